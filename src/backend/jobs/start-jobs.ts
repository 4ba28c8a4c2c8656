import { loggableError } from "#backend/loggable-error.ts";
import type { Storefront } from "#backend/page-invalidations/storefront.ts";
import type { Database } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";
import type { Job, JobContext } from "./job.ts";
import { measureQueues } from "./measure-queues.ts";
import { onNudge } from "./nudge-job.ts";
import { createBoss, openQueues } from "./open-queues.ts";
import { performJob } from "./perform-job.ts";

export type RunningJobs = {
  /** Runs a job soon, unless it is waiting to be run already. Never fails: the schedule comes anyway. */
  readonly nudge: (name: string) => Promise<void>;
  /** Takes no more work, and waits a while for what is under way; the database is free afterwards. */
  readonly stop: () => Promise<void>;
};

export type JobsOptions = Pick<JobContext, "rewriteTexts"> & {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly log: Logger;
  /** Whom jobs tell when pages have changed. */
  readonly storefronts?: readonly Storefront[];
  /** How often a worker looks for work that was queued elsewhere or is to be done again. */
  readonly pollSeconds?: number;
  /** How long work under way may take once the process is told to end. */
  readonly drainMs?: number;
};

/** Works on jobs in this process, beside any number of others on the same database. */
export const startJobs = async (
  database: Database,
  { jobs, log, storefronts = [], pollSeconds = 15, drainMs = 10_000, ...options }: JobsOptions,
): Promise<RunningJobs> => {
  const stopping = new AbortController();
  const boss = createBoss(database);
  boss.on("error", (error) => log.warn(loggableError(error), "The jobs met an error and go on"));
  boss.on("warning", ({ message }) => log.warn({ problem: message }, "The jobs gave a warning"));
  await boss.start();
  await openQueues(boss, jobs);
  const context = { ...options, database, log, storefronts, stop: stopping.signal };
  const workers = new Map<string, string>();
  for (const [name, job] of Object.entries(jobs)) {
    const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
    const work = async (
      attempts: readonly { readonly retryCount: number; readonly retryLimit: number }[],
    ) => {
      for (const attempt of attempts) await performJob(name, job, context, attempt);
    };
    workers.set(name, await boss.work(name, options, work));
  }
  const nudge = async (name: string): Promise<void> => {
    try {
      await boss.send(name);
      boss.notifyWorker(workers.get(name) ?? "");
    } catch (error) {
      log.debug({ job: name, ...loggableError(error) }, "A nudge was lost");
    }
  };
  const forgetQueues = measureQueues(database, Object.keys(jobs));
  const forgetNudge = onNudge((name) => void nudge(name));
  return {
    nudge,
    stop: async () => {
      forgetNudge();
      forgetQueues();
      stopping.abort();
      await boss.stop({ close: false, timeout: drainMs });
    },
  };
};
