import { isHistoryNavigation } from "#browser/is-history-navigation.ts";
import { clickedLink } from "#browser/is-plain-click.ts";
import { navigationEnds, navigationStarts } from "#browser/pending-navigation.ts";
import { whatFollows } from "./followed-link.ts";

/** In the state of the history's entry: the link of the content that was followed from this page. */
interface FollowedState {
  readonly followed?: string;
}

const onClick = (event: MouseEvent): void => {
  const link = clickedLink(event);
  const replaced = link && whatFollows(link, location);
  if (!replaced) return;
  if (link.closest("main"))
    history.replaceState({ ...history.state, followed: link.getAttribute("href") }, "");
  // After the browser has begun, which counts as giving up what was written into the history just now.
  setTimeout(navigationStarts, 0, replaced);
};

/** Going back, the focus is on the link that was followed, unless it is somewhere already; the view is the browser's. */
const placeFocus = (): void => {
  const { followed } = (history.state ?? {}) as FollowedState;
  if (!followed || document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>(`main a[href="${CSS.escape(followed)}"]`)
    ?.focus({ preventScroll: true });
};

/** Shows the loader while the browser fetches the document that a link leads to, and returns to the link when it comes back. */
export const watchNavigation = (): void => {
  // Last of all: what a behaviour answers by itself leads nowhere.
  addEventListener("click", onClick);
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") navigationEnds();
  });
  // Not in every browser: a navigation that was stopped, or that became a download.
  (window as { navigation?: EventTarget }).navigation?.addEventListener("navigateerror", navigationEnds);
  addEventListener("pageshow", ({ persisted }) => {
    navigationEnds();
    if (persisted) placeFocus();
  });
  if (isHistoryNavigation()) placeFocus();
};
