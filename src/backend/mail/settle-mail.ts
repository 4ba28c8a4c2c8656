import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import type { Logger } from "#platform/log.ts";
import { minutesAfter, mostAttempts } from "./attempts.ts";
import { type ClaimedMail, isFree, isUnsent } from "./claim-mail.ts";
import type { Delivery } from "./send-by-smtp.ts";

/** Still this worker's: a lease that has lapsed may have given the message to another. */
const isStillMine = ({ id, attempts }: ClaimedMail) =>
  and(eq(outbox.id, id), eq(outbox.state, "sending"), eq(outbox.attempts, attempts));

/** Writes what became of an attempt. A message that the server has taken is sent, whoever may have it now. */
export const settleMail = async (
  orm: Orm,
  mail: ClaimedMail,
  delivery: Delivery,
  log: Logger,
): Promise<void> => {
  const { id, attempts } = mail;
  if (delivery.kind === "sent") {
    await orm
      .update(outbox)
      .set({ state: "sent", sentAt: sql`now()`, claimedUntil: null, lastError: null })
      .where(eq(outbox.id, id));
    return;
  }
  const { error: lastError } = delivery;
  const isOver = delivery.kind === "refused" || attempts >= mostAttempts;
  const nextAttemptAt = sql`now() + make_interval(mins => ${minutesAfter(attempts)})`;
  await orm
    .update(outbox)
    .set({
      lastError,
      claimedUntil: null,
      ...(isOver ? { state: "failed" } : { state: "queued", nextAttemptAt }),
    })
    .where(isStillMine(mail));
  if (isOver) log.error({ mail: id, attempts, reason: lastError }, "A mail could not be delivered");
  else log.warn({ mail: id, attempts, reason: lastError }, "A mail was not taken; it is tried again");
};

/** Gives up what is too old to be sent, and what ended the process each time that it was tried. */
export const giveUpOldMails = async (orm: Orm, log: Logger): Promise<void> => {
  const state = sql`case when ${outbox.expiresAt} <= now() then 'expired' else 'failed' end::mail_state`;
  const given = await orm
    .update(outbox)
    .set({ state, claimedUntil: null })
    .where(
      and(isUnsent, isFree, sql`(${outbox.expiresAt} <= now() or ${outbox.attempts} >= ${mostAttempts})`),
    )
    .returning({ mail: outbox.id, state: outbox.state, attempts: outbox.attempts, reason: outbox.lastError });
  for (const each of given) log.error(each, "A mail was given up before it could be delivered");
};
