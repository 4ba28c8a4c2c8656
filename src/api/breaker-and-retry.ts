import { ConsecutiveBreaker, circuitBreaker, ExponentialBackoff, handleWhenResult, retry } from "cockatiel";
import { env } from "#platform/env.ts";
import type { Result } from "#platform/result.ts";

interface Attempted {
  readonly result: Result<unknown>;
  /** The endpoint is to blame. */
  readonly isDead: boolean;
}

export const deadKinds = new Set(["timeout", "unreachable", "server"]);

/** After five failures in a row the endpoint is not called for `BREAKER_OPEN_MS`, then tried with one call. */
export const newBreaker = () =>
  circuitBreaker(
    handleWhenResult((attempted) => (attempted as Attempted).isDead),
    { halfOpenAfter: env().BREAKER_OPEN_MS, breaker: new ConsecutiveBreaker(5) },
  );

/** Two more attempts after a passing fault, with jitter, as long as there is time. */
export const newRetry = (timeLeft: () => number) =>
  retry(
    handleWhenResult((attempted) => {
      const { result } = attempted as Attempted;
      return !result.ok && result.error.retryable && timeLeft() > 0;
    }),
    { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 300 }) },
  );
