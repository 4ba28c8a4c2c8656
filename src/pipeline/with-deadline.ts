import { dispensableWaitMs } from "#platform/time-budget.ts";

type Awaitable<Value> = Value | Promise<Value>;

/**
 * Waits for a promise; where there is a fallback, for `dispensableWaitMs` at most. The fallback is computed
 * only when the time is up.
 * @param start when the wait started, by the process's clock
 */
export const withDeadline = async <T>(
  promise: Promise<T>,
  otherwise: () => Awaitable<{ readonly value: T } | undefined>,
  start = performance.now(),
): Promise<T> => {
  const { promise: end, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, Math.max(0, start + dispensableWaitMs - performance.now()));
  // A failure after the deadline is no error.
  promise.catch(() => undefined);
  const settled = promise.then((value) => ({ value }));
  try {
    const { value } = (await Promise.race([settled, end])) ?? (await otherwise()) ?? (await settled);
    return value;
  } finally {
    clearTimeout(timer);
  }
};
