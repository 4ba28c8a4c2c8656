import { sql } from "drizzle-orm";
import { char, check, index, integer, jsonb, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import type { notificationKinds } from "#contract/notification.ts";
import { customers } from "./identity.ts";
import { carAlerts, priceDropAlerts } from "./saved-lists.ts";
import { moment, transactionId } from "./vehicle-types.ts";

/** Events of vehicles that match an alert, each once: what is found again changes nothing. */
export const alertEvents = pgTable(
  "alert_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    carAlertId: char("car_alert_id", { length: 26 }).references(() => carAlerts.id, { onDelete: "cascade" }),
    priceDropAlertId: char("price_drop_alert_id", { length: 26 }).references(() => priceDropAlerts.id, {
      onDelete: "cascade",
    }),
    vin: char("vin", { length: 17 }).notNull(),
    /** `arrived`, or `cheaper:` and the cents that it costs now. */
    event: text("event").notNull(),
    priceCents: integer("price_cents").notNull(),
    /** The price before it became cheaper. */
    previousPriceCents: integer("previous_price_cents"),
    createdAt: moment("created_at").notNull(),
    /** When a mail about it was queued, or it was found to be no news any more. */
    settledAt: moment("settled_at"),
    /** The key of that mail. */
    mailKey: text("mail_key"),
  },
  (table) => [
    unique("alert_events_once")
      .on(table.carAlertId, table.priceDropAlertId, table.vin, table.event)
      .nullsNotDistinct(),
    check("alert_events_whose", sql`num_nonnulls(${table.carAlertId}, ${table.priceDropAlertId}) = 1`),
    check("alert_events_event", sql`${table.event} ~ '^(arrived|cheaper:[0-9]{1,10})$'`),
    check("alert_events_mail", sql`${table.mailKey} is null or ${table.settledAt} is not null`),
    index("alert_events_open").on(table.createdAt).where(sql`${table.settledAt} is null`),
    index("alert_events_price_drop").on(table.priceDropAlertId),
    index("alert_events_mail").on(table.mailKey).where(sql`${table.mailKey} is not null`),
    index("alert_events_settled").on(table.settledAt),
  ],
);

/** How far the alerts have read the changes of the stock: all transactions before this one, all vehicles up to this number. */
export const alertCursor = pgTable(
  "alert_cursor",
  {
    id: smallint("id").primaryKey().default(1),
    readUpTo: transactionId("read_up_to").notNull(),
    lastVehicleId: integer("last_vehicle_id").notNull(),
  },
  (table) => [check("alert_cursor_one", sql`${table.id} = 1`)],
);

/** Notifications for customers on the site. Their text is chosen when they are read. */
export const notifications = pgTable(
  "notifications",
  {
    id: char("id", { length: 26 }).primaryKey(),
    customerId: char("customer_id", { length: 26 })
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text("kind").notNull().$type<(typeof notificationKinds)[number]>(),
    /** Its cause, such as `alert-event:12`: notified once. */
    key: text("key").notNull(),
    vin: char("vin", { length: 17 }),
    /** The values of its text: names, cents, days. */
    values: jsonb("values").notNull().$type<Record<string, string | number>>(),
    /** In the customer's language when it was written. */
    path: text("path"),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
    removedAt: moment("removed_at"),
  },
  (table) => [
    unique("notifications_once").on(table.customerId, table.key),
    check("notifications_kind", sql`${table.kind} in ('car-alert', 'price-drop', 'reservation', 'trade-in')`),
    check("notifications_vin", sql`${table.vin} ~ '^[A-Z0-9]{17}$'`),
    check("notifications_path", sql`${table.path} ~ '^/' and char_length(${table.path}) <= 2000`),
    index("notifications_newest").on(table.customerId, table.createdAt),
  ],
);
