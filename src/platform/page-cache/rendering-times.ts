import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";
import { lastSeenInvalidation } from "./invalidate-pages.ts";

/** When the data of a page starts to be requested. */
export type Rendering = {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** The last invalidation that was known then; undefined where invalidations were not followed. */
  readonly seen: string | undefined;
};

/** A rendering takes seconds; one that came to nothing is forgotten. */
const longestMs = 60_000;

const renderings = perProcess(
  "rendering-times",
  () => new LRUCache<string, Rendering>({ max: 10_000, ttl: longestMs }),
);

const start = (): Rendering => ({ startedAt: Date.now(), seen: lastSeenInvalidation() });

/** Notes the start of a rendering; concurrent requests for the page share it. */
export const noteStart = (key: string): void => {
  if (!renderings().has(key)) renderings().set(key, start());
};

/** Ends a rendering and returns when it started. */
export const endRendering = (key: string): Rendering => {
  const rendering = renderings().get(key) ?? start();
  renderings().delete(key);
  return rendering;
};
