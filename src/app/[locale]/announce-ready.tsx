"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { placeFocus } from "#cms/frame/behaviour/place-focus.ts";
import { startFrame } from "#cms/frame/behaviour/start-frame.ts";
import { listenAfterConsent } from "#features/tracking/listen-after-consent.ts";

/**
 * Rendered last: tells the intent loader that the page answers to clicks, and the visit script that a soft
 * navigation has shown another page, whose beginning then gets the focus.
 */
export const AnnounceReady = () => {
  const pathname = usePathname();
  const shown = useRef<string>(undefined);
  useEffect(() => startFrame(), []);
  useEffect(() => listenAfterConsent(), []);
  useEffect(() => {
    if (shown.current === undefined) dispatchEvent(new Event("volante:ready"));
    else if (shown.current !== pathname) {
      dispatchEvent(new Event("volante:visit"));
      placeFocus();
    }
    shown.current = pathname;
  }, [pathname]);
  return null;
};
