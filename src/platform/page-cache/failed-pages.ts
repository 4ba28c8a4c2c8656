import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";

const limit = 20_000;
const rememberedForMs = 30_000;

/** Keys of pages that could not be drawn anew a moment ago. */
const failedPages = perProcess("failed-pages", () => new LRUCache<string, true>({ max: limit }));

/** Notes that a page could not be drawn whole: a service did not answer. It counts for half a minute. */
export const noteFailure = (key: string): void => {
  failedPages().set(key, true, { ttl: rememberedForMs });
};

/** Notes that drawing a page ended in an error of ours: an older one is better until drawing it has succeeded. */
export const noteError = (key: string): void => {
  failedPages().set(key, true);
};

export const noteSuccess = (key: string): void => {
  failedPages().delete(key);
};

/** Whether what is kept of a page may be shown past its time, since nothing newer is to be had. */
export const hasFailed = (key: string): boolean => failedPages().has(key);
