import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import type { Redis } from "ioredis";
import { perProcess } from "../per-process.ts";
import { sharedRedis } from "./shared-redis.ts";

/** How long Redis is left alone once it has been silent a few times running. */
const restMs = 2_000;

/** Refusals of a counter are answers, and no errors. */
const isSilence = (thrown: unknown): boolean => thrown instanceof Error;

/** Waits so many milliseconds for Redis, and not at all for a while once it has been silent three times. */
export const createTimeBudget = (milliseconds: number) => {
  const breaker = circuitBreaker(handleWhen(isSilence), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(3),
  });
  const policy = wrap(breaker, timeout(milliseconds, TimeoutStrategy.Aggressive));
  return {
    /** @throws Error when Redis is silent, at once while it is left alone */
    execute: <Answer>(query: () => Promise<Answer>): Promise<Answer> => policy.execute(query),
    isSilent: () => breaker.state === CircuitState.Open,
  };
};

/** A page can be had without Redis. */
const pageTimeoutMs = 50;

const budgetOfPages = perProcess("redis-time-budget", () => createTimeBudget(pageTimeoutMs));

/**
 * Queries Redis for data that is not essential. Undefined when it does not answer within 50 ms, or there is none. Never
 * rejects.
 */
export const queryRedis = async <Answer>(
  query: (client: Redis) => Promise<Answer>,
): Promise<Answer | undefined> => {
  const client = sharedRedis();
  if (client === undefined) return undefined;
  try {
    return await budgetOfPages().execute(() => query(client));
  } catch {
    return undefined;
  }
};
