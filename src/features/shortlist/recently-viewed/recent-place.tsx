"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { Locale } from "#platform/locale.ts";
import type { RecentRowProps } from "./recent-row.tsx";
import { recentVehicles, rememberViewed } from "./recent-vehicles.ts";

export type RecentlyViewedProps = {
  readonly locale: Locale;
  /** The vehicle of the page, which is not shown among the others. */
  readonly current?: string;
};

type Found = { readonly Row: ComponentType<RecentRowProps>; readonly vins: readonly string[] };

/**
 * Remembers the page's vehicle. Without size until it is some screens away, and what draws the others is fetched then: the
 * row is only put in while its place is below the screen, which a slow network must have time for.
 */
export function RecentPlace({ locale, current }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    const vins = recentVehicles().filter((vin) => vin !== current);
    if (current) rememberViewed(current);
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import("./recent-row.tsx").then(
          ({ RecentRow: Row }) => setFound({ Row, vins }),
          () => undefined,
        );
      },
      { rootMargin: "2000px" },
    );
    if (place.current && vins.length > 0) near.observe(place.current);
    return () => near.disconnect();
  }, [current]);

  return <div ref={place}>{found && <found.Row vins={found.vins} locale={locale} />}</div>;
}
