import { fetchPage } from "#browser/fetch-page.ts";
import { morphElement } from "#browser/morph-dom.ts";
import { emit } from "#browser/page-events.ts";
import { wholeEuros } from "#domain/whole-euros.ts";
import { isOnOffer, waitBefore } from "./quote-rules.ts";

const patienceMs = 12_000;

/** The newest question of a quote; an answer to an older one is not shown. */
const attempts = new WeakMap<HTMLElement, AbortController>();
/** The field that a visitor is typing in: until he leaves it or sends it nothing is written there. */
let typedIn: EventTarget | null = null;
let lastAsked = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

const wishOf = (form: HTMLFormElement): string =>
  String(new URLSearchParams([...new FormData(form)] as [string, string][]));

/** Whether what the form says now is what was asked last. */
const isAsked = (quote: HTMLElement): boolean => {
  const form = quote.querySelector("form");
  return !form || wishOf(form) === quote.dataset.asked;
};

/** The server has rendered what is said in each phase; `data-when` names them. */
const showPhase = (quote: HTMLElement, phase: string): void => {
  quote.dataset.phase = phase;
  quote.ariaBusy = String(phase === "busy");
  for (const said of quote.querySelectorAll<HTMLElement>("[data-when]"))
    said.hidden = !said.dataset.when?.split(" ").includes(phase);
};

/** Exchanges the quote, and what the page says of it elsewhere, for what another page says. */
const takeOver = (quote: HTMLElement, rendered: HTMLElement): void => {
  const { cash } = quote.dataset;
  const page = rendered.ownerDocument;
  morphElement(quote, rendered);
  for (const part of document.querySelectorAll<HTMLElement>("[data-quoted]")) {
    const other = page.querySelector(`[data-quoted=${part.dataset.quoted}]`);
    if (other) morphElement(part, other);
  }
  showPhase(quote, quote.dataset.cash === cash ? "updated" : "repriced");
};

/** Asks for the quote of what the form says now, unless that was the last question. */
const ask = async (quote: HTMLElement): Promise<void> => {
  const form = quote.querySelector("form");
  if (!form || isAsked(quote)) return;
  const wish = wishOf(form);
  attempts.get(quote)?.abort();
  const own = new AbortController();
  attempts.set(quote, own);
  quote.dataset.asked = wish;
  lastAsked = performance.now();
  showPhase(quote, "busy");
  const limit = setTimeout(() => own.abort(), patienceMs);
  const address = `${new URL(form.action).pathname}?${wish}&part=quote`;
  const page = await fetchPage(address, { signal: own.signal }).catch(() => undefined);
  clearTimeout(limit);
  if (attempts.get(quote) !== own || !quote.isConnected) return;
  const rendered =
    page?.kind === "page" &&
    page.document.querySelector<HTMLElement>(`[data-quote="${quote.dataset.quote}"]`);
  if (!rendered) {
    delete quote.dataset.asked;
    showPhase(quote, page?.status === 429 ? "limited" : "failed");
    return;
  }
  takeOver(quote, rendered);
  const isBeingChanged = typedIn instanceof Node && form.contains(typedIn);
  // What could not be read stays as it was typed.
  if (!isBeingChanged && wishOf(form) === wish && !form.querySelector("[aria-invalid]")) form.reset();
  quote.dataset.asked = isBeingChanged ? wish : wishOf(form);
  history.replaceState(history.state, "", `?${quote.dataset.query}${location.hash}`);
  if (quote.dataset.event) emit("volante:track", JSON.parse(quote.dataset.event));
  emit("volante:exchanged", { part: quote });
};

/** The slider and the field beside it say the same; the one that was moved last decides. */
const mirror = (moved: EventTarget | null, slider: HTMLInputElement | null | undefined): void => {
  if (!(moved instanceof HTMLInputElement) || !slider) return;
  const field = slider.form?.elements.namedItem("deposit");
  if (moved === slider && field instanceof HTMLInputElement) field.value = slider.value;
  const euros = wholeEuros(moved.value);
  if (moved === field && euros) slider.value = String(euros);
};

const on = (type: string, handle: (quote: HTMLElement, event: Event) => void): void =>
  document.addEventListener(type, (event) => {
    const { target } = event;
    const quote = target instanceof Element && target.closest<HTMLElement>("[data-quote]");
    if (quote) handle(quote, event);
  });

const askSoon = (quote: HTMLElement, isTyped: boolean): void => {
  clearTimeout(timer);
  const wait = waitBefore(isTyped, performance.now() - lastAsked);
  if (wait === 0) void ask(quote);
  else timer = setTimeout(() => void ask(quote), wait);
};

/** Something was chosen: what is on its way no longer counts. */
const onChosen = (quote: HTMLElement): void => {
  typedIn = null;
  if (isAsked(quote)) return;
  attempts.get(quote)?.abort();
  attempts.delete(quote);
  delete quote.dataset.asked;
  askSoon(quote, false);
};

/** Keeps quotes in step with their forms, once a choice is made, not at every pixel of the slider. */
export const start = (): void => {
  on("input", (quote, { target, isTrusted }) => {
    if (!(target instanceof HTMLElement)) return;
    const slider = quote.querySelector<HTMLInputElement>("[type=range]");
    mirror(target, slider);
    if (isAsked(quote)) return;
    if (target instanceof HTMLInputElement && target.type === "text" && target.matches(":focus")) {
      typedIn = target;
      if (slider && isOnOffer(target.value, slider)) askSoon(quote, true);
      else clearTimeout(timer);
    }
    // What was changed before the scripts came is told again, without a change event.
    else if (!isTrusted && !target.matches(":active")) onChosen(quote);
  });
  on("change", onChosen);
  on("submit", (quote, event) => {
    event.preventDefault();
    onChosen(quote);
  });
};
