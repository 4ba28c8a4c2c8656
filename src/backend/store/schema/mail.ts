import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { Locale } from "#platform/locale.ts";
import { moment } from "./vehicle-types.ts";

/** @public drizzle-kit reads it. */
export const mailState = pgEnum("mail_state", ["queued", "sending", "sent", "failed", "expired"]);

/**
 * A file attached to a message, by its subject: it is generated again whenever the message is sent, always the same. Its content is not
 * stored here.
 */
export type MailAttachment =
  | {
      readonly kind: "reservation-document";
      readonly reservationId: string;
      readonly documentId: string;
      readonly fileName: string;
      /** Further documents of the same reservation. */
      readonly more?: readonly { readonly documentId: string; readonly fileName: string }[];
    }
  /** A lead for the dealer's customer system, as ADF. */
  | { readonly kind: "adf"; readonly content: string; readonly fileName: string }
  /** The photos of a trade-in or a lead as they are when the message is sent. */
  | { readonly kind: "trade-in-pictures"; readonly tradeInId: string; readonly fileName: string }
  /** An appointment with all data for a calendar file, since the trade-in may be deleted. */
  | {
      readonly kind: "appointment";
      /** An inspection by default. */
      readonly purpose?: "inspection" | "test-drive";
      /** The trade-in, or the lead. */
      readonly tradeInId: string;
      readonly dealerId: number;
      readonly sequence: number;
      readonly start: string;
      readonly minutes: number;
      readonly isCancelled: boolean;
      readonly writtenAt: string;
      /** Of an invitation to staff: what their calendar shows, and who is invited. */
      readonly invitation?: {
        readonly summary: string;
        readonly description: string;
        readonly attendee: string;
      };
      readonly fileName: string;
    };

/** One address, of characters that cannot form another header or a list of addresses. */
const addressForm = sql.raw("'^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$'");
const linkForm = sql.raw(`'^https?://[^[:space:][:cntrl:]<>]+$'`);

/** Every message that is to be mailed, written in the transaction of its cause: the record of what was sent. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The cause of the message: the same key is queued once. */
    key: text("key").notNull().unique(),
    /** Its `Message-ID`, the same however often it is sent. */
    messageId: text("message_id").notNull().unique(),
    recipient: text("recipient").notNull(),
    locale: text("locale").notNull().$type<Locale>(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Address for unsubscribing by one POST (RFC 8058). */
    listUnsubscribe: text("list_unsubscribe"),
    /** Where an answer goes: the customer's address in a mail to staff, the dealer's in one to a customer. */
    replyTo: text("reply_to"),
    /** Who gets it where the mail server refuses its recipient for good. */
    fallback: text("fallback"),
    /** Mails to staff wait behind those that a visitor is waiting for. */
    isForStaff: boolean("is_for_staff").notNull().default(false),
    attachment: jsonb("attachment").$type<MailAttachment>(),
    state: mailState("state").notNull().default("queued"),
    attempts: smallint("attempts").notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    /** The lease of a worker; afterwards it counts as dead and another one takes the message. */
    claimedUntil: moment("claimed_until"),
    /** After it the message is outdated and is not sent any more. */
    expiresAt: moment("expires_at").notNull().default(sql`now() + interval '72 hours'`),
    sentAt: moment("sent_at"),
    /** The mail server's answer, without the recipient. */
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("outbox_key_length", sql`char_length(${table.key}) between 1 and 200`),
    check("outbox_message_id_form", sql`${table.messageId} ~ '^<[a-z0-9.-]+@[a-z0-9.-]+>$'`),
    check(
      "outbox_recipient",
      sql`${table.recipient} ~ ${addressForm} and char_length(${table.recipient}) <= 254`,
    ),
    check("outbox_reply_to", sql`${table.replyTo} ~ ${addressForm} and char_length(${table.replyTo}) <= 254`),
    check(
      "outbox_fallback",
      sql`${table.fallback} ~ ${addressForm} and char_length(${table.fallback}) <= 254`,
    ),
    check("outbox_locale", sql`${table.locale} ~ '^[a-z]+$'`),
    check(
      "outbox_subject",
      sql`${table.subject} !~ '[[:cntrl:]]' and char_length(${table.subject}) between 1 and 200`,
    ),
    check("outbox_list_unsubscribe", sql`${table.listUnsubscribe} ~ ${linkForm}`),
    check("outbox_attempts", sql`${table.attempts} >= 0`),
    check("outbox_claimed", sql`(${table.state} = 'sending') = (${table.claimedUntil} is not null)`),
    check("outbox_sent", sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    index("outbox_due")
      .on(table.isForStaff, table.nextAttemptAt)
      .where(sql`${table.state} in ('queued', 'sending')`),
    index("outbox_created").on(table.createdAt),
  ],
);
