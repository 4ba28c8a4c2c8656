import { and, eq, sql } from "drizzle-orm";
import type { Transporter } from "nodemailer";
import { loggableError } from "#backend/loggable-error.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import type { Logger } from "#platform/log.ts";
import { attemptMs, minutesAfter, mostAttempts } from "./attempts.ts";
import { type ClaimedMail, claimMail, isFree, isUnsent } from "./claim-mail.ts";
import { type MailSender, mailSender } from "./mail-sender.ts";
import { type Delivery, openMailServer, sendBySmtp } from "./send-by-smtp.ts";
import { writeAttachments } from "./write-attachment.ts";

/** Whether the message is still this worker's: after its lease has expired another worker may have it. */
const isStillMine = ({ id, attempts }: ClaimedMail) =>
  and(eq(outbox.id, id), eq(outbox.state, "sending"), eq(outbox.attempts, attempts));

/** Stores the result of an attempt. A message that the server has accepted is sent, whichever worker has it now. */
export const settleMail = async (
  orm: Orm,
  mail: ClaimedMail,
  delivery: Delivery,
  log: Logger,
): Promise<void> => {
  const { id, attempts, fallback } = mail;
  if (delivery.kind === "sent") {
    await orm
      .update(outbox)
      .set({ state: "sent", sentAt: sql`now()`, claimedUntil: null, lastError: null })
      .where(eq(outbox.id, id));
    return;
  }
  const { error: lastError } = delivery;
  const isOver = delivery.kind === "refused" || attempts >= mostAttempts;
  if (isOver && fallback !== null) {
    await orm
      .update(outbox)
      .set({
        recipient: fallback,
        fallback: null,
        state: "queued",
        attempts: 0,
        claimedUntil: null,
        lastError,
      })
      .where(isStillMine(mail));
    log.warn({ mail: id, attempts, reason: lastError }, "A mail was refused; it goes to the shop's address");
    return;
  }
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

/** Gives up expired messages, and those that crashed the process in each attempt. */
const giveUpOldMails = async (orm: Orm, log: Logger): Promise<void> => {
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

export type DeliveryOptions = {
  /** `SMTP_URL`; without it messages stay queued, untried. */
  readonly smtpUrl: string | undefined;
  /** Stops the work after the present message. */
  readonly stop?: AbortSignal | undefined;
  /** Timeout of one attempt. */
  readonly milliseconds?: number;
  readonly log: Logger;
};

/**
 * Sends due messages one after the other, until none is left, the mail server is unavailable, or it is stopped. Any number of processes may
 * do so at once. Each message is sent at least once; a process that dies between the server's response and its update causes one repeat,
 * under the same `Message-ID`.
 */
export const deliverMails = async (
  orm: Orm,
  { smtpUrl, stop, milliseconds = attemptMs, log }: DeliveryOptions,
): Promise<void> => {
  if (smtpUrl === undefined) return;
  await giveUpOldMails(orm, log);
  const server = openMailServer(smtpUrl);
  const sender = mailSender(await readShop(orm));
  while (!stop?.aborted) {
    const mail = await claimMail(orm);
    if (mail === undefined) return;
    const delivery = await deliver(orm, server, mail, { sender, milliseconds, log });
    await settleMail(orm, mail, delivery, log);
    if (delivery.kind !== "sent" && delivery.isServerUnavailable) return;
  }
};

/** An attachment that cannot be written delays its own message only. */
const unwritten: Delivery = { kind: "not-now", error: "ATTACHMENT", isServerUnavailable: false };

const deliver = async (
  orm: Orm,
  server: Transporter,
  mail: ClaimedMail,
  {
    sender,
    milliseconds,
    log,
  }: { readonly sender: MailSender; readonly milliseconds: number; readonly log: Logger },
): Promise<Delivery> => {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const attachments = await writeAttachments(orm, mail);
    return await sendBySmtp(server, mail, { sender, attachments, signal });
  } catch (error) {
    log.error({ mail: mail.id, ...loggableError(error) }, "The file that goes with a mail was not written");
    return unwritten;
  }
};
