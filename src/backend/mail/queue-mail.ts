import { randomUUID } from "node:crypto";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { type MailAttachment, outbox } from "#backend/store/schema/mail.ts";
import type { Locale } from "#platform/locale.ts";
import { frameMail } from "./frame-mail.ts";
import { mailDomain, mailSender } from "./mail-sender.ts";
import { singleLine } from "./single-line.ts";

export type Mail = {
  /** Identifies what the message reports, such as `contact-received:<id>`: the same key is queued once. */
  readonly key: string;
  /** One mail address. The table refuses anything else, and with it the transaction. */
  readonly to: string;
  readonly locale: Locale;
  /** At most 200 characters. */
  readonly subject: string;
  readonly text: string;
  /** HTML of its parts. */
  readonly html: string;
  /** Absolute address that accepts a POST and ends the subscription of the message. */
  readonly listUnsubscribe?: string | undefined;
  /** Where an answer goes. */
  readonly replyTo?: string | undefined;
  /** For the people of the dealers. The fallback gets it where the mail server refuses the recipient for good. */
  readonly staff?: { readonly fallback?: string | undefined } | undefined;
  /** When it is sent at the earliest. */
  readonly notBefore?: Date | undefined;
  /** An attachment. */
  readonly attachment?: MailAttachment | undefined;
  /** When it is outdated and is no longer sent; by default three days from now. */
  readonly expiresAt?: Date | undefined;
};

/** Adds a message to the outbox, in the transaction of its cause. Call `nudgeDeliveries` after the commit. */
export const queueMail = async (
  tx: Orm,
  { key, to, locale, subject, text, html, ...rest }: Mail,
): Promise<void> => {
  const shop = await readShop(tx);
  const sender = mailSender(shop);
  await tx
    .insert(outbox)
    .values({
      key,
      messageId: `<${randomUUID()}@${mailDomain(sender)}>`,
      recipient: to.trim(),
      locale,
      subject: singleLine(subject),
      text,
      html: frameMail({ subject: singleLine(subject), html }, shop, locale),
      listUnsubscribe: rest.listUnsubscribe ?? null,
      replyTo: rest.replyTo ?? null,
      isForStaff: rest.staff !== undefined,
      fallback: rest.staff?.fallback ?? null,
      attachment: rest.attachment ?? null,
      ...(rest.expiresAt && { expiresAt: rest.expiresAt }),
      ...(rest.notBefore && { nextAttemptAt: rest.notBefore }),
    })
    .onConflictDoNothing({ target: outbox.key });
};
