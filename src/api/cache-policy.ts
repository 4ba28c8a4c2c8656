import "server-only";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { noteLifetime } from "#platform/page-cache/note-facts.ts";

export type Lifetime = keyof typeof cacheLifetimes.pages;

/**
 * Gives the page being rendered a lifetime and tags (`domain/page-tags.ts`). Pages are the only cache: what they are made of is fetched
 * when they are rendered.
 */
export const setCachePolicy = (lifetime: Lifetime, tags: readonly string[]): void =>
  noteLifetime(cacheLifetimes.pages[lifetime], tags);
