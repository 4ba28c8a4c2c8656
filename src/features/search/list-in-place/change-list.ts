import { announceEvent } from "#browser/announce-event.ts";
import { fetchPage } from "#browser/fetch-page.ts";
import { morphElement, takeAttributes } from "#browser/morph-dom.ts";
import { emit } from "#browser/page-events.ts";
import { navigationEnds, navigationStarts } from "#browser/pending-navigation.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { isPanelEntry, isPanelOpen, panelOpened } from "./filter-panel.ts";
import { findValues } from "./find-values.ts";
import { isTyped } from "./is-typed.ts";
import { filtersOf, listIn, listStateOf, resultsOf } from "./list-state.ts";
import { pushEntry, restoreScroll } from "./push-entry.ts";

const controls = "a, button, input:not([type=hidden]), select, summary";

/** What a control is called, which stays the same when the list around it changes; numbers do not, nor the element that opens a group of filters. */
const keyOf = (control: Element): string => {
  const field =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
  const value = field?.type === "checkbox" ? field.value : "";
  const text = control.getAttribute("aria-label") ?? (field ? "" : control.textContent.replace(/\d+/g, ""));
  return [field?.name, value, text.trim()].join("|");
};

const finderIn = (list: Element) => list.querySelector<HTMLInputElement>("input[data-find]");

/**
 * Changes the list and preserves the visitor's place in it: the focus, what is being typed, what is looked for among the brands,
 * the open panel. All else is as the server renders it.
 * @param requested what the field with the focus held when the list was requested
 * @returns the list as it is now, and whether the focus found its control again
 */
const keepPlace = (
  list: HTMLElement,
  requested: string | undefined,
  change: () => void,
): { readonly list: HTMLElement; readonly isFound: boolean } => {
  const active = list.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.matches(controls) ? keyOf(active) : undefined;
  const field = isTyped(active) ? active : undefined;
  const { value = "", selectionStart = null } = field ?? {};
  const found = finderIn(list)?.value ?? "";
  const isOpen = isPanelOpen(filtersOf(list));

  change();
  const now = listIn(document) ?? list;
  for (const form of now.querySelectorAll("form")) form.reset();
  const finder = finderIn(now);
  if (finder && found !== "") {
    finder.value = found;
    findValues(finder);
  }
  if (isOpen) filtersOf(now)?.togglePopover(true);
  if (key === undefined) return { list: now, isFound: true };
  const control = [...now.querySelectorAll<HTMLElement>(controls)].find((each) => keyOf(each) === key);
  control?.focus({ preventScroll: true });
  if (field && isTyped(control)) {
    if (value !== requested) control.value = value;
    control.setSelectionRange(selectionStart, selectionStart);
  }
  return { list: now, isFound: control !== undefined };
};

/** What of the head belongs to an address. */
const ofAddress =
  "link[rel=canonical],link[rel=alternate],link[rel=prev],link[rel=next],meta[name=robots],meta[name=description],meta[property]";

/** Makes this document another state of its list: the content, and what speaks of the address. */
const morphPage = (next: Document): void => {
  document.title = next.title;
  for (const own of document.head.querySelectorAll(ofAddress)) own.remove();
  document.head.append(...next.head.querySelectorAll(ofAddress));
  const links = next.querySelectorAll("header a");
  document.querySelectorAll<HTMLAnchorElement>("header a").forEach((own, index) => {
    const link = links[index];
    if (link) takeAttributes(own, link);
  });
  const [main, other] = [document.querySelector("main"), next.querySelector("main")];
  if (main && other) morphElement(main, other);
};

/** What leads to another state of a list, as far as the history is concerned. */
interface Step {
  /** Canonical addresses: of the state that is to be shown and of the one that is. */
  readonly to: string;
  readonly from: string;
  /** The fields that were typed into now and for the state that is shown. */
  readonly typedInto?: string;
  readonly typedBefore?: string;
  /** Whether the present entry stands for the open panel, which what is shown then replaces. */
  readonly isPanel: boolean;
}

/** Whether the state gets an entry of its own: going on typing, leaving the panel and the same once more are no steps. */
export const historyStep = ({ to, from, typedInto, typedBefore, isPanel }: Step): "push" | "replace" =>
  isPanel || to === from || (typedInto !== undefined && typedInto === typedBefore) ? "replace" : "push";

const pauseBeforeSpeakingMs = 100;

/** What the visitor did that leads to another state of the list; nothing is known of it where the history leads there. */
export interface ListRequest {
  readonly form?: HTMLFormElement;
  /** The field that was typed into: going on in it makes no further entry in the history. */
  readonly typedInto?: string;
  /** Whether the results are shown from their start. */
  readonly toResults?: boolean;
}

