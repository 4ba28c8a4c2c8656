import { fetchPage } from "#browser/fetch-page.ts";
import { morphElement } from "#browser/morph-dom.ts";
import { emit } from "#browser/page-events.ts";
import { wholeEuros } from "#domain/whole-euros.ts";

/** Typing pauses longer than this count as finished, in ms. */
const pauseMs = 800;
/** Changes closer together than this are sent as one request, after the last, in ms. */
const hurryMs = 300;

/**
 * The delay before the next request, in ms.
 * @param isTyped a key was pressed in a field that still has the focus
 * @param sinceLast ms since the last request
 */
export const waitBefore = (isTyped: boolean, sinceLast: number): number =>
  isTyped ? pauseMs : sinceLast < hurryMs ? hurryMs : 0;

/**
 * Whether a field's value may be complete: an amount within the range. Half a number, such as 33 of 3300,
 * would return an error.
 */
export const isOnOffer = (
  text: string,
  { min, max }: { readonly min: string; readonly max: string },
): boolean => {
  const euros = wholeEuros(text);
  return euros !== undefined && euros >= Number(min) && euros <= Number(max);
};

const timeoutMs = 12_000;

/** The latest request of each quote; responses to earlier ones are ignored. */
const attempts = new WeakMap<HTMLElement, AbortController>();
/** The field being typed in: not overwritten until the visitor leaves or submits it. */
let typedIn: EventTarget | null = null;
let lastRequestAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

const queryOf = (form: HTMLFormElement): string =>
  String(new URLSearchParams([...new FormData(form)] as [string, string][]));

/** Whether the form's values are those of the last request. */
const isCurrent = (quote: HTMLElement): boolean => {
  const form = quote.querySelector("form");
  return !form || queryOf(form) === quote.dataset.asked;
};

/** The server has rendered the message of each phase; `data-when` names them. */
const showPhase = (quote: HTMLElement, phase: string): void => {
  quote.dataset.phase = phase;
  quote.ariaBusy = String(phase === "busy");
  for (const message of quote.querySelectorAll<HTMLElement>("[data-when]"))
    message.hidden = !message.dataset.when?.split(" ").includes(phase);
};

/** Replaces the quote, and what the page shows of it elsewhere, by that of another page. */
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

/** Requests the quote of the form's values, unless they are those of the last request. */
const requestQuote = async (quote: HTMLElement): Promise<void> => {
  const form = quote.querySelector("form");
  if (!form || isCurrent(quote)) return;
  const query = queryOf(form);
  attempts.get(quote)?.abort();
  const own = new AbortController();
  attempts.set(quote, own);
  quote.dataset.asked = query;
  lastRequestAt = performance.now();
  showPhase(quote, "busy");
  const limit = setTimeout(() => own.abort(), timeoutMs);
  const address = `${new URL(form.action).pathname}?${query}&part=quote`;
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
  // Invalid input stays as it was typed.
  if (!isBeingChanged && queryOf(form) === query && !form.querySelector("[aria-invalid]")) form.reset();
  quote.dataset.asked = isBeingChanged ? query : queryOf(form);
  history.replaceState(history.state, "", `?${quote.dataset.query}${location.hash}`);
  if (quote.dataset.event) emit("volante:track", JSON.parse(quote.dataset.event));
  emit("volante:exchanged", { part: quote });
};

/** Syncs the slider and the field beside it; the last change counts. */
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

const requestSoon = (quote: HTMLElement, isTyped: boolean): void => {
  clearTimeout(timer);
  const wait = waitBefore(isTyped, performance.now() - lastRequestAt);
  if (wait === 0) void requestQuote(quote);
  else timer = setTimeout(() => void requestQuote(quote), wait);
};

/** A value was chosen: cancels the pending request. */
const onChosen = (quote: HTMLElement): void => {
  typedIn = null;
  if (isCurrent(quote)) return;
  attempts.get(quote)?.abort();
  attempts.delete(quote);
  delete quote.dataset.asked;
  requestSoon(quote, false);
};

/** Keeps quotes in sync with their forms: requests on completed choices, not on each slider pixel. */
export const start = (): void => {
  on("input", (quote, { target, isTrusted }) => {
    if (!(target instanceof HTMLElement)) return;
    const slider = quote.querySelector<HTMLInputElement>("[type=range]");
    mirror(target, slider);
    if (isCurrent(quote)) return;
    if (target instanceof HTMLInputElement && target.type === "text" && target.matches(":focus")) {
      typedIn = target;
      if (slider && isOnOffer(target.value, slider)) requestSoon(quote, true);
      else clearTimeout(timer);
    }
    // Changes made before the scripts loaded are repeated as `input`, without a change event.
    else if (!isTrusted && !target.matches(":active")) onChosen(quote);
  });
  on("change", onChosen);
  on("submit", (quote, event) => {
    event.preventDefault();
    onChosen(quote);
  });
};
