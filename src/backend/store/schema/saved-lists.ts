import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Locale } from "#platform/locale.ts";
import { kindType } from "./catalogue.ts";
import { customers } from "./identity.ts";
import { leads } from "./leads.ts";
import { moment } from "./vehicle-types.ts";

const digestForm = sql.raw("'^[0-9a-f]{64}$'");

/** A list of vehicles, as the contract's `savedList`. */
const list = () => ({
  kind: kindType("kind"),
  /** Codes of dealers; null for all. */
  dealers: text("dealers").array(),
  filters: jsonb("filters").notNull().$type<Record<string, string>>(),
  /** SHA-256 of kind, dealers and filters in any order: the same list is stored once. */
  digest: char("digest", { length: 64 }).notNull(),
});

const customerId = () =>
  char("customer_id", { length: 26 }).references(() => customers.id, { onDelete: "cascade" });

/** Searches that customers saved. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: char("id", { length: 26 }).primaryKey(),
    customerId: customerId().notNull(),
    name: text("name").notNull(),
    ...list(),
    path: text("path").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When it was removed; for a while it can be restored. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    unique("saved_searches_once").on(table.customerId, table.digest),
    check("saved_searches_digest", sql`${table.digest} ~ ${digestForm}`),
    check("saved_searches_name", sql`char_length(${table.name}) between 1 and 120`),
    check("saved_searches_path", sql`${table.path} ~ '^/' and char_length(${table.path}) <= 2000`),
    index("saved_searches_newest").on(table.customerId, table.createdAt),
  ],
);

/** The recipient of an alert: a customer, or the owner of an address that came with a lead and was confirmed. */
const subscription = () => ({
  id: char("id", { length: 26 }).primaryKey(),
  customerId: customerId(),
  leadId: text("lead_id")
    .unique()
    .references(() => leads.id, { onDelete: "cascade" }),
  locale: text("locale").notNull().$type<Locale>(),
  active: boolean("active").notNull().default(true),
  createdAt: moment("created_at").notNull(),
  /** Until then it notifies no one. */
  confirmedAt: moment("confirmed_at"),
  expiresAt: moment("expires_at"),
  removedAt: moment("removed_at"),
});

/** Subscriptions to vehicles that join a list or become cheaper there. */
export const carAlerts = pgTable(
  "car_alerts",
  { ...subscription(), name: text("name"), ...list(), path: text("path") },
  (table) => [
    uniqueIndex("car_alerts_once").on(table.customerId, table.digest),
    check("car_alerts_whose", sql`num_nonnulls(${table.customerId}, ${table.leadId}) = 1`),
    check("car_alerts_digest", sql`${table.digest} ~ ${digestForm}`),
    check("car_alerts_name", sql`char_length(${table.name}) between 1 and 120`),
    check("car_alerts_path", sql`${table.path} ~ '^/' and char_length(${table.path}) <= 2000`),
    check("car_alerts_locale", sql`${table.locale} ~ '^[a-z]+$'`),
    index("car_alerts_expires").on(table.expiresAt),
  ],
);

/** Subscriptions to a lower price of one vehicle. The vehicle may be deleted. */
export const priceDropAlerts = pgTable(
  "price_drop_alerts",
  {
    ...subscription(),
    vin: char("vin", { length: 17 }).notNull(),
    /** What it cost when the alert was created. */
    initialPriceCents: integer("initial_price_cents").notNull(),
  },
  (table) => [
    uniqueIndex("price_drop_alerts_once").on(table.customerId, table.vin),
    check("price_drop_alerts_whose", sql`num_nonnulls(${table.customerId}, ${table.leadId}) = 1`),
    check("price_drop_alerts_vin", sql`${table.vin} ~ '^[A-Z0-9]{17}$'`),
    check("price_drop_alerts_price", sql`${table.initialPriceCents} > 0`),
    check("price_drop_alerts_locale", sql`${table.locale} ~ '^[a-z]+$'`),
    index("price_drop_alerts_vin").on(table.vin),
    index("price_drop_alerts_expires").on(table.expiresAt),
  ],
);