const here = (): string => location.pathname + location.search;

/** The address that the markup belongs to, which the history may have left already. */
let shown: string;
let controller: AbortController | undefined;
let pending: ListRequest | undefined;
let typedInto: string | undefined;
let speaking: ReturnType<typeof setTimeout> | undefined;

/** The list that is requested and has not arrived yet. */
export const pendingRequest = (): ListRequest | undefined => pending;

const busy = (is: boolean): void => {
  const list = listIn(document);
  const results = list && resultsOf(list);
  if (results) results.ariaBusy = is ? "true" : null;
};

/** Aborts the pending request. */
export const settle = (): void => {
  controller?.abort();
  controller = pending = undefined;
  navigationEnds();
  busy(false);
};

const speak = (list: HTMLElement, text: string): void => {
  clearTimeout(speaking);
  // A live region speaks of what changes in it once it is there.
  speaking = setTimeout(
    () => list.querySelector("[data-outcome]")?.replaceChildren(text),
    pauseBeforeSpeakingMs,
  );
};

const writeAddress = (to: string, request: ListRequest): void => {
  const step = {
    to,
    from: shown,
    typedInto: request.typedInto,
    typedBefore: typedInto,
    isPanel: isPanelEntry(),
  };
  if (historyStep(step) === "push") pushEntry({}, to);
  else history.replaceState({}, "", to);
};

/** Puts the focus and the view where they belong, and announces the outcome: once, by the heading or by the live region. */
const placeVisitor = (list: HTMLElement, isFound: boolean, request: ListRequest | undefined): void => {
  const results = resultsOf(list);
  if (request?.toResults) results?.scrollIntoView({ block: "start", behavior: "instant" });
  if (!request) restoreScroll();
  if (isFound && !request?.toResults) speak(list, listStateOf(list).outcome);
  else results?.querySelector("h2")?.focus({ preventScroll: true });
};

const show = (page: Document, request: ListRequest | undefined, field: string | undefined): void => {
  const next = listIn(page);
  const old = listIn(document);
  if (!next || !old) return;
  const { address, query, total } = listStateOf(next);
  const { pathname } = new URL(shown, location.href);
  old.querySelector("[data-outcome]")?.replaceChildren();
  const isSame = address === shown;
  if (request) writeAddress(address, request);
  typedInto = request?.typedInto;
  shown = here();
  settle();
  const { list, isFound } = keepPlace(old, field, () => morphPage(page));
  if (isPanelOpen(filtersOf(list))) panelOpened();
  // A group of filters that was opened changes no outcome.
  if (!isSame || !isFound) placeVisitor(list, isFound, request);
  // The search is recorded here, and not as a page that was opened by its address.
  if (request) {
    delete list.dataset.pageEvent;
    if (!isSame) announceEvent(browsingCodes.search, { query, total });
  }
  emit("volante:exchanged", { part: list });
  if (location.pathname !== pathname) emit("volante:visit");
};

/** The browser goes there by itself: it can show what this cannot. */
const leave = (address: string, request: ListRequest | undefined): void => {
  if (request) location.assign(address);
  else location.reload();
};

/** Offline, leaving the page would fail: shows a notice and leaves the page as it is, with what was chosen. */
const showOffline = (): void => {
  settle();
  const list = listIn(document);
  const notice = list?.querySelector<HTMLElement>("[data-offline]");
  if (!list || !notice) return;
  notice.hidden = false;
  notice.scrollIntoView({ block: "nearest", behavior: "instant" });
  speak(list, notice.textContent);
};

/** Shows another state of the list, the last one that is requested. */
export const changeList = async (address: string, request?: ListRequest): Promise<void> => {
  settle();
  if (request && address === shown) return;
  const own = new AbortController();
  controller = own;
  pending = request;
  busy(true);
  navigationStarts("part");
  const { activeElement } = document;
  const field = isTyped(activeElement) ? activeElement.value : undefined;
  try {
    // Going back shows what was there, as the browser does with documents.
    const cache = request ? "default" : "force-cache";
    const answer = await fetchPage(address, { signal: own.signal, cache });
    if (answer.kind === "page" && listIn(answer.document)) show(answer.document, request, field);
    else leave(answer.address, request);
  } catch {
    if (own.signal.aborted) return;
    if (request && !navigator.onLine) showOffline();
    else leave(address, request);
  }
};

/** Follows the history from now on. @param address what the markup of this document was rendered for */
export const followHistory = (address: string): void => {
  shown = address;
  const follow = () => {
    if (here() !== shown) void changeList(here());
    else if (controller) settle();
  };
  addEventListener("popstate", follow);
  follow();
};
