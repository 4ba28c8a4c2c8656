"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

type StatusWatcherProps = {
  readonly words: {
    readonly reserved: string;
    readonly bought: string;
    /** Said once of what changed: of one vehicle, and with `{count}` of several. */
    readonly one: string;
    readonly several: string;
  };
};

/**
 * Keeps a cached page honest: asks what was reserved or sold since it was made, once the scripts are there, after a soft
 * navigation, and when the visitor comes back to the page. Never by the clock. What asks is fetched only where a page
 * shows vehicles.
 */
export function StatusWatcher({ words }: StatusWatcherProps) {
  const path = usePathname();
  const [news, setNews] = useState({ path, text: "" });
  useEffect(() => {
    const left = new AbortController();
    const onVisible = async () => {
      if (document.hidden || !document.querySelector("[data-vin][data-status]")) return;
      const { refreshStatuses } = await import("./refresh-statuses.ts");
      const text = await refreshStatuses(words, left.signal);
      if (text !== "") setNews({ path, text });
    };
    void onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      left.abort();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [path, words]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{news.path === path && news.text}</span>
    </VisuallyHidden>
  );
}
