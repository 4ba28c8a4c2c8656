import "server-only";
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  retry,
} from "cockatiel";
import { env } from "#platform/env.ts";
import { perProcess } from "#platform/per-process.ts";
import { type Failed, fail, type Result } from "#platform/result.ts";
import { readGaugeBy } from "#platform/telemetry/metrics.ts";

interface Attempted {
  readonly result: Result<unknown>;
  /** The endpoint is to blame. */
  readonly isDead: boolean;
}

const deadKinds = new Set(["timeout", "unreachable", "server"]);

/** After five failures in a row the endpoint is not called for `BREAKER_OPEN_MS`, then tried with one call. */
const newBreaker = () =>
  circuitBreaker(
    handleWhenResult((attempted) => (attempted as Attempted).isDead),
    { halfOpenAfter: env().BREAKER_OPEN_MS, breaker: new ConsecutiveBreaker(5) },
  );

/** Two more attempts after a passing fault, with jitter, as long as there is time. */
const newRetry = (timeLeft: () => number) =>
  retry(
    handleWhenResult((attempted) => {
      const { result } = attempted as Attempted;
      return !result.ok && result.error.retryable && timeLeft() > 0;
    }),
    { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 300 }) },
  );

/** One call, with all its attempts. */
export interface Plan {
  /** What is left alone when it is dead: one endpoint may hang while its service answers others. */
  readonly endpoint: string;
  /** A failed attempt may be followed by another. */
  readonly idempotent: boolean;
  /** How long all attempts may take together, in milliseconds. */
  readonly milliseconds: number;
  /** How long they may take where nothing else has used up the time. */
  readonly usualMilliseconds: number;
}

/** One attempt within so many milliseconds. */
type Attempt<R extends Result<unknown>> = (milliseconds: number) => Promise<R>;

type Breakers = Map<string, ReturnType<typeof newBreaker>>;

/** Runs the attempts of a call. */
export type Resilience = <R extends Result<unknown>>(plan: Plan, attempt: Attempt<R>) => Promise<R | Failed>;

/**
 * Retries within the time of the call, and a circuit breaker for each endpoint. A broken circuit is the result
 * `unreachable`. While one call tries whether the endpoint is back, the others do not wait for it.
 */
export const createResilience = (breakers: Breakers = new Map()): Resilience => {
  const breakerOf = (endpoint: string) => {
    const breaker = breakers.get(endpoint) ?? newBreaker();
    breakers.set(endpoint, breaker);
    return breaker;
  };
  return async <R extends Result<unknown>>(
    { endpoint, idempotent, ...time }: Plan,
    attempt: Attempt<R>,
  ): Promise<R | Failed> => {
    const breaker = breakerOf(endpoint);
    const deadline = performance.now() + time.milliseconds;
    const timeLeft = () => deadline - performance.now();
    const leftAlone = () => fail("unreachable", `${endpoint} is not being called: it failed repeatedly`);
    const guarded = () => {
      const milliseconds = timeLeft();
      // A call that fails because the time budget was nearly spent does not count against the endpoint.
      const isFair = milliseconds >= time.usualMilliseconds / 2;
      if (breaker.state === CircuitState.HalfOpen || (breaker.state === CircuitState.Open && !isFair))
        throw new BrokenCircuitError();
      return breaker.execute(async () => {
        const result = await attempt(milliseconds);
        const isLate = !result.ok && result.error.kind === "timeout" && !isFair;
        return { result, isDead: !result.ok && deadKinds.has(result.error.kind) && !isLate };
      });
    };
    try {
      const { result } = idempotent ? await newRetry(timeLeft).execute(guarded) : await guarded();
      return result;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      return leftAlone();
    }
  };
};

/** Numbers for a chart: the worse, the higher. */
const stateNumbers: Readonly<Record<CircuitState, number>> = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 1,
  [CircuitState.Open]: 2,
  [CircuitState.Isolated]: 2,
};

/** The one of this process: the pipeline's bundle and the pages' learn from each other what is dead. */
export const sharedResilience = perProcess("resilience", (): Resilience => {
  const breakers: Breakers = new Map();
  readGaugeBy("volante_breaker_state", () =>
    Array.from(breakers, ([endpoint, { state }]) => ({ labels: { endpoint }, value: stateNumbers[state] })),
  );
  return createResilience(breakers);
});
