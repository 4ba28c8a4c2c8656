import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { briefError, loggableError } from "#backend/loggable-error.ts";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import type { Logger } from "#platform/log.ts";
import { readGaugeBy } from "#platform/telemetry/metrics.ts";
import { inTrace } from "#platform/telemetry/spans.ts";
import type { Job, JobContext } from "./job.ts";
import { onNudge } from "./nudge-job.ts";

/** The schema of pg-boss's tables, beside ours and migrated by itself. */
const jobsSchema = "jobs";

/** How often to poll for what is not announced, in seconds: rarely, since searches share the embedded connection. */
const pace = {
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 15,
  superviseIntervalSeconds: 60,
  bamIntervalSeconds: 600,
  // Jobs that wait for one another, which ours do not.
  flowIntervalSeconds: 3600,
} as const;

const dayInSeconds = 86_400;

/** pg-boss on the open database. It opens no connection of its own. */
const createBoss = ({ kind, run }: Pick<Database, "kind" | "run">): PgBoss =>
  new PgBoss({
    db: { executeSql: run },
    backend: kind === "embedded" ? "pglite" : "postgres",
    schema: jobsSchema,
    // The embedded database vacuums once a day, by a job of ours.
    reindex: kind === "server",
    monitorVacuum: kind === "server",
    ...pace,
  });

const queueOptions = ({ retries, seconds }: Job) => ({
  retryLimit: retries,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  // Ours ends first and logs it; this is for processes that die.
  expireInSeconds: seconds + 60,
  deleteAfterSeconds: 7 * dayInSeconds,
});

/** Synchronizes queues and schedules with the table of jobs; a removed job is not scheduled any more. */
const openQueues = async (boss: PgBoss, jobs: Readonly<Record<string, Job>>): Promise<void> => {
  for (const [name, job] of Object.entries(jobs)) {
    const options = queueOptions(job);
    // One waiting run is enough, however often it is requested.
    await boss.createQueue(name, { ...options, policy: "short" });
    await boss.updateQueue(name, options);
    await boss.schedule(name, job.schedule, null, { tz: "UTC", missed: "once" });
  }
  for (const { name } of await boss.getSchedules()) if (!(name in jobs)) await boss.unschedule(name);
};

/** What is stored of a failed run: no values of statements, no personal data. */
class FailedRunError extends Error {
  override readonly name = "FailedRunError";
}

/** The number of retries so far, and their limit. */
type Attempt = { readonly retryCount: number; readonly retryLimit: number };

/** Part of its time after which a job is signalled to stop. */
const stopsAfter = 0.8;

const limited = async <Value>(work: Promise<Value>, milliseconds: number): Promise<Value> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No end after ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Runs a job within its time limit. Throws when it fails, so that it is retried; the reason is logged, as an error after the last attempt.
 */
const performJob = async (
  name: string,
  job: Job,
  context: JobContext,
  { retryCount, retryLimit }: Attempt,
): Promise<void> => {
  const milliseconds = job.seconds * 1000;
  const almostOver = AbortSignal.timeout(milliseconds * stopsAfter);
  const stop = AbortSignal.any([context.stop, almostOver]);
  try {
    await inTrace("job", { job: name, run: retryCount + 1 }, () =>
      limited(job.run({ ...context, stop }), milliseconds),
    );
  } catch (error) {
    const entry = { job: name, run: retryCount + 1, ...loggableError(error) };
    if (retryCount >= retryLimit) context.log.error(entry, "A job has failed");
    else context.log.warn(entry, "A job failed; it is tried again");
    throw new FailedRunError(briefError(error));
  }
};

/** A run that is retried waits as well. Failed ones are retained for seven days. */
const jobLines = sql`
  select name as queue, case state when 'failed' then 'failed' else 'waiting' end as state, count(*)::int as count
  from jobs.job where state in ('created', 'retry', 'failed') and name in
`;

/** Uses the index of what is due, so that a month of mails or events is not read. */
const dueLines = (table: string) => sql`
  select state::text as state, count(*)::int as count from ${sql.identifier(table)}
  where state in ('queued', 'sending') group by state
`;
const dueGauges = { volante_mails: "outbox", volante_events: "event_deliveries" } as const;

/**
 * Measures the queues of a database when metrics are collected: runs of these jobs that wait or have failed, mails and events that are to
 * be sent.
 * An empty queue is 0.
 * @returns a function that stops the measuring
 */
const measureQueues = ({ orm }: Pick<Database, "orm">, queues: readonly string[]): (() => void) => {
  const forgetJobs = readGaugeBy("volante_jobs", async () => {
    const rows = rowsOf<{ queue: string; state: string; count: number }>(
      await orm.execute(sql`${jobLines} ${[...queues]} group by 1, 2`),
    );
    return queues.flatMap((queue) =>
      ["waiting", "failed"].map((state) => ({
        labels: { queue, state },
        value: rows.find((row) => row.queue === queue && row.state === state)?.count ?? 0,
      })),
    );
  });
  const forgetDue = Object.entries(dueGauges).map(([gauge, table]) =>
    readGaugeBy(gauge as keyof typeof dueGauges, async () => {
      const rows = rowsOf<{ state: string; count: number }>(await orm.execute(dueLines(table)));
      return ["queued", "sending"].map((state) => ({
        labels: { state },
        value: rows.find((row) => row.state === state)?.count ?? 0,
      }));
    }),
  );
  return () => {
    forgetJobs();
    for (const forget of forgetDue) forget();
  };
};

export type RunningJobs = {
  /** Runs a job soon, unless a run is waiting already. Never fails: the schedule runs it anyway. */
  readonly nudge: (name: string) => Promise<void>;
  /** Takes no more work, and waits a while for what is under way; the database is unused afterwards. */
  readonly stop: () => Promise<void>;
};

export type JobsOptions = Pick<JobContext, "rewriteTexts"> & {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly log: Logger;
  /** How often a worker polls for work that was queued elsewhere or is to be retried. */
  readonly pollSeconds?: number;
  /** How long work under way may take once the process is ending. */
  readonly drainMs?: number;
};

/** Starts a worker for the jobs in this process, beside any number of others on the same database. */
export const startJobs = async (
  database: Database,
  { jobs, log, pollSeconds = 15, drainMs = 10_000, ...options }: JobsOptions,
): Promise<RunningJobs> => {
  const stopping = new AbortController();
  const boss = createBoss(database);
  boss.on("error", (error) => log.warn(loggableError(error), "The jobs met an error and continue"));
  boss.on("warning", ({ message }) => log.warn({ problem: message }, "The jobs gave a warning"));
  await boss.start();
  await openQueues(boss, jobs);
  const context = { ...options, database, log, stop: stopping.signal };
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
