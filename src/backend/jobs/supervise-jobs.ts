import { setTimeout as pause } from "node:timers/promises";
import { loggableError } from "#backend/loggable-error.ts";
import { listenForInvalidations } from "#backend/page-invalidations/listen-for-invalidations.ts";
import type { Database } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";
import type { JobContext } from "./job.ts";
import { jobs } from "./job-table.ts";
import { setJobsState } from "./jobs-state.ts";
import { type RunningJobs, startJobs } from "./start-jobs.ts";

const shortestPauseMs = 5_000;
const longestPauseMs = 60_000;

export type SuperviseOptions = Pick<JobContext, "rewriteTexts"> & {
  readonly log: Logger;
  /** Delay of the first start, so that visitors come first. */
  readonly afterMs?: number;
};

const startWork = async (
  database: Database,
  options: Omit<SuperviseOptions, "afterMs">,
): Promise<RunningJobs> => {
  const running = await startJobs(database, { jobs, ...options });
  const stopListening = await listenForInvalidations(database, options.log);
  await running.nudge("rewrite-texts");
  const stop = async () => {
    await stopListening();
    await running.stop();
  };
  return { ...running, stop };
};

/**
 * Works on the jobs in this process as soon as the database can be opened. Neither the site nor the services wait for it or fail with it.
 * @returns a function that takes no more work and waits a while for what is under way
 */
export const superviseJobs = (
  open: () => Promise<Database>,
  { afterMs = 0, ...options }: SuperviseOptions,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const start = async (): Promise<RunningJobs | undefined> => {
    if (afterMs > 0) await rest(afterMs);
    for (let wait = shortestPauseMs; !signal.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
      try {
        const running = await startWork(await open(), options);
        setJobsState("up");
        return running;
      } catch (error) {
        setJobsState("away");
        options.log.warn(loggableError(error), "The jobs could not be started; they will be");
      }
      await rest(wait);
    }
    return undefined;
  };
  const started = start();
  return async () => {
    stopping.abort();
    const running = await started;
    await running?.stop();
  };
};
