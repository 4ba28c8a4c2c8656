import { LRUCache } from "lru-cache";

const registry = Symbol.for("volante.failed-pages");
type Registry = LRUCache<string, true>;

const limit = 20_000;
const rememberedForMs = 30_000;

/** Keys of pages that could not be drawn anew a moment ago. Shared by all bundles of this process. */
const failedInThisProcess = (): Registry => {
  const holder = globalThis as { [registry]?: Registry };
  holder[registry] ??= new LRUCache({ max: limit });
  return holder[registry];
};

/** Notes that a page could not be drawn whole: a service did not answer. It counts for half a minute. */
export const noteFailure = (key: string): void => {
  failedInThisProcess().set(key, true, { ttl: rememberedForMs });
};

/** Notes that drawing a page ended in an error of ours: an older one is better until drawing it has succeeded. */
export const noteError = (key: string): void => {
  failedInThisProcess().set(key, true);
};

export const noteSuccess = (key: string): void => {
  failedInThisProcess().delete(key);
};

/** Whether what is kept of a page may be shown past its time, since nothing newer is to be had. */
export const hasFailed = (key: string): boolean => failedInThisProcess().has(key);
