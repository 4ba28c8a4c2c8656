/** The longest that a timer can be set for. */
const longestTimer = 2 ** 31 - 1;

/**
 * Runs a function with a signal that aborts after so many milliseconds; with none left it is not started.
 * @throws DOMException named TimeoutError, whether or not the function heeds the signal
 */
export const withTimeout = async <T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const tooLate = new DOMException(`No answer in ${Math.round(milliseconds)} ms`, "TimeoutError");
  if (milliseconds <= 0) throw tooLate;
  const controller = new AbortController();
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => {
      controller.abort(tooLate);
      reject(tooLate);
    },
    Math.min(milliseconds, longestTimer),
  );
  try {
    return await Promise.race([work(controller.signal), end]);
  } finally {
    clearTimeout(timer);
  }
};
