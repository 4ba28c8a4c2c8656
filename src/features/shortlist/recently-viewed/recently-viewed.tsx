"use client";

import { type ComponentType, useEffect, useState } from "react";
import { clearRecent } from "./clear-recent.ts";
import type { RecentlyViewedProps } from "./recent-place.tsx";

/**
 * The vehicles that this device has looked at. Without consent nothing is fetched, remembered or shown, and what was
 * kept is deleted; with it, what does so comes once the page has its scripts.
 */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const [Place, setPlace] = useState<ComponentType<RecentlyViewedProps>>();
  useEffect(() => {
    const look = () => {
      if (document.documentElement.dataset.consent !== "all") return clearRecent();
      import("./recent-place.tsx").then(
        ({ RecentPlace }) => setPlace(() => RecentPlace),
        () => undefined,
      );
    };
    look();
    addEventListener("volante:consent", look);
    return () => removeEventListener("volante:consent", look);
  }, []);
  return Place && <Place {...props} />;
}
