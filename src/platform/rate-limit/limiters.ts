import { Redis } from "ioredis";
import { type RateLimiterAbstract, RateLimiterRedis } from "rate-limiter-flexible";
import { log } from "../log.ts";
import { BoundedLimiter } from "./bounded-limiter.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";

export type Limiters = {
  readonly limiters: ReadonlyMap<RateLimitName, RateLimiterAbstract>;
  /** Whether the counts are shared with other processes now. */
  readonly isShared: () => boolean;
  readonly close: () => void;
};

const names = Object.keys(rateLimits) as RateLimitName[];

const connect = (redisUrl: string): Redis => {
  const client = new Redis(redisUrl, {
    enableOfflineQueue: false,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 1,
  });
  client.on("error", (err) => log().warn({ err }, "Redis does not answer: this process counts by itself"));
  return client;
};

/**
 * A counter for each limit. With Redis all processes count together; while it does not answer, each counts alone.
 * @param redisUrl undefined: this process counts by itself
 */
export const createLimiters = (redisUrl: string | undefined): Limiters => {
  const client = redisUrl === undefined ? undefined : connect(redisUrl);
  const limiterOf = (name: RateLimitName): RateLimiterAbstract => {
    const { points, seconds: duration } = rateLimits[name];
    const memory = new BoundedLimiter({ keyPrefix: name, points, duration });
    if (client === undefined) return memory;
    const keyPrefix = `volante:${name}`;
    return new RateLimiterRedis({
      storeClient: client,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: memory,
    });
  };
  return {
    limiters: new Map(names.map((name) => [name, limiterOf(name)])),
    isShared: () => client?.status === "ready",
    close: () => client?.disconnect(),
  };
};
