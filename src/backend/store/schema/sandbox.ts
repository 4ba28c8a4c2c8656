import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "./vehicle-types.ts";

/** The sandbox's own books: what a real provider would store. */
export const sandboxIntents = pgTable(
  "sandbox_intents",
  {
    id: text("id").primaryKey(),
    /** A request with the same key returns the same intent. */
    key: text("key").notNull().unique(),
    clientToken: text("client_token").notNull().unique(),
    /** As Stripe's. */
    status: text("status").notNull(),
    amountCents: integer("amount_cents").notNull(),
    reservationId: text("reservation_id").notNull(),
    attempt: smallint("attempt").notNull(),
    refundedCents: integer("refunded_cents").notNull().default(0),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check(
      "sandbox_intents_status",
      sql`${table.status} in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')`,
    ),
    check(
      "sandbox_intents_refunded",
      sql`${table.refundedCents} = 0 or (${table.status} = 'succeeded' and ${table.refundedCents} between 0 and ${table.amountCents})`,
    ),
  ],
);

/** Messages that the sandbox has yet to send, each with its time. */
export const sandboxMessages = pgTable(
  "sandbox_messages",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The same for a message that is sent twice. */
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    intentId: text("intent_id")
      .notNull()
      .references(() => sandboxIntents.id, { onDelete: "cascade" }),
    dueAt: moment("due_at").notNull(),
    tries: smallint("tries").notNull().default(0),
  },
  (table) => [index("sandbox_messages_due").on(table.dueAt)],
);
