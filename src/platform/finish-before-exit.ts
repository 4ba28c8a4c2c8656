import { Server } from "node:http";
import { log } from "./log.ts";

export type LastWork = {
  /** Begun as soon as the server takes no more requests. */
  readonly meanwhile: () => Promise<void>;
  /** Done when requests and the work above are finished. */
  readonly afterwards: () => Promise<void>;
};

/** Longest that a process waits for each of the two, and for requests under way. */
const longestMs = 15_000;

/** Resolves when it is done, has failed or takes too long: the process ends in any case. */
export const settle = async (work: Promise<void>): Promise<void> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestMs);
  await Promise.race([work.catch(report), tooLate]);
  clearTimeout(timer);
};

const report = (error: unknown): void =>
  log().error({ err: error }, "Something was not finished before the process ended");

/**
 * Has the servers of this process say that they are closed only when this work is done. The framework closes its server when the
 * process is told to end, and ends the process as soon as it is closed; it offers no other place to wait.
 */
export const finishBeforeExit = ({ meanwhile, afterwards }: LastWork): void => {
  const { close } = Server.prototype;
  let begun: Promise<void> | undefined;
  Server.prototype.close = function closeWithWork(this: Server, callback?: (error?: Error) => void): Server {
    begun ??= settle(meanwhile());
    const tooLate = setTimeout(() => this.closeAllConnections(), longestMs);
    const finish = async (error?: Error) => {
      clearTimeout(tooLate);
      await begun;
      await settle(afterwards());
      callback?.(error);
    };
    return close.call(this, (error?: Error) => void finish(error));
  };
};
