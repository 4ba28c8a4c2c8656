import { setTimeout as pause } from "node:timers/promises";
import { asc, gt, lt, sql } from "drizzle-orm";
import { nudgeJob } from "#backend/jobs/nudge-job.ts";
import { loggableError } from "#backend/loggable-error.ts";
import type { Orm } from "#backend/store/database.ts";
import { forgetRemembered } from "#backend/store/remember.ts";
import { pageDrops } from "#backend/store/schema/page-invalidations.ts";
import { pageTags } from "#domain/page-tags.ts";
import type { Logger } from "#platform/log.ts";
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

/** The most that a storefront accepts in one call. */
const most = 100;

const widened = (tag: string): string => {
  if (tag.startsWith(pageTags.vehicle(""))) return pageTags.vehicles;
  return tag.startsWith("page:") ? pageTags.content : tag;
};

/** Each tag once; too many for one call become the few wider tags that cover them. Pure. */
export const gatherTags = (tags: readonly string[]): readonly string[] => {
  const distinct = [...new Set(tags)];
  return distinct.length <= most ? distinct : [...new Set(distinct.map(widened))];
};

type Invalidation = { readonly id: number; readonly tag: string };

type Answer = "all" | "part" | "none";

/** What this process knows of a storefront. */
type Known = {
  /** Rows of which all its processes were notified. */
  notified: Set<number>;
  /** Rows of which some of its processes were notified. */
  partly: Set<number>;
  answer: Answer;
  /** When to retry the rows that it does not have, in milliseconds since 1970. */
  again: number;
  isBeingNotified: boolean;
};

const known = new WeakMap<Storefront, Known>();

const knownOf = (storefront: Storefront): Known => {
  const found = known.get(storefront);
  if (found) return found;
  const first: Known = {
    notified: new Set(),
    partly: new Set(),
    answer: "all",
    again: 0,
    isBeingNotified: false,
  };
  known.set(storefront, first);
  return first;
};

/** Whether all processes of a storefront were notified of a row. */
const isNotifiedOf = (storefront: Storefront, id: number): boolean => knownOf(storefront).notified.has(id);

/** Whether a call to it is still open. */
const isBeingNotified = (storefront: Storefront): boolean => knownOf(storefront).isBeingNotified;

/** Forgets which rows it was notified of, but for those that are left. */
const recordNotified = (storefront: Storefront, left: ReadonlySet<number>): void => {
  const about = knownOf(storefront);
  about.notified = new Set([...about.notified].filter((id) => left.has(id)));
  about.partly = new Set([...about.partly].filter((id) => left.has(id)));
};

type NotifyOptions = {
  readonly log: Logger;
  /** How long to wait before rows that failed are sent again. */
  readonly pauseMs: number;
};

/**
 * Notifies a storefront of the rows that it does not have, in one call at a time. One that was not reached is left alone for a while; one
 * that was reached in part gets new rows at once, and the rest after a while. Then the job runs again. Never fails.
 */
const notifyStorefront = async (
  storefront: Storefront,
  invalidations: readonly Invalidation[],
  { log, pauseMs }: NotifyOptions,
): Promise<void> => {
  const about = knownOf(storefront);
  const isResting = Date.now() < about.again && about.answer !== "all";
  if (about.isBeingNotified || (isResting && about.answer === "none")) return;
  const news = invalidations.filter(
    ({ id }) => !about.notified.has(id) && !(isResting && about.partly.has(id)),
  );
  if (news.length === 0) return;
  about.isBeingNotified = true;
  const { answer, error } = await send(storefront, news);
  about.isBeingNotified = false;
  const received = answer === "all" ? about.notified : about.partly;
  if (answer !== "none") for (const { id } of news) received.add(id);
  if (answer !== about.answer) logAnswer(storefront, { answer, error, log });
  about.answer = answer;
  if (answer === "all" || isResting) return;
  about.again = Date.now() + pauseMs;
  // A little later, since a timer may be early.
  setTimeout(nudgeJob, pauseMs + 50, "drop-pages").unref();
};

type Outcome = { readonly answer: Answer; readonly error?: unknown };

const send = async (storefront: Storefront, invalidations: readonly Invalidation[]): Promise<Outcome> => {
  try {
    const isAll = await storefront.notify(gatherTags(invalidations.map(({ tag }) => tag)));
    return { answer: isAll ? "all" : "part" };
  } catch (error) {
    return { answer: "none", error };
  }
};

const logAnswer = (
  { name }: Storefront,
  { answer, error, log }: Outcome & { readonly log: Logger },
): void => {
  if (answer === "all") log.info({ storefront: name }, "A storefront is notified of changes again");
  else if (answer === "part")
    log.warn({ storefront: name }, "A part of a storefront was notified of changes; the rest will be");
  else
    log.warn(
      { storefront: name, ...loggableError(error) },
      "A storefront was not notified of changes; it will be",
    );
};
