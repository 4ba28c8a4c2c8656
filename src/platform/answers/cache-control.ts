import { cacheLifetimes } from "../cache-lifetimes.ts";

const { staleFile, unchangingFile } = cacheLifetimes;

/** Values of `cache-control` (RFC 9111). */
export const cacheControl = {
  /** Not stored: it is for one visitor, or valid for this moment only. */
  noStore: "private, no-store",
  /** Stored, but revalidated before each use. */
  revalidate: "no-cache",
  /** Cached for ever: its address changes with its content. */
  immutable: `public, max-age=${unchangingFile}, immutable`,
  /** The visitor's own browser. */
  private: (seconds: number) => `private, max-age=${seconds}`,
  /** Browsers and all caches on the way. */
  public: (seconds: number) => `public, max-age=${seconds}`,
  /** The same, and stale during revalidation (RFC 5861). */
  publicWithStale: (seconds: number) => `public, max-age=${seconds}, stale-while-revalidate=${staleFile}`,
} as const;
