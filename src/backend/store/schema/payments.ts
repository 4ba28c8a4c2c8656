import { sql } from "drizzle-orm";
import {
  char,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { reservations } from "./reservations.ts";
import { moment } from "./vehicle-types.ts";

/**
 * `new`: written, the provider has not answered yet. `open`: can be paid. `closing`: another one takes its place once the provider
 * has ended it. `cancelled`: cannot be paid any more. `paid`: the money is here, until it is given back.
 * @public drizzle-kit reads it.
 */
export const attemptState = pgEnum("payment_attempt_state", [
  "new",
  "open",
  "closing",
  "cancelled",
  "paid",
  "refunding",
  "refunded",
]);

/** Requests to the payment provider, written before they are sent. Their key there is `{reservationId}:{number}`. */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    reservationId: char("reservation_id", { length: 26 })
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    /** 1, 2, 3 of a reservation. */
    number: smallint("number").notNull(),
    state: attemptState("state").notNull(),
    amountCents: integer("amount_cents").notNull(),
    provider: text("provider").notNull(),
    /** The provider's id. */
    intentId: text("intent_id").unique(),
    /** The reservation's when it was made. */
    paymentDigest: char("payment_digest", { length: 64 }).notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    paidAt: moment("paid_at"),
    refundReason: text("refund_reason"),
    refundTries: smallint("refund_tries").notNull().default(0),
    refundedAt: moment("refunded_at"),
    /** What was refunded of the captured amount, by the shop or at the provider. */
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** What shall be refunded of a payment that stays: while it is more than `refundedCents`, a refund is under way. */
    refundDueCents: integer("refund_due_cents").notNull().default(0),
    /** Whether the card's holder has disputed the payment, and the bank's decision. */
    dispute: text("dispute").$type<"open" | "won" | "lost">(),
  },
  (table) => [
    unique("payment_attempts_number").on(table.reservationId, table.number),
    uniqueIndex("payment_attempts_alive")
      .on(table.reservationId)
      .where(sql`${table.state} in ('new', 'open', 'closing')`),
    uniqueIndex("payment_attempts_paid").on(table.reservationId).where(sql`${table.state} = 'paid'`),
    index("payment_attempts_unsettled")
      .on(table.updatedAt)
      .where(sql`${table.state} in ('new', 'open', 'closing', 'refunding')`),
    index("payment_attempts_refund_due")
      .on(table.updatedAt)
      .where(sql`${table.state} = 'paid' and ${table.refundDueCents} > ${table.refundedCents}`),
    check("payment_attempts_number_positive", sql`${table.number} > 0 and ${table.amountCents} > 0`),
    check("payment_attempts_refunded", sql`${table.refundedCents} >= 0`),
    check(
      "payment_attempts_refund_due",
      sql`${table.refundDueCents} >= 0 and ${table.refundDueCents} < ${table.amountCents}`,
    ),
    check("payment_attempts_dispute", sql`${table.dispute} in ('open', 'won', 'lost')`),
    check("payment_attempts_provider", sql`${table.provider} ~ '^[a-z][a-z0-9-]{0,49}$'`),
    check(
      "payment_attempts_open",
      sql`${table.state} in ('new', 'closing', 'cancelled') or ${table.intentId} is not null`,
    ),
    check(
      "payment_attempts_money",
      sql`(${table.state} in ('paid', 'refunding', 'refunded')) = (${table.paidAt} is not null)
        and (${table.state} in ('refunding', 'refunded')) = (${table.refundReason} is not null)
        and (${table.state} = 'refunded') = (${table.refundedAt} is not null)`,
    ),
  ],
);

/** Processed messages of the provider, each once: it sends them late, twice and out of order. */
export const paymentEvents = pgTable("payment_events", {
  /** The provider's. */
  id: text("id").primaryKey(),
  intentId: text("intent_id").notNull(),
  receivedAt: moment("received_at").notNull(),
});
