import { isHistoryNavigation } from "#browser/is-history-navigation.ts";
import { clickedLink } from "#browser/is-plain-click.ts";
import { navigationEnds, navigationStarts } from "#browser/pending-navigation.ts";
import { whatFollows } from "./followed-link.ts";

/** Stored in the state of the history entry: the content link that was followed from this page. */
interface FollowedState {
  readonly followed?: string;
}

const onClick = (event: MouseEvent): void => {
  const link = clickedLink(event);
  const replaced = link && whatFollows(link, location);
  if (!replaced) return;
  if (link.closest("main"))
    history.replaceState({ ...history.state, followed: link.getAttribute("href") }, "");
  // After the browser has started to navigate, which would discard an earlier change of the history entry.
  setTimeout(navigationStarts, 0, replaced);
};

/**
 * After Back, focuses the link that was followed unless something else has the focus; the browser restores
 * the scroll position.
 */
const placeFocus = (): void => {
  const { followed } = (history.state ?? {}) as FollowedState;
  if (!followed || document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>(`main a[href="${CSS.escape(followed)}"]`)
    ?.focus({ preventScroll: true });
};

/** Shows the loader while the target of a link loads, and returns the focus to the link after Back. */
export const watchNavigation = (): void => {
  // Last: links that a behaviour handles do not navigate.
  addEventListener("click", onClick);
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") navigationEnds();
  });
  // For a navigation that was stopped or became a download; not supported by every browser.
  (window as { navigation?: EventTarget }).navigation?.addEventListener("navigateerror", navigationEnds);
  addEventListener("pageshow", ({ persisted }) => {
    navigationEnds();
    if (persisted) placeFocus();
  });
  if (isHistoryNavigation()) placeFocus();
};
