"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect, useRef, useTransition } from "react";
import type { ListFacts } from "./list-facts.ts";
import { lists, type ShownList } from "./shown-list.ts";

/** Tells `start-list` of the list that it stands in, as it comes and before it goes. */
export function ListIsland(facts: ListFacts) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const status = useRef<HTMLSpanElement>(null);
  const start = useRef((status: HTMLElement, root: HTMLElement): ShownList => {
    const go: ShownList["go"] = (address, replace) =>
      startTransition(() => router[replace ? "replace" : "push"](address, { scroll: false }));
    return { root, status, facts, go };
  });

  useLayoutEffect(() => {
    const place = status.current;
    const root = place?.closest<HTMLElement>("[data-list]");
    if (!place || !root) return;
    const list = start.current(place, root);
    lists.shown = list;
    lists.follow?.(list);
    return () => list.leave?.();
  }, []);

  // A navigation that was given up leaves the list as it was.
  useLayoutEffect(() => {
    if (!isPending) lists.shown?.root.querySelector("[data-results]")?.removeAttribute("aria-busy");
  }, [isPending]);

  return <span ref={status} role="status" />;
}
