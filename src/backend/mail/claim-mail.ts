import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { leaseSeconds } from "./attempts.ts";

export type ClaimedMail = typeof outbox.$inferSelect;

/** No worker has it, or its lease has expired. */
export const isFree = sql`(${outbox.claimedUntil} is null or ${outbox.claimedUntil} <= now())`;
export const isUnsent = sql`${outbox.state} in ('queued', 'sending')`;

/**
 * Takes the message that has waited longest, those to visitors first, for the length of a lease, and records the attempt first, so that it counts whatever happens
 * next. Two workers never take the same one. Undefined when nothing is due.
 */
export const claimMail = async (orm: Orm): Promise<ClaimedMail | undefined> => {
  const due = orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isUnsent, isFree, sql`${outbox.nextAttemptAt} <= now()`))
    .orderBy(outbox.isForStaff, outbox.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await orm
    .update(outbox)
    .set({
      state: "sending",
      attempts: sql`${outbox.attempts} + 1`,
      claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return claimed;
};
