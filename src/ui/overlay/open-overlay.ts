const mark = "volanteOverlay";

/**
 * Opens a dialog over the whole page. Escape, the browser's back button and `data-act="close"` end it alike: the page's
 * address stays the same, and `opener` gets the focus back. The signal is aborted when it is closed.
 */
export function openOverlay(dialog: HTMLDialogElement, opener: HTMLElement): AbortSignal {
  const opened = new AbortController();
  const { signal } = opened;
  let isLeaving = false;
  const leave = () => {
    // Twice would leave the page.
    if (!isLeaving) history.back();
    isLeaving = true;
  };
  const end = () => {
    opened.abort();
    dialog.close();
    opener.focus({ preventScroll: true });
  };
  dialog.showModal();
  // An entry of its own, so that "back" leaves the overlay and not the page.
  if (!history.state?.[mark]) history.pushState({ ...history.state, [mark]: true }, "");
  addEventListener("popstate", end, { signal });
  dialog.addEventListener("close", end, { signal });
  dialog.addEventListener(
    "cancel",
    (event) => {
      event.preventDefault();
      leave();
    },
    { signal },
  );
  dialog.addEventListener(
    "click",
    ({ target }) => {
      if ((target as Element).closest("[data-act=close]")) leave();
    },
    { signal },
  );
  return signal;
}
