import { type RateLimiterAbstract, RateLimiterRedis } from "rate-limiter-flexible";
import { BoundedLimiter } from "./bounded-limiter.ts";
import { connect } from "./connect-redis.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";

/** Addresses are counted apart from what requests are about: whoever has many of the one pushes out none of the other. */
export type Counted = "addresses" | "subjects";

export type Limiters = Readonly<Record<Counted, ReadonlyMap<RateLimitName, RateLimiterAbstract>>> & {
  /** Whether the counts are shared with other processes now. */
  readonly isShared: () => boolean;
  readonly close: () => void;
};

const names = Object.keys(rateLimits) as RateLimitName[];
const namesWithSubject = names.filter((name) => "subject" in rateLimits[name]);

/**
 * A counter for each limit. With Redis all processes count together; while it does not answer, each counts alone.
 * @param redisUrl undefined: this process counts by itself
 */
export const createLimiters = (redisUrl: string | undefined): Limiters => {
  const client = redisUrl === undefined ? undefined : connect(redisUrl);
  const limiterOf = (name: RateLimitName, prefix: string): RateLimiterAbstract => {
    const { points, seconds: duration } = rateLimits[name];
    const memory = new BoundedLimiter({ keyPrefix: prefix, points, duration });
    if (client === undefined) return memory;
    const keyPrefix = `volante:${prefix}`;
    return new RateLimiterRedis({
      storeClient: client,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: memory,
    });
  };
  return {
    addresses: new Map(names.map((name) => [name, limiterOf(name, name)])),
    subjects: new Map(namesWithSubject.map((name) => [name, limiterOf(name, `${name}:subject`)])),
    isShared: () => client?.status === "ready",
    close: () => client?.disconnect(),
  };
};
