import { LRUCache } from "lru-cache";
import { cacheLifetimes } from "../cache-lifetimes.ts";
import { perProcess } from "../per-process.ts";

const limit = 20_000;

/** When pages could not be rendered, in milliseconds since 1970, by their keys. */
const failedPages = perProcess("failed-pages", () => new LRUCache<string, number>({ max: limit }));

/** Notes that a page could not be rendered whole: a service did not answer. It counts for half a minute. */
export const noteFailure = (key: string): void => {
  failedPages().set(key, Date.now(), { ttl: cacheLifetimes.failedPage * 1000 });
};

/** Notes that rendering a page ended in an error of ours: an older one is better until rendering it has succeeded. */
export const noteError = (key: string): void => {
  failedPages().set(key, Date.now());
};

export const noteSuccess = (key: string): void => {
  failedPages().delete(key);
};

/**
 * Whether a stored page may be shown past its lifetime, since rendering it fails.
 * @param invalidatedAt in milliseconds since 1970: an invalidated page is rendered once more before it is shown
 */
export const hasFailed = (key: string, invalidatedAt = 0): boolean =>
  (failedPages().get(key) ?? Number.NEGATIVE_INFINITY) >= invalidatedAt;
