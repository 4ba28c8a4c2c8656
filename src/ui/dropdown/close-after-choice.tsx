"use client";

import { useEffect, useRef } from "react";

/** How long a choice stays in sight before its options close (specification section 4). */
const closeAfterMs = 100;

/** Inside the options of a dropdown: closes them after a click on one of them. */
export function CloseAfterChoice() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const options = here.current?.closest<HTMLElement>("[popover]");
    let timer: ReturnType<typeof setTimeout>;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest("a, button, input, label")) return;
      clearTimeout(timer);
      timer = setTimeout(() => options?.matches(":popover-open") && options.hidePopover(), closeAfterMs);
    };
    options?.addEventListener("click", onClick);
    return () => {
      clearTimeout(timer);
      options?.removeEventListener("click", onClick);
    };
  }, []);
  return <span ref={here} hidden />;
}
