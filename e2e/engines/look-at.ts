/** What of the page is meant: a selector, and where that is not enough a text that it holds or is named by. */
export type LookTarget = string | readonly [selector: string, text: string];

/** What a visitor sees of the first visible element of a place, or of the first one when none is visible. */
export type Seen = Readonly<{
  /** How many are visible. */
  count: number;
  text: string;
  value: string;
  isChecked: boolean;
  isFocused: boolean;
  isInView: boolean;
  attributes: Readonly<Record<string, string>>;
  /** Its first line's middle, in pixels of the window. */
  at: readonly [x: number, y: number];
  /** Whether a pointer there meets the element, not something above it. */
  isOnTop: boolean;
}>;

/**
 * Looks at a place of the page. Sent as text to the browser, so it may use nothing from outside itself.
 * @param bring first moves it to the middle of the window, at once
 */
export const lookAt = (selector: string, text: string, bring: boolean): Seen | null => {
  const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const isMeant = (element: Element) =>
    text === "" || element.ariaLabel === text || words(element).includes(text);
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const meant = [...document.querySelectorAll(selector)].filter(isMeant);
  const visible = meant.filter(isVisible);
  const element = visible[0] ?? meant[0];
  if (element === undefined) return null;
  if (bring) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect(-1, -1);
  const at = [Math.floor(left + width / 2), Math.floor(top + height / 2)] as const;
  const met = document.elementFromPoint(...at);
  return {
    count: visible.length,
    text: words(element),
    value: "value" in element ? String(element.value) : "",
    isChecked: "checked" in element && element.checked === true,
    isFocused: document.activeElement === element,
    isInView: top >= 0 && top + height <= innerHeight,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    at,
    isOnTop: met !== null && (element.contains(met) || met.contains(element)),
  };
};

/** Watches where the next pointer goes down. Sent as text to the browser, as all of these. */
export const watchPointer = (selector: string): void => {
  const watched = { met: "nothing" };
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const met = target as Element;
      // A label stands for the field in it; what else lies around the place is a miss.
      const isMeant = met.closest(selector) ?? met.closest("label")?.querySelector(selector);
      watched.met = isMeant ? "" : met.outerHTML.slice(0, 100);
    },
    { capture: true, once: true },
  );
  Object.assign(window, { watched });
};

/** What the pointer met instead of what was meant; empty where it met that, or where this is another document. */
export const missedBy = (): string =>
  (window as { readonly watched?: { readonly met: string } }).watched?.met ?? "";
