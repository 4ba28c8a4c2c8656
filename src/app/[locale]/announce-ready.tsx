"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Rendered last: tells the intent loader that the page answers to clicks, and the visit script that a soft
 * navigation has shown another page.
 */
export const AnnounceReady = () => {
  const pathname = usePathname();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === undefined) dispatchEvent(new Event("volante:ready"));
    else if (shown.current !== pathname) dispatchEvent(new Event("volante:visit"));
    shown.current = pathname;
  }, [pathname]);
  return null;
};
