import { nudgeJob } from "#backend/jobs/nudge-job.ts";
import { loggableError } from "#backend/loggable-error.ts";
import { pageTags } from "#domain/page-tags.ts";
import type { Logger } from "#platform/log.ts";
import type { Storefront } from "./storefront.ts";

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

export type Invalidation = { readonly id: number; readonly tag: string };

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
export const isNotifiedOf = (storefront: Storefront, id: number): boolean =>
  knownOf(storefront).notified.has(id);

/** Whether a call to it is still open. */
export const isBeingNotified = (storefront: Storefront): boolean => knownOf(storefront).isBeingNotified;

/** Forgets which rows it was notified of, but for those that are left. */
export const recordNotified = (storefront: Storefront, left: ReadonlySet<number>): void => {
  const about = knownOf(storefront);
  about.notified = new Set([...about.notified].filter((id) => left.has(id)));
  about.partly = new Set([...about.partly].filter((id) => left.has(id)));
};

export type NotifyOptions = {
  readonly log: Logger;
  /** How long to wait before rows that failed are sent again. */
  readonly pauseMs: number;
};

/**
 * Notifies a storefront of the rows that it does not have, in one call at a time. One that was not reached is left alone for a while; one
 * that was reached in part gets new rows at once, and the rest after a while. Then the job runs again. Never fails.
 */
export const notifyStorefront = async (
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
    const isAll = await storefront.tell(gatherTags(invalidations.map(({ tag }) => tag)));
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
