import { cacheLifetimes } from "../cache-lifetimes.ts";

const { staleFile, unchangingFile } = cacheLifetimes;

/** Who may keep an answer, and for how long: values of `cache-control` (RFC 9111). */
export const cacheControl = {
  /** Nobody: it is for one visitor, or true for this moment only. */
  nobody: "private, no-store",
  /** Whoever asks whether it is still the same. */
  askFirst: "no-cache",
  /** Everybody for ever: its address changes with its content. */
  forever: `public, max-age=${unchangingFile}, immutable`,
  /** The visitor's own browser. */
  visitor: (seconds: number) => `private, max-age=${seconds}`,
  /** Browsers and all caches on the way. */
  everybody: (seconds: number) => `public, max-age=${seconds}`,
  /** The same, and longer while it is asked anew (RFC 5861). */
  everybodyAndStale: (seconds: number) => `public, max-age=${seconds}, stale-while-revalidate=${staleFile}`,
} as const;
