import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** Addresses that one limit counts at a time. */
export const mostAddresses = 20_000;

/**
 * Counts in this process's memory, for a bounded number of addresses: whoever has many pushes out the counts of those who
 * have not asked for the longest time, among them his own.
 */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #seen = new LRUCache<string, true>({
    max: mostAddresses,
    dispose: (_, key, reason) => {
      if (reason === "evict") void this.delete(key);
    },
  });

  override consume(key: string, ...rest: [points?: number, options?: Record<string, unknown>]) {
    this.#seen.set(key, true);
    return super.consume(key, ...rest);
  }
}
