import { log } from "./log.ts";

/** Longest that a process that ends waits for such work. */
const longestMs = 15_000;

const report = (error: unknown): void =>
  log().error({ err: error }, "Something was not finished before the process ended");

/** Resolves when it is done, has failed or takes too long: the process ends in any case. */
export const finishBeforeExit = async (work: Promise<void>): Promise<void> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestMs);
  await Promise.race([work.catch(report), tooLate]);
  clearTimeout(timer);
};
