import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";
import { lastSeenDrop } from "./drop-record.ts";

/** The moment from which on what a page asks is asked. */
export type Drawing = {
  /** In milliseconds since 1970. */
  readonly began: number;
  /** The last drop that was known then; undefined where drops were not followed. */
  readonly seen: string | undefined;
};

/** A drawing takes seconds; one that came to nothing is forgotten. */
const longestMs = 60_000;

const drawings = perProcess(
  "drawing-times",
  () => new LRUCache<string, Drawing>({ max: 10_000, ttl: longestMs }),
);

const begin = (): Drawing => ({ began: Date.now(), seen: lastSeenDrop() });

/** Notes that a page is about to be drawn; who asks for it meanwhile waits for the same drawing. */
export const noteBeginning = (key: string): void => {
  if (!drawings().has(key)) drawings().set(key, begin());
};

/** When the drawing began that ends now. */
export const endDrawing = (key: string): Drawing => {
  const drawing = drawings().get(key) ?? begin();
  drawings().delete(key);
  return drawing;
};
