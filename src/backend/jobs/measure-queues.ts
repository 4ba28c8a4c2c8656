import { sql } from "drizzle-orm";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { readGaugeBy } from "#platform/telemetry/metrics.ts";

/** A run that is tried again waits as well. Failed ones are kept for seven days. */
const jobLines = sql`
  select name as queue, case state when 'failed' then 'failed' else 'waiting' end as state, count(*)::int as count
  from jobs.job where state in ('created', 'retry', 'failed') and name in
`;

/** By the index of what is due, so that the mails of a month are not read. */
const mailLines = sql`
  select state::text as state, count(*)::int as count from outbox where state in ('queued', 'sending') group by state
`;

/**
 * Has the queues of a database read where somebody asks for metrics: runs of these jobs that wait or have failed, and mails that are to
 * be sent. An empty queue is 0.
 * @returns a function after which the database is not asked any more
 */
export const measureQueues = ({ orm }: Pick<Database, "orm">, queues: readonly string[]): (() => void) => {
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
  const forgetMails = readGaugeBy("volante_mails", async () => {
    const rows = rowsOf<{ state: string; count: number }>(await orm.execute(mailLines));
    return ["queued", "sending"].map((state) => ({
      labels: { state },
      value: rows.find((row) => row.state === state)?.count ?? 0,
    }));
  });
  return () => {
    forgetJobs();
    forgetMails();
  };
};
