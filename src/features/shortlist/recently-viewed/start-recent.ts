import { fetchPage } from "#browser/fetch-page.ts";
import { emit, listenTo } from "#browser/page-events.ts";
import { showAlert } from "#ui/alert/show-alert.ts";
import { clearRecent } from "./clear-recent.ts";
import { recentVehicles, rememberViewed } from "./recent-vehicles.ts";

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
