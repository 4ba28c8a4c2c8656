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
import { fail, type Result } from "#platform/result.ts";

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
type Attempt<T> = (milliseconds: number) => Promise<Result<T>>;

/** Runs the attempts of a call. */
export type Resilience = <T>(plan: Plan, attempt: Attempt<T>) => Promise<Result<T>>;

interface Attempted {
  readonly result: Result<unknown>;
  /** The endpoint is to blame. */
  readonly isDead: boolean;
}

const deadKinds = new Set(["timeout", "unreachable", "server"]);

/** Five dead answers in a row and the endpoint is left alone for five seconds, then tried with one call. */
const newBreaker = () =>
  circuitBreaker(
    handleWhenResult((attempted) => (attempted as Attempted).isDead),
    { halfOpenAfter: 5000, breaker: new ConsecutiveBreaker(5) },
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

/**
 * Retries within the time of the call, and a circuit breaker for each endpoint. A broken circuit is the result
 * `unreachable`. While one call tries whether the endpoint is back, the others do not wait for it.
 */
export const createResilience = (): Resilience => {
  const breakers = new Map<string, ReturnType<typeof newBreaker>>();
  const breakerOf = (endpoint: string) => {
    const breaker = breakers.get(endpoint) ?? newBreaker();
    breakers.set(endpoint, breaker);
    return breaker;
  };
  return async <T>({ endpoint, idempotent, ...time }: Plan, attempt: Attempt<T>): Promise<Result<T>> => {
    const breaker = breakerOf(endpoint);
    const deadline = performance.now() + time.milliseconds;
    const timeLeft = () => deadline - performance.now();
    const leftAlone = () => fail("unreachable", `${endpoint} is not being called: it failed repeatedly`);
    const guarded = () => {
      const milliseconds = timeLeft();
      // What comes too late for lack of time says nothing about the endpoint.
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

const holder = globalThis as { [key: symbol]: Resilience | undefined };
const slot = Symbol.for("volante.resilience");

/** The one of this process: the pipeline's bundle and the pages' learn from each other what is dead. */
export const sharedResilience = (): Resilience => {
  const resilience = holder[slot] ?? createResilience();
  holder[slot] = resilience;
  return resilience;
};
