import "server-only";
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  retry,
} from "cockatiel";
import type { ServiceName } from "#contract/endpoint.ts";
import { fail, type Result } from "#platform/result.ts";

/** How long one attempt may take. */
export const attemptTimeoutMs = 4000;

const deadKinds = new Set(["timeout", "unreachable", "server"]);
type AnyResult = Result<unknown>;

const isRetryable = (result: unknown): boolean => {
  const { ok, ...rest } = result as AnyResult & { error?: { retryable: boolean } };
  return !ok && rest.error?.retryable === true;
};
const isDead = (result: unknown): boolean => {
  const outcome = result as AnyResult;
  return !outcome.ok && deadKinds.has(outcome.error.kind);
};

/** Two more attempts after a passing fault, with jitter. */
const newRetry = () =>
  retry(handleWhenResult(isRetryable), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
  });

/** Five dead answers in a row and the service is left alone for five seconds, then tried with one call. */
const newBreaker = () =>
  circuitBreaker(handleWhenResult(isDead), { halfOpenAfter: 5000, breaker: new ConsecutiveBreaker(5) });

type Attempt<T> = () => Promise<Result<T>>;

/** Runs attempts of one call; `idempotent`: a failed attempt may be followed by another. */
export type Resilience = <T>(
  service: ServiceName,
  idempotent: boolean,
  attempt: Attempt<T>,
) => Promise<Result<T>>;

/** Retries, and a circuit breaker for each service. A broken circuit is the result `unreachable`. */
export const createResilience = (): Resilience => {
  const retryPassingFaults = newRetry();
  const breakers = { data: newBreaker(), content: newBreaker() };
  return async (service, idempotent, attempt) => {
    const guarded = () => breakers[service].execute(attempt);
    try {
      return idempotent ? await retryPassingFaults.execute(guarded) : await guarded();
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      return fail("unreachable", `The ${service} service is not being called: it failed repeatedly`);
    }
  };
};

const holder = globalThis as { [key: symbol]: Resilience | undefined };
const slot = Symbol.for("volante.resilience");

/** The one of this process: the pipeline's bundle and the pages' learn from each other that a service is dead. */
export const sharedResilience = (): Resilience => {
  const resilience = holder[slot] ?? createResilience();
  holder[slot] = resilience;
  return resilience;
};
