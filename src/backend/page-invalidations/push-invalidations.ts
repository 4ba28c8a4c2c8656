import { setTimeout as pause } from "node:timers/promises";
import { asc, gt, lt, sql } from "drizzle-orm";
import { nudgeJob } from "#backend/jobs/nudge-job.ts";
import type { Orm } from "#backend/store/database.ts";
import { forgetRemembered } from "#backend/store/remember.ts";
import { pageDrops } from "#backend/store/schema/page-invalidations.ts";
import type { Logger } from "#platform/log.ts";
import { isBeingNotified, isNotifiedOf, notifyStorefront, recordNotified } from "./notify-storefront.ts";
import type { Storefront } from "./storefront.ts";

const atOnce = 5_000;
/** How long a run waits for an answer: other storefronts get the next change after it. */
const waitTimeoutMs = 1_000;

export type PushOptions = {
  readonly log: Logger;
  readonly stop: AbortSignal;
  /** How long a storefront that was not reached is left alone. */
  readonly pauseMs?: number;
};

/**
 * Notifies all storefronts of the pages that differ from the database, and deletes the rows that all have received. Rows are read without a
 * lock: a tag that two processes send is sent twice, and rows written meanwhile are left for the next run. A row that a storefront did not
 * receive stays for ten minutes, after which that has rendered its pages again by itself; the others are not sent it again, and receive all
 * the rest. An answer that takes longer than a second is waited for beside the next runs.
 */
export const pushInvalidations = async (
  orm: Orm,
  storefronts: readonly Storefront[],
  { log, stop, pauseMs = 10_000 }: PushOptions,
): Promise<void> => {
  const left = new Set<number>();
  for (let last: number | undefined = 0; last !== undefined; ) {
    if (stop.aborted) return;
    const invalidations = await orm
      .select({ id: pageDrops.id, tag: pageDrops.tag })
      .from(pageDrops)
      .where(gt(pageDrops.id, last))
      .orderBy(asc(pageDrops.id))
      .limit(atOnce);
    if (invalidations.length > 0) forgetRemembered();
    await Promise.all(
      storefronts.map((each) => awhile(notifyStorefront(each, invalidations, { log, pauseMs }))),
    );
    const isReceived = ({ id }: { id: number }) => storefronts.every((each) => isNotifiedOf(each, id));
    await deleteRows(orm, invalidations.filter(isReceived));
    for (const invalidation of invalidations) if (!isReceived(invalidation)) left.add(invalidation.id);
    last = invalidations.length < atOnce ? undefined : invalidations.at(-1)?.id;
  }
  for (const each of storefronts) recordNotified(each, left);
  if (left.size > 0 && !storefronts.some(isBeingNotified))
    await orm.delete(pageDrops).where(lt(pageDrops.createdAt, sql`now() - interval '10 minutes'`));
};

/** Waits for an answer, but not for long: a late one makes the job run again. */
const awhile = async (answer: Promise<void>): Promise<void> => {
  const isLate = await Promise.race([answer, pause(waitTimeoutMs, true, { ref: false })]);
  if (isLate) void answer.then(() => nudgeJob("drop-pages"));
};

const deleteRows = async (orm: Orm, rows: readonly { readonly id: number }[]): Promise<void> => {
  if (rows.length === 0) return;
  const ids = `{${rows.map(({ id }) => id).join()}}`;
  await orm.delete(pageDrops).where(sql`${pageDrops.id} = any (${ids}::bigint[])`);
};
