import { type RefObject, useLayoutEffect, useRef } from "react";

const mark = "volanteOverlay";

/**
 * Opens a dialog over the whole page for as long as the component is there. Escape, the browser's back button and the
 * returned `close` all end in one call of `onClose`; the page's address stays the same.
 */
export function useOverlay(onClose: () => void): {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
} {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  const close = () => history.back();
  // A layout effect, since its end runs before the dialog is taken away: only then can it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // An entry of its own, so that "back" leaves the overlay and not the page.
    if (!history.state?.[mark]) history.pushState({ ...history.state, [mark]: true }, "");
    const onPopState = () => latest.current();
    addEventListener("popstate", onPopState);
    return () => {
      removeEventListener("popstate", onPopState);
      element?.close();
    };
  }, []);
  return { dialog, close };
}
