import { LRUCache } from "lru-cache";
import sharedLifetimes from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { perProcess } from "../per-process.ts";

/** More pages with a query than are ever cached at a time. */
const limit = 5_000;

/** The framework's own record, for the whole process. */
const lifetimes = (): Map<string, unknown> | undefined =>
  (sharedLifetimes as unknown as { SharedCacheControls?: { cacheControls?: Map<string, unknown> } })
    .SharedCacheControls?.cacheControls;

const noted = perProcess(
  "noted-lifetimes",
  () => new LRUCache<string, true>({ max: limit, dispose: (_, key) => void lifetimes()?.delete(key) }),
);

/** The framework notes how long each page is good for, and forgets none: of pages with a query there is no end. To be called whenever one was rendered. */
export const boundLifetimes = (key: string): void => void noted().set(key, true);
