import { announceEvent } from "#browser/announce-event.ts";
import { fetchPage } from "#browser/fetch-page.ts";
import { emit } from "#browser/page-events.ts";
import { navigationEnds, navigationStarts } from "#browser/pending-navigation.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { isPanelEntry, isPanelOpen, panelOpened } from "./filter-panel.ts";
import { historyStep } from "./history-step.ts";
import { isTyped } from "./is-typed.ts";
import { keepPlace } from "./keep-place.ts";
import { filtersOf, listIn, listStateOf, resultsOf } from "./list-state.ts";
import { morphPage } from "./morph-page.ts";
import { pushEntry, scrollAsLeft } from "./push-entry.ts";

const pauseBeforeSpeakingMs = 100;

/** What the visitor did that leads to another state of the list; nothing is known of it where the history leads there. */
export interface Wish {
  readonly form?: HTMLFormElement;
  /** The field that was typed into: going on in it makes no further entry in the history. */
  readonly typedInto?: string;
  /** Whether the results are looked at from their beginning. */
  readonly toResults?: boolean;
}

const here = (): string => location.pathname + location.search;

/** The address that the markup belongs to, which the history may have left already. */
let shown: string;
let asking: AbortController | undefined;
let asked: Wish | undefined;
let typedInto: string | undefined;
let speaking: ReturnType<typeof setTimeout> | undefined;

/** What was asked for and has not come yet. */
export const askedFor = (): Wish | undefined => asked;

const busy = (is: boolean): void => {
  const list = listIn(document);
  const results = list && resultsOf(list);
  if (results) results.ariaBusy = is ? "true" : null;
};

/** Gives up what was asked for. */
export const settle = (): void => {
  asking?.abort();
  asking = asked = undefined;
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

const writeAddress = (to: string, wish: Wish): void => {
  const step = {
    to,
    from: shown,
    typedInto: wish.typedInto,
    typedBefore: typedInto,
    isPanel: isPanelEntry(),
  };
  if (historyStep(step) === "push") pushEntry({}, to);
  else history.replaceState({}, "", to);
};

/** Puts the focus and the view where they belong, and says the outcome: once, by the heading or by the live region. */
const placeVisitor = (list: HTMLElement, isFound: boolean, wish: Wish | undefined): void => {
  const results = resultsOf(list);
  if (wish?.toResults) results?.scrollIntoView({ block: "start", behavior: "instant" });
  if (!wish) scrollAsLeft();
  if (isFound && !wish?.toResults) speak(list, listStateOf(list).outcome);
  else results?.querySelector("h2")?.focus({ preventScroll: true });
};

const show = (page: Document, wish: Wish | undefined, field: string | undefined): void => {
  const next = listIn(page);
  const old = listIn(document);
  if (!next || !old) return;
  const { address, query, total } = listStateOf(next);
  const { pathname } = new URL(shown, location.href);
  old.querySelector("[data-outcome]")?.replaceChildren();
  if (wish) writeAddress(address, wish);
  typedInto = wish?.typedInto;
  shown = here();
  settle();
  const { list, isFound } = keepPlace(old, field, () => morphPage(page));
  const panel = filtersOf(list);
  if (panel && isPanelOpen(panel)) panelOpened(panel);
  placeVisitor(list, isFound, wish);
  // The search is recorded here, and not as a page that was opened by its address.
  if (wish) {
    delete list.dataset.pageEvent;
    announceEvent(browsingCodes.search, { query, total });
  }
  emit("volante:exchanged", { part: list });
  if (location.pathname !== pathname) emit("volante:visit");
};

/** The browser goes there by itself: it can show what this cannot. */
const leave = (address: string, wish: Wish | undefined): void => {
  if (wish) location.assign(address);
  else location.reload();
};

/** Offline nothing would come of leaving the page: it says so and stays as it is, with what was chosen. */
const showOffline = (): void => {
  settle();
  const list = listIn(document);
  const notice = list?.querySelector<HTMLElement>("[data-offline]");
  if (!list || !notice) return;
  notice.hidden = false;
  notice.scrollIntoView({ block: "nearest", behavior: "instant" });
  speak(list, notice.textContent);
};

/** Shows another state of the list, the last one that is asked for. */
export const changeList = async (address: string, wish?: Wish): Promise<void> => {
  settle();
  if (wish && address === shown) return;
  const own = new AbortController();
  asking = own;
  asked = wish;
  busy(true);
  navigationStarts("part");
  const { activeElement } = document;
  const field = isTyped(activeElement) ? activeElement.value : undefined;
  try {
    // Going back shows what was there, as the browser does with documents.
    const cache = wish ? "default" : "force-cache";
    const answer = await fetchPage(address, { signal: own.signal, cache });
    if (answer.kind === "page" && listIn(answer.document)) show(answer.document, wish, field);
    else leave(answer.address, wish);
  } catch {
    if (own.signal.aborted) return;
    if (wish && !navigator.onLine) showOffline();
    else leave(address, wish);
  }
};

/** Follows the history from now on. @param address what the markup of this document was rendered for */
export const followHistory = (address: string): void => {
  shown = address;
  const follow = () => {
    if (here() !== shown) void changeList(here());
    else if (asking) settle();
  };
  addEventListener("popstate", follow);
  follow();
};
