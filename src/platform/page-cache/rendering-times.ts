import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";
import { lastSeenInvalidation } from "./invalidation-log.ts";

/** The moment from which on what a page asks is asked. */
export type Rendering = {
  /** In milliseconds since 1970. */
  readonly began: number;
  /** The last invalidation that was known then; undefined where invalidations were not followed. */
  readonly seen: string | undefined;
};

/** A rendering takes seconds; one that came to nothing is forgotten. */
const longestMs = 60_000;

const renderings = perProcess(
  "rendering-times",
  () => new LRUCache<string, Rendering>({ max: 10_000, ttl: longestMs }),
);

const begin = (): Rendering => ({ began: Date.now(), seen: lastSeenInvalidation() });

/** Notes that a page is about to be rendered; who asks for it meanwhile waits for the same rendering. */
export const noteStart = (key: string): void => {
  if (!renderings().has(key)) renderings().set(key, begin());
};

/** When the rendering began that ends now. */
export const endRendering = (key: string): Rendering => {
  const rendering = renderings().get(key) ?? begin();
  renderings().delete(key);
  return rendering;
};
