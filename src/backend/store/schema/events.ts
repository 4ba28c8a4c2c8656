import { sql } from "drizzle-orm";
import {
  bigint,
  char,
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { moment } from "./vehicle-types.ts";

/**
 * What happened in the shop, for systems of the dealers: written in the transaction of its cause. The ids of one subject rise in the order in
 * which it changed, since its row is locked meanwhile. A trigger writes those of vehicles.
 */
export const events = pgTable(
  "events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its id for receivers, the same however often it is sent. */
    messageId: text("message_id")
      .notNull()
      .unique()
      .default(sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`),
    type: text("type").notNull(),
    /** What it is about, such as `reservation:<id>`. Receivers get the events of one subject in their order. */
    subject: text("subject").notNull(),
    /** As the contract describes it; without names, addresses and telephones. */
    data: jsonb("data").notNull(),
    at: moment("at").notNull().defaultNow(),
    /** When its deliveries were queued; null until then. */
    queuedAt: moment("queued_at"),
  },
  (table) => [
    check("events_type", sql`${table.type} ~ '^[a-z_]+[.][a-z_]+$'`),
    check("events_subject", sql`${table.subject} ~ '^[a-z_]+:[A-Za-z0-9_-]{1,64}$'`),
    index("events_unqueued").on(table.id).where(sql`${table.queuedAt} is null`),
    index("events_at").on(table.at),
    index("events_of").on(table.subject, table.id),
  ],
);

/** @public drizzle-kit reads it. */
export const deliveryState = pgEnum("event_delivery_state", ["queued", "sending", "delivered", "set-aside"]);

/** An event on its way to one receiver. */
export const eventDeliveries = pgTable(
  "event_deliveries",
  {
    eventId: bigint("event_id", { mode: "number" })
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** Of the receiver: the first 16 digits of the SHA-256 of its address. */
    receiver: char("receiver", { length: 16 }).notNull(),
    /** The event's. */
    subject: text("subject").notNull(),
    state: deliveryState("state").notNull().default("queued"),
    attempts: smallint("attempts").notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    /** The lease of a worker; afterwards it counts as dead and another one takes the delivery. */
    claimedUntil: moment("claimed_until"),
    deliveredAt: moment("delivered_at"),
    /** A status or a code, without what the receiver has said. */
    lastError: text("last_error"),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.receiver] }),
    check("event_deliveries_receiver", sql`${table.receiver} ~ '^[0-9a-f]{16}$'`),
    check(
      "event_deliveries_claimed",
      sql`(${table.state} = 'sending') = (${table.claimedUntil} is not null)`,
    ),
    check(
      "event_deliveries_delivered",
      sql`(${table.state} = 'delivered') = (${table.deliveredAt} is not null)`,
    ),
    index("event_deliveries_due")
      .on(table.receiver, table.subject, table.eventId)
      .where(sql`${table.state} in ('queued', 'sending')`),
  ],
);
