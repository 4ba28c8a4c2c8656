import { fetchPage } from "#browser/fetch-page.ts";
import { emit, listenTo } from "#browser/page-events.ts";
import { recentStorageKey } from "#domain/consent.ts";
import { recentLimit } from "#domain/recent-limit.ts";
import { showAlert } from "#ui/alert/show-alert.ts";

/** Deletes the recently viewed vehicles. */
export const clearRecent = (): void => {
  try {
    localStorage.removeItem(recentStorageKey);
  } catch {
    // Without storage there are none.
  }
};

/** The consent, as the consent script writes it on the root element. */
const isAllowed = (): boolean => document.documentElement.dataset.consent === "all";

/** Parses the stored VINs; anything else is left out. */
export const parseRecent = (text: string | null): readonly string[] =>
  [...new Set((text ?? "").split(" "))].filter((vin) => /^[A-Z0-9]{17}$/.test(vin)).slice(0, recentLimit);

/** Puts a vehicle first; twelve at most. */
export const withViewed = (vins: readonly string[], vin: string): readonly string[] =>
  [vin, ...vins.filter((other) => other !== vin)].slice(0, recentLimit);

/** The recently viewed vehicles; none without consent, and stored ones are then deleted. */
export const recentVehicles = (): readonly string[] => {
  if (!isAllowed()) {
    clearRecent();
    return [];
  }
  try {
    return parseRecent(localStorage.getItem(recentStorageKey));
  } catch {
    return [];
  }
};

/** Stores a viewed vehicle, given consent. */
export const rememberViewed = (vin: string): void => {
  if (!isAllowed()) return;
  try {
    localStorage.setItem(recentStorageKey, withViewed(recentVehicles(), vin).join(" "));
  } catch {
    // Storage is forbidden or full: the page works without.
  }
};

/** Calls back once, when `isReached` returns true for the element's position. */
const once = (
  element: Element,
  isReached: (entry: IntersectionObserverEntry) => boolean,
  act: () => void,
  rootMargin = "0px",
): void =>
  new IntersectionObserver(
    ([entry], watch) => {
      if (!entry || !isReached(entry)) return;
      watch.disconnect();
      act();
    },
    { rootMargin },
  ).observe(element);

const isBelow = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean =>
  !isIntersecting && boundingClientRect.top >= 0;

const fetchRow = async (place: HTMLElement, vins: readonly string[]): Promise<void> => {
  const page = await fetchPage(`${place.dataset.recentPage}?vin=${vins}`);
  const row = page.kind === "page" && page.document.querySelector("[data-recent-row]");
  if (!row) return;
  // Only while it is below the viewport: nothing visible moves.
  once(place, isBelow, () => {
    if (recentVehicles().length === 0) return;
    place.replaceChildren(row);
    emit("volante:exchanged", { part: row });
  });
};

const clear = (button: HTMLElement): void => {
  clearRecent();
  button.closest("[data-recent-row]")?.remove();
  showAlert({ type: "success", message: button.dataset.recentClear ?? "" });
  document.getElementById("main")?.focus({ preventScroll: true });
};

/**
 * Stores the page's vehicle and shows the other recently viewed ones, given consent. Their page is loaded
 * some screens before they come into view, for slow networks.
 */
export const start = (): void => {
  const stored = new WeakSet<Element>();
  const update = () => {
    const place = document.querySelector<HTMLElement>("[data-recent]");
    const { recent: current = "" } = place?.dataset ?? {};
    const vins = recentVehicles().filter((vin) => vin !== current);
    if (current) rememberViewed(current);
    if (vins.length === 0) place?.replaceChildren();
    else if (place && !stored.has(place)) {
      stored.add(place);
      const bring = () => void fetchRow(place, vins).catch(() => undefined);
      once(place, ({ isIntersecting }) => isIntersecting, bring, "2000px");
    }
  };
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-recent-clear]");
    if (button) clear(button);
  });
  listenTo("volante:visit", update);
  listenTo("volante:consent", update);
  update();
};
