"use client";

import { useEffect, useRef } from "react";

/** Inside a popup: does what browsers that are older than its attributes leave out. */
export function PopupSupport() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = here.current?.closest("dialog");
    if (!dialog) return;
    const events = new AbortController();
    const onClick = (event: MouseEvent) => {
      const opener = event.target instanceof Element && event.target.closest(`[commandfor="${dialog.id}"]`);
      if (opener && !dialog.open) dialog.showModal();
    };
    // The dialog's own box holds no room of its own: a click on it is a click on what lies behind.
    const onBackdrop = (event: MouseEvent) => {
      if (event.target === dialog && dialog.getAttribute("closedby") === "any") dialog.close();
    };
    const { signal } = events;
    if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", onClick, { signal });
    if (!("closedBy" in HTMLDialogElement.prototype))
      dialog.addEventListener("click", onBackdrop, { signal });
    return () => events.abort();
  }, []);
  return <span ref={here} hidden />;
}
