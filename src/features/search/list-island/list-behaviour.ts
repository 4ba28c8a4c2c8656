import { announceEvent } from "#browser/announce-event.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { openFilterPanel } from "./filter-panel.ts";
import { findValues } from "./find-values.ts";
import { rememberCard, returnToCard } from "./followed-card.ts";
import { formAddress } from "./form-address.ts";
import { finderIn, type Place, rememberPlace, restorePlace } from "./keep-place.ts";
import type { Go, ListFacts } from "./list-facts.ts";

const typingPauseMs = 600;

/** Lives across the replacement of a list by its next state, which happens within one commit of the framework. */
let kept: Place | undefined;
/** Set from asking for a state of the list until it is shown. */
let asked: { readonly toResults: boolean; readonly field: string | undefined } | undefined;
/** The field whose typing made the last entry of the history, which further typing replaces. */
let typedInto: string | undefined;

const isTyped = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(text|search)$/.test(field.type);
const pathOf = (form: HTMLFormElement) => new URL(form.action).pathname;
const currentAddress = () => location.pathname + location.search;

/**
 * Makes a list change in place: every choice leads to its address by history push, the place on the page stays, the
 * outcome is announced once.
 * @param root the list with its filters
 * @param status an empty live region
 * @param isShownAnew the list has just come, by a soft navigation; false on a page that the visitor already uses
 * @returns what has to be called before the markup is taken away
 */
export function attachList(
  root: HTMLElement,
  status: HTMLElement,
  facts: ListFacts,
  go: Go,
  isShownAnew: boolean,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const results = root.querySelector<HTMLElement>("[data-results]");
  const heading = results?.querySelector<HTMLElement>("h2");
  let typing: ReturnType<typeof setTimeout> | undefined;
  root.dataset.live = "";

  const ask: Go = (address, replace) => {
    if (address === currentAddress()) return;
    const { activeElement } = document;
    asked = { toResults: false, field: isTyped(activeElement) ? activeElement.value : undefined };
    results?.setAttribute("aria-busy", "true");
    go(address, replace);
  };
  const form = root.querySelector<HTMLFormElement>("form[popover]");
  const panel = form && openFilterPanel(form, facts, ask, signal);

  /**
   * In the panel only a brand is applied at once, for the models to choose from depend on it, and what is chosen while
   * the list is on its way, or it would be lost.
   */
  const apply = (from: HTMLFormElement, typedField?: string, isBrand = false) => {
    clearTimeout(typing);
    const inPanel = from === form && panel?.isOpen() === true;
    if (inPanel && !isBrand && !results?.ariaBusy) return panel.recount();
    const again = typedField !== undefined && typedField === typedInto;
    typedInto = typedField;
    ask(formAddress(pathOf(from), new FormData(from), facts.preset), again || inPanel);
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => root.addEventListener(type, listener, { signal });

  on("input", ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.dataset.find !== undefined) return findValues(field);
    const from = field.form;
    if (!from || !field.name || field.name === "text") return;
    const isBrand = field.name === "brand";
    clearTimeout(typing);
    if (isTyped(field)) typing = setTimeout(apply, typingPauseMs, from, field.name);
    else apply(from, undefined, isBrand);
  });
  on("change", ({ target }) => {
    if (isTyped(target) && target.form && target.name && target.name !== "text")
      apply(target.form, target.name);
  });
  on("keydown", (event) => {
    const isFinder = event.target instanceof HTMLElement && event.target.dataset.find !== undefined;
    if (event.key === "Enter" && isFinder) event.preventDefault();
  });
  on("submit", (event) => {
    const from = event.target as HTMLFormElement;
    // The buttons of the cards are forms of their own.
    if (from.closest("article")) return;
    event.preventDefault();
    clearTimeout(typing);
    typedInto = undefined;
    if (from === form && panel?.isOpen()) panel.leave();
    else ask(formAddress(pathOf(from), new FormData(from), facts.preset));
  });
  on("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button > 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    const card = link.closest("article");
    if (card && link.closest("h3")) {
      const vin = card.dataset.vin ?? "";
      const position = [...root.querySelectorAll("article")].indexOf(card) + facts.offset + 1;
      rememberCard(vin);
      announceEvent(trackingCodes.searchResultClick, { vin, position });
    } else if ([facts.path, location.pathname].includes(link.pathname) && link.hash === "") {
      event.preventDefault();
      if (link.dataset.clear !== undefined && panel?.isOpen()) return panel.clear();
      typedInto = undefined;
      ask(link.pathname + link.search);
      if (asked && link.closest("nav")) asked = { ...asked, toResults: true };
    }
  });

  const showOutcome = (place: Place) => {
    const isFound = restorePlace(root, place);
    const finder = finderIn(root);
    if (finder && place.found !== "") {
      finder.value = place.found;
      findValues(finder);
    }
    if (place.path !== facts.path && !asked) return;
    if (asked?.toResults || !isFound) heading?.focus({ preventScroll: true });
    if (asked?.toResults) results?.scrollIntoView({ block: "start", behavior: "instant" });
    if (asked) announceEvent(trackingCodes.search, { query: facts.query, total: facts.total });
    asked = undefined;
    // A live region speaks of what changes in it once it is there.
    const speaking = setTimeout(() => {
      status.textContent = facts.outcome;
    }, pauseBeforeSpeakingMs);
    signal.addEventListener("abort", () => clearTimeout(speaking));
  };
  if (kept) showOutcome(kept);
  else if (isShownAnew) returnToCard(root);
  kept = undefined;

  return () => {
    clearTimeout(typing);
    ended.abort();
    kept = rememberPlace(root, facts.path, asked?.field);
    setTimeout(() => {
      kept = undefined;
    });
  };
}

const pauseBeforeSpeakingMs = 100;
