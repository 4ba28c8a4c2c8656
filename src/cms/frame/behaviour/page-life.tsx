"use client";

import { usePathname } from "next/navigation";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
// In this file, which every page has, and not in one of its own: so it costs a list a request less.
import "#features/search/list-island/list-island.tsx";
import { pageShown } from "#ui/behaviour.ts";
import { bringDue, bringOnInterest } from "./bring-behaviours.ts";
import { placeFocus, watchFocus } from "./place-focus.ts";

/**
 * Rendered last: tells the intent loader that the page answers to clicks, and the visit script that a soft navigation has
 * shown another page, whose beginning then gets the focus. Shows what behaviours draw over the page.
 */
export function PageLife() {
  const pathname = usePathname();
  const shown = useRef<string>(undefined);
  const [drawn, setDrawn] = useState<Readonly<Record<string, ReactNode>>>({});
  useEffect(() => {
    bringOnInterest({ draw: (name, node) => setDrawn((before) => ({ ...before, [name]: node })) });
    watchFocus();
  }, []);
  useEffect(() => {
    if (shown.current === undefined) dispatchEvent(new Event("volante:ready"));
    else if (shown.current !== pathname) {
      dispatchEvent(new Event(pageShown));
      placeFocus();
    }
    shown.current = pathname;
    bringDue();
  }, [pathname]);
  return Object.entries(drawn).map(([name, node]) => <Fragment key={name}>{node}</Fragment>);
}
