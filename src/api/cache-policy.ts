import "server-only";
import { unstable_cache } from "next/cache";
import type { Locale } from "#platform/locale.ts";

/** How long a page is fresh, in seconds (product decision 11). Stale pages are served for `expireTime` of next.config. */
const lifetimes = { content: 300, list: 60, vehicle: 60, notFound: 60 } as const;

export type Lifetime = keyof typeof lifetimes;

/** Every name under which cached pages are dropped by `POST /api/revalidate`. */
export const tags = {
  content: "content",
  page: (locale: Locale, slug: string) => `page:${locale}:${slug}`,
  stock: "stock",
  vehicle: (vin: string) => `vehicle:${vin}`,
} as const;

/**
 * Gives the page being rendered a lifetime and tags. Pages are the only cache: what they are made of is fetched
 * when they are rendered. The framework knows no other way to say this than a cached value, so one is read.
 */
export const keepPage = async (lifetime: Lifetime, pageTags: readonly string[]): Promise<void> => {
  const mark = unstable_cache(async () => true, ["keep", lifetime, ...pageTags], {
    revalidate: lifetimes[lifetime],
    tags: [...pageTags],
  });
  await mark();
};
