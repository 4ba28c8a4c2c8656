import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { createTimeBudget } from "../redis/query-redis.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";

/** Addresses that one limit counts at a time. */
export const mostAddresses = 20_000;

/**
 * Counts in this process's memory, for a bounded number of addresses: a client with many addresses pushes out the counts of
 * the least recent ones, its own among them.
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

/** Addresses are counted apart from subjects: a client with many of the one pushes out none of the other. */
export type Counted = "addresses" | "subjects";

/** Counts a request; rejects with the library's refusal beyond the limit. */
type Limiter = { consume: (key: string) => Promise<unknown> };

export type Limiters = Readonly<Record<Counted, ReadonlyMap<RateLimitName, Limiter>>> & {
  /** Whether the counts are shared with other processes now. */
  readonly isShared: () => boolean;
};

const names = Object.keys(rateLimits) as RateLimitName[];
const namesWithSubject = names.filter((name) => "subject" in rateLimits[name]);

/** How often something may be done within its time. */
export const pointsOf = (name: RateLimitName, counted: Counted): number => {
  const limit = rateLimits[name];
  return counted === "subjects" && "subject" in limit ? limit.subject.points : limit.points;
};

/**
 * A counter for each limit. With Redis all processes count together; while it does not answer, each counts alone.
 * @param client undefined: this process counts by itself
 * @param patienceMs how long to wait for Redis: longer than a page does, since a limit is better counted together
 */
export const createLimiters = (client: Redis | undefined, waitTimeoutMs = 250): Limiters => {
  const budget = createTimeBudget(waitTimeoutMs);
  const limiterOf = (name: RateLimitName, counted: Counted): Limiter => {
    const prefix = counted === "subjects" ? `${name}:subject` : name;
    const points = pointsOf(name, counted);
    const duration = rateLimits[name].seconds;
    const memory = new BoundedLimiter({ keyPrefix: prefix, points, duration });
    if (client === undefined) return memory;
    const keyPrefix = `volante:${prefix}`;
    const shared = new RateLimiterRedis({ storeClient: client, keyPrefix, points, duration });
    const consume = async (key: string): Promise<unknown> => {
      try {
        return await budget.execute(() => shared.consume(key));
      } catch (thrown) {
        if (!(thrown instanceof Error)) throw thrown;
        return memory.consume(key);
      }
    };
    return { consume };
  };
  return {
    addresses: new Map(names.map((name) => [name, limiterOf(name, "addresses")])),
    subjects: new Map(namesWithSubject.map((name) => [name, limiterOf(name, "subjects")])),
    isShared: () => client?.status === "ready" && !budget.isSilent(),
  };
};
