import type { Transporter } from "nodemailer";
import { loggableError } from "#backend/loggable-error.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";
import { attemptMs } from "./attempts.ts";
import { type ClaimedMail, claimMail } from "./claim-mail.ts";
import { type Delivery, openMailServer, sendBySmtp } from "./send-by-smtp.ts";
import { giveUpOldMails, settleMail } from "./settle-mail.ts";
import { writeAttachment } from "./write-attachment.ts";

export type DeliveryOptions = {
  /** `SMTP_URL`; without it messages stay where they are, untried. */
  readonly smtpUrl: string | undefined;
  /** Ends the work after the message that is under way. */
  readonly stop?: AbortSignal | undefined;
  /** Longest that one attempt may take. */
  readonly milliseconds?: number;
  readonly log: Logger;
};

/**
 * Sends what is due, one message after the other, until nothing is, the mail server is away, or it is told to stop. Any
 * number of processes may do so at once. Each message is sent at least once; a process that dies between the server's
 * answer and our note of it makes for one repeat, under the same `Message-ID`.
 */
export const deliverMails = async (
  orm: Orm,
  { smtpUrl, stop, milliseconds = attemptMs, log }: DeliveryOptions,
): Promise<void> => {
  if (smtpUrl === undefined) return;
  await giveUpOldMails(orm, log);
  const server = openMailServer(smtpUrl);
  while (!stop?.aborted) {
    const mail = await claimMail(orm);
    if (mail === undefined) return;
    const delivery = await deliver(orm, server, mail, { milliseconds, log });
    await settleMail(orm, mail, delivery, log);
    if (delivery.kind !== "sent" && delivery.isServerAway) return;
  }
};

/** A file that cannot be written keeps its own message waiting, and nobody else's. */
const unwritten: Delivery = { kind: "not-now", error: "ATTACHMENT", isServerAway: false };

const deliver = async (
  orm: Orm,
  server: Transporter,
  mail: ClaimedMail,
  { milliseconds, log }: { readonly milliseconds: number; readonly log: Logger },
): Promise<Delivery> => {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const attachment = await writeAttachment(orm, mail);
    return await sendBySmtp(server, mail, { attachment, signal });
  } catch (error) {
    log.error({ mail: mail.id, ...loggableError(error) }, "The file that goes with a mail was not written");
    return unwritten;
  }
};
