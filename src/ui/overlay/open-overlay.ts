const mark = "volanteOverlay";

/** Adds a listener until the overlay closes. */
export type Listen = <Name extends keyof HTMLElementEventMap>(
  target: EventTarget,
  type: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
) => void;

/**
 * Opens a dialog over the whole page. Escape, the browser's Back and `data-act="close"` close it alike: the
 * page's address stays the same, and `opener` gets the focus. The signal aborts when it closes.
 */
export const openOverlay = (
  dialog: HTMLDialogElement,
  opener: HTMLElement,
): { readonly listen: Listen; readonly signal: AbortSignal } => {
  const opened = new AbortController();
  const { signal } = opened;
  const listen: Listen = (target, type, listener) =>
    target.addEventListener(type, listener as (event: Event) => void, { signal, passive: false });
  let isLeaving = false;
  const leave = () => {
    // Going back twice would leave the page.
    if (!isLeaving) history.back();
    isLeaving = true;
  };
  const end = () => {
    opened.abort();
    dialog.close();
    opener.focus({ preventScroll: true });
  };
  dialog.showModal();
  // A history entry of its own, so that Back closes the overlay and does not leave the page.
  if (!history.state?.[mark]) history.pushState({ ...history.state, [mark]: true }, "");
  addEventListener("popstate", end, { signal });
  // The event is asynchronous: that of an earlier close may find the dialog open again.
  listen(dialog, "close", () => {
    if (!dialog.open) end();
  });
  listen(dialog, "cancel", (event) => {
    event.preventDefault();
    leave();
  });
  listen(dialog, "click", ({ target }) => {
    if ((target as Element).closest("[data-act=close]")) leave();
  });
  return { listen, signal };
};
