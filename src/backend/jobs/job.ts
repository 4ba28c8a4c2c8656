import type { Storefront } from "#backend/page-invalidations/storefront.ts";
import type { Database } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";

export type JobContext = {
  readonly database: Database;
  readonly log: Logger;
  /** Whom to tell when pages have changed. */
  readonly storefronts: readonly Storefront[];
  /** Has the texts of pages say the figures of the present stock, where they come from it. */
  readonly rewriteTexts?: (database: Database) => Promise<void>;
  /** Says when to end early: the process is ending, or the time is almost over. What is left is the next run's. */
  readonly stop: AbortSignal;
};

export type Job = {
  /** When it is due, as a cron expression in UTC. */
  readonly schedule: string;
  /** How often a failed run is tried again, each time after a longer wait. */
  readonly retries: number;
  /** Longest run. */
  readonly seconds: number;
  /** How long it is known that a run was made, in seconds; unless said, seven days. */
  readonly keptSeconds?: number;
  /** May be called twice at once and again after half a run: what is done already is left alone. */
  readonly run: (context: JobContext) => Promise<void>;
};
