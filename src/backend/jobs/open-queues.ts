import { PgBoss } from "pg-boss";
import type { Database } from "#backend/store/database.ts";
import type { Job } from "./job.ts";

/** The schema that pg-boss keeps its tables in, beside ours and migrated by itself. */
const jobsSchema = "jobs";

/** How often things are looked at that nobody announces, in seconds: seldom, since searches share the embedded connection. */
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
export const createBoss = ({ kind, run }: Pick<Database, "kind" | "run">): PgBoss =>
  new PgBoss({
    db: { executeSql: run },
    backend: kind === "embedded" ? "pglite" : "postgres",
    schema: jobsSchema,
    // The embedded database vacuums once a day, by a job of ours.
    reindex: kind === "server",
    monitorVacuum: kind === "server",
    ...pace,
  });

const queueOptions = ({ retries, seconds, keptSeconds = 7 * dayInSeconds }: Job) => ({
  retryLimit: retries,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  // Ours ends first and says so in the log; this is for processes that die.
  expireInSeconds: seconds + 60,
  deleteAfterSeconds: keptSeconds,
});

/** Brings queues and schedules in line with the table of jobs; a job that is gone is not scheduled any more. */
export const openQueues = async (boss: PgBoss, jobs: Readonly<Record<string, Job>>): Promise<void> => {
  for (const [name, job] of Object.entries(jobs)) {
    const options = queueOptions(job);
    // One waiting run is enough, however often it is asked for.
    await boss.createQueue(name, { ...options, policy: "short" });
    await boss.updateQueue(name, options);
    await boss.schedule(name, job.schedule, null, { tz: "UTC", missed: "once" });
  }
  for (const { name } of await boss.getSchedules()) if (!(name in jobs)) await boss.unschedule(name);
};
