"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect, useRef, useTransition } from "react";
import type { Go, ListFacts } from "./list-facts.ts";

type Behaviour = typeof import("./list-behaviour.ts");

let behaviour: Behaviour | undefined;
const signs = ["pointerover", "pointerdown", "focusin", "input", "toggle"] as const;

/** Makes the list that it stands in change in place. What does so is fetched at the first sign of interest in the list. */
export function ListIsland(facts: ListFacts) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const status = useRef<HTMLSpanElement>(null);
  const latest = useRef({ facts, router, startTransition });

  useLayoutEffect(() => {
    const place = status.current;
    const root = place?.closest<HTMLElement>("[data-list]");
    if (!place || !root) return;
    const waiting = new AbortController();
    let detach: (() => void) | undefined;
    const attach = ({ attachList }: Behaviour, isShownAnew: boolean) => {
      const { facts, router, startTransition } = latest.current;
      const go: Go = (address, replace) =>
        startTransition(() => router[replace ? "replace" : "push"](address, { scroll: false }));
      detach = attachList(root, place, facts, go, isShownAnew);
    };
    const fetchBehaviour = async (event?: Event) => {
      waiting.abort();
      behaviour ??= await import("./list-behaviour.ts");
      if (!place.isConnected) return;
      attach(behaviour, false);
      // What brought it is told again: nobody listened before.
      if (event?.type === "input") event.target?.dispatchEvent(new Event("input", { bubbles: true }));
    };
    if (behaviour) attach(behaviour, true);
    else if (root.querySelector(":popover-open")) void fetchBehaviour();
    else
      for (const type of signs)
        root.addEventListener(type, fetchBehaviour, { capture: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      detach?.();
    };
  }, []);

  // A navigation that was given up leaves the list as it was.
  useLayoutEffect(() => {
    if (!isPending)
      status.current?.closest("[data-list]")?.querySelector("[data-results]")?.removeAttribute("aria-busy");
  }, [isPending]);

  return <span ref={status} role="status" />;
}
