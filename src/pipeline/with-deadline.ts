import { dispensableWaitMs } from "#platform/time-budget.ts";

type Awaitable<Value> = Value | Promise<Value>;

/**
 * Waits for something, but for `dispensableWaitMs` at most where there is something to go on with instead, which is asked
 * for only when the time is up.
 * @param start when the wait began, by the process's clock
 */
export const withDeadline = async <T>(
  asked: Promise<T>,
  otherwise: () => Awaitable<{ readonly value: T } | undefined>,
  start = performance.now(),
): Promise<T> => {
  const { promise: end, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, Math.max(0, start + dispensableWaitMs - performance.now()));
  // What fails after nobody waits any more is no error.
  asked.catch(() => undefined);
  const settled = asked.then((value) => ({ value }));
  try {
    const { value } = (await Promise.race([settled, end])) ?? (await otherwise()) ?? (await settled);
    return value;
  } finally {
    clearTimeout(timer);
  }
};
