import "server-only";
import { nextMidnight } from "#domain/zoned-moment.ts";
import { marketOf } from "#market/markets.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import type { Locale } from "#platform/locale.ts";
import { noteLifetime } from "#platform/page-cache/note-facts.ts";
import { reportsChanges } from "./reports-changes.ts";

export type Lifetime = keyof typeof cacheLifetimes.pages;

/**
 * Gives the page being rendered a lifetime and tags (`domain/page-tags.ts`). Pages are the only cache: what they are made of is fetched
 * when they are rendered.
 */
export const setCachePolicy = (lifetime: Lifetime, tags: readonly string[]): void =>
  noteLifetime(cacheLifetimes.pages[lifetime], tags);

/**
 * Until when something that was loaded at a time may be used, in milliseconds since 1970: until the day is over where the services report
 * their changes, since age, monthly prices and opening hours depend on the day; else for so many seconds.
 */
export const freshUntil = (loadedAt: number, locale: Locale, seconds: number): number =>
  reportsChanges()
    ? nextMidnight(new Date(loadedAt), marketOf(locale).timeZone).getTime()
    : loadedAt + seconds * 1000;
