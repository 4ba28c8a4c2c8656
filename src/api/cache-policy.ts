import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { unstable_cache } from "next/cache";

export type Lifetime = keyof typeof cacheLifetimes.pages;

/**
 * Gives the page being rendered a lifetime and tags (`domain/page-tags.ts`). Pages are the only cache: what they are made of is fetched
 * when they are rendered. The framework knows no other way to say this than a cached value, so one is read.
 */
export const setCachePolicy = async (lifetime: Lifetime, tags: readonly string[]): Promise<void> => {
  const mark = unstable_cache(async () => true, ["page-lifetime", lifetime, ...tags], {
    revalidate: cacheLifetimes.pages[lifetime],
    tags: [...tags],
  });
  await mark();
};
