import { sql } from "drizzle-orm";
import {
  bigint,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Locale } from "#platform/locale.ts";
import { dealers } from "./dealers.ts";
import { customers } from "./identity.ts";
import { moment } from "./vehicle-types.ts";

/** One line of a value: its words follow from the code. */
export type StoredValuationLine = { readonly code: string; readonly cents: number };

/**
 * Cars that were valued: one row for a car and whoever asked, a customer or, without a token, a session. Valued again it is the
 * same row, with another line in its history.
 */
export const tradeIns = pgTable(
  "trade_ins",
  {
    id: char("id", { length: 26 }).primaryKey(),
    customerId: char("customer_id", { length: 26 }).references(() => customers.id, { onDelete: "cascade" }),
    /** Of whoever asked without a token. */
    sessionId: text("session_id"),
    /** The market whose plate it has. */
    locale: text("locale").notNull().$type<Locale>(),
    /** In capitals, without separators. */
    plate: text("plate").notNull(),
    brand: text("brand").notNull(),
    brandId: text("brand_id").notNull(),
    model: text("model").notNull(),
    modelId: text("model_id"),
    version: text("version").notNull(),
    versionId: text("version_id").notNull(),
    fuel: text("fuel").notNull(),
    fuelId: text("fuel_id").notNull(),
    transmission: text("transmission").notNull(),
    transmissionId: text("transmission_id").notNull(),
    kilometers: integer("kilometers").notNull(),
    vin: text("vin"),
    /** First registration. */
    plateDate: date("plate_date", { mode: "string" }).notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    fullName: text("full_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    dealerId: integer("dealer_id")
      .notNull()
      .references(() => dealers.id),
    /** 1 buys a vehicle from us, 2 only sells. */
    intention: smallint("intention").notNull(),
    valuationCents: integer("valuation_cents").notNull(),
    /** What it is made of: adds up to the value before an inspection. */
    lines: jsonb("lines").notNull().$type<readonly StoredValuationLine[]>(),
    comparables: integer("comparables").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at"),
    /** How often its appointment was made, moved or given back. */
    bookingSequence: integer("booking_sequence").notNull().default(0),
  },
  (table) => [
    unique("trade_ins_of_customer").on(table.customerId, table.plate),
    unique("trade_ins_of_session").on(table.sessionId, table.plate),
    check("trade_ins_id_form", sql`${table.id} ~ '^[a-z0-9]{26}$'`),
    check("trade_ins_whose", sql`num_nonnulls(${table.customerId}, ${table.sessionId}) = 1`),
    check("trade_ins_locale", sql`${table.locale} in ('es', 'pt')`),
    check("trade_ins_plate", sql`${table.plate} ~ '^[A-Z0-9]{3,15}$'`),
    check("trade_ins_kilometers", sql`${table.kilometers} >= 100`),
    check("trade_ins_intention", sql`${table.intention} in (1, 2)`),
    check("trade_ins_valuation", sql`${table.valuationCents} >= 0 and ${table.comparables} >= 0`),
    index("trade_ins_created_at").on(table.createdAt),
  ],
);

/** What each was worth whenever it was valued. */
export const tradeInValues = pgTable(
  "trade_in_values",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tradeInId: char("trade_in_id", { length: 26 })
      .notNull()
      .references(() => tradeIns.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    cents: integer("cents").notNull(),
  },
  (table) => [
    check("trade_in_values_cents", sql`${table.cents} >= 0`),
    index("trade_in_values_of").on(table.tradeInId),
  ],
);

/**
 * Appointments at a dealer, in whole minutes since 1970 (UTC). The migration adds that no two of a dealer overlap, as an exclusion
 * constraint, which drizzle-kit cannot say.
 */
export const tradeInBookings = pgTable(
  "trade_in_bookings",
  {
    /** One for each trade-in. */
    tradeInId: char("trade_in_id", { length: 26 })
      .primaryKey()
      .references(() => tradeIns.id, { onDelete: "cascade" }),
    dealerId: integer("dealer_id")
      .notNull()
      .references(() => dealers.id),
    startMinute: bigint("start_minute", { mode: "number" }).notNull(),
    endMinute: bigint("end_minute", { mode: "number" }).notNull(),
    bookedAt: moment("booked_at").notNull(),
  },
  (table) => [
    check(
      "trade_in_bookings_minutes",
      sql`${table.startMinute} between 0 and 4294967295 and ${table.endMinute} between ${table.startMinute} + 1 and 4294967295`,
    ),
  ],
);
