import type { Database } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";

export type JobContext = {
  readonly database: Database;
  readonly log: Logger;
  /** Updates the figures of the present stock in the texts of pages. */
  readonly rewriteTexts?: (database: Database) => Promise<void>;
  /** Aborts when the job should end early: the process is ending, or the time is almost over. The next run does the rest. */
  readonly stop: AbortSignal;
};

export type Job = {
  /** When it is due, as a cron expression in UTC. */
  readonly schedule: string;
  /** How often a failed run is retried, each time after a longer wait. */
  readonly retries: number;
  /** Longest run. */
  readonly seconds: number;
  /** May run twice at once and again after half a run: it has to be idempotent. */
  readonly run: (context: JobContext) => Promise<void>;
};
