import "server-only";
import { unstable_cache } from "next/cache";

/** How long a page is fresh, in seconds. Stale pages are served for `expireTime` of next.config. */
const lifetimes = { content: 300, list: 60, vehicle: 60, notFound: 60 } as const;

export type Lifetime = keyof typeof lifetimes;

/**
 * Gives the page being rendered a lifetime and tags (`domain/page-tags.ts`). Pages are the only cache: what they are made of is fetched
 * when they are rendered. The framework knows no other way to say this than a cached value, so one is read.
 */
export const keepPage = async (lifetime: Lifetime, tags: readonly string[]): Promise<void> => {
  const mark = unstable_cache(async () => true, ["keep", lifetime, ...tags], {
    revalidate: lifetimes[lifetime],
    tags: [...tags],
  });
  await mark();
};
