import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Grade } from "#domain/car-condition.ts";
import type { CarPart, Damage } from "#domain/car-parts.ts";
import type { PointOfView } from "#domain/points-of-view.ts";
import type { Locale } from "#platform/locale.ts";
import { dealers } from "./dealers.ts";
import { customers } from "./identity.ts";
import { leads } from "./leads.ts";
import { moment } from "./vehicle-types.ts";

/** One line of a valuation: its text is chosen by the code. */
export type StoredValuationLine = { readonly code: string; readonly cents: number };

/**
 * Valued cars: one row per car and requester, a customer or, without a token, a session. Valued again it is the same row, with another
 * line in its history.
 */
export const tradeIns = pgTable(
  "trade_ins",
  {
    id: char("id", { length: 26 }).primaryKey(),
    customerId: char("customer_id", { length: 26 }).references(() => customers.id, { onDelete: "cascade" }),
    /** The session of a visitor without a token. */
    sessionId: text("session_id"),
    /** The market of its plate. */
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
    /** 1 buys one of our vehicles, 2 only sells. */
    intention: smallint("intention").notNull(),
    valuationCents: integer("valuation_cents").notNull(),
    /** The lines of the value before an inspection, which is their sum. */
    lines: jsonb("lines").notNull().$type<readonly StoredValuationLine[]>(),
    comparables: integer("comparables").notNull(),
    /** Whether the value was firm when it was calculated. */
    confidence: text("confidence").notNull().default("indicative").$type<"firm" | "indicative">(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at"),
    /** How often its appointment was made, moved or cancelled. */
    bookingSequence: integer("booking_sequence").notNull().default(0),
  },
  (table) => [
    unique("trade_ins_of_customer").on(table.customerId, table.plate),
    unique("trade_ins_of_session").on(table.sessionId, table.plate),
    check("trade_ins_id_form", sql`${table.id} ~ '^[a-z0-9]{26}$'`),
    check("trade_ins_whose", sql`num_nonnulls(${table.customerId}, ${table.sessionId}) = 1`),
    check("trade_ins_locale", sql`${table.locale} ~ '^[a-z]+$'`),
    check("trade_ins_plate", sql`${table.plate} ~ '^[A-Z0-9]{3,15}$'`),
    check("trade_ins_kilometers", sql`${table.kilometers} >= 100`),
    check("trade_ins_intention", sql`${table.intention} in (1, 2)`),
    check("trade_ins_confidence", sql`${table.confidence} in ('firm', 'indicative')`),
    check("trade_ins_valuation", sql`${table.valuationCents} >= 0 and ${table.comparables} >= 0`),
    index("trade_ins_created_at").on(table.createdAt),
  ],
);

/** The history of a car's valuations. */
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
 * Appointments at a dealer, to inspect a car or for a test drive, in whole minutes since 1970 (UTC). A migration adds that no two of a dealer
 * overlap, as an exclusion constraint, which drizzle-kit cannot express.
 */
export const tradeInBookings = pgTable(
  "trade_in_bookings",
  {
    /** The trade-in or the lead that it is for: one for each. */
    tradeInId: char("trade_in_id", { length: 26 })
      .unique("trade_in_bookings_trade_in")
      .references(() => tradeIns.id, { onDelete: "cascade" }),
    leadId: text("lead_id")
      .unique("trade_in_bookings_lead")
      .references(() => leads.id, { onDelete: "cascade" }),
    dealerId: integer("dealer_id")
      .notNull()
      .references(() => dealers.id),
    startMinute: bigint("start_minute", { mode: "number" }).notNull(),
    endMinute: bigint("end_minute", { mode: "number" }).notNull(),
    bookedAt: moment("booked_at").notNull(),
    /** Until then it occupies its slot unconfirmed; null once confirmed. Expired, it does not count any more. */
    confirmBefore: moment("confirm_before"),
  },
  (table) => [
    check("trade_in_bookings_what", sql`num_nonnulls(${table.tradeInId}, ${table.leadId}) = 1`),
    check(
      "trade_in_bookings_minutes",
      sql`${table.startMinute} between 0 and 4294967295 and ${table.endMinute} between ${table.startMinute} + 1 and 4294967295`,
    ),
  ],
);

/** The owner's detailed description of a car, one for each: a draft until it is submitted. */
export const tradeInDetails = pgTable(
  "trade_in_details",
  {
    tradeInId: char("trade_in_id", { length: 26 })
      .primaryKey()
      .references(() => tradeIns.id, { onDelete: "cascade" }),
    kilometers: integer("kilometers").notNull(),
    interior: text("interior"),
    exterior: text("exterior"),
    engine: text("engine").notNull().$type<Grade>(),
    drive: text("drive").notNull().$type<Grade>(),
    general: text("general").notNull().$type<Grade>(),
    imported: boolean("imported").notNull(),
    savedAt: moment("saved_at").notNull(),
    submittedAt: moment("submitted_at"),
    /** Deductions at submission; null before. */
    deductions: jsonb("deductions").$type<readonly StoredValuationLine[]>(),
  },
  (table) => [
    check("trade_in_details_kilometers", sql`${table.kilometers} >= 100`),
    check(
      "trade_in_details_grades",
      sql`'{UNDEFINED,VERY_GOOD,GOOD,FAIR,BAD}'::text[] @> array[${table.engine}, ${table.drive}, ${table.general}]`,
    ),
    check("trade_in_details_submitted", sql`(${table.submittedAt} is null) = (${table.deductions} is null)`),
  ],
);

/** Damage to the outside of a car, part by part. */
export const tradeInMarks = pgTable(
  "trade_in_marks",
  {
    tradeInId: char("trade_in_id", { length: 26 })
      .notNull()
      .references(() => tradeInDetails.tradeInId, { onDelete: "cascade" }),
    part: text("part").notNull().$type<CarPart>(),
    damage: text("damage").notNull().$type<Damage>(),
  },
  (table) => [primaryKey({ columns: [table.tradeInId, table.part, table.damage] })],
);

/** Pictures of a car, one from each point of view; the file lies where `picture-files` stores it. */
export const tradeInPictures = pgTable(
  "trade_in_pictures",
  {
    /** The trade-in or the lead that it belongs to. */
    tradeInId: char("trade_in_id", { length: 26 }).references(() => tradeIns.id, { onDelete: "cascade" }),
    leadId: text("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    pov: text("pov").notNull().$type<PointOfView>(),
    /** Random, also the file's name: it does not reveal the owner. */
    fileId: char("file_id", { length: 26 }).notNull().unique("trade_in_pictures_file"),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    storedAt: moment("stored_at").notNull(),
  },
  (table) => [
    unique("trade_in_pictures_trade_in").on(table.tradeInId, table.pov),
    unique("trade_in_pictures_lead").on(table.leadId, table.pov),
    check("trade_in_pictures_what", sql`num_nonnulls(${table.tradeInId}, ${table.leadId}) = 1`),
    check("trade_in_pictures_size", sql`least(${table.width}, ${table.height}, ${table.bytes}) > 0`),
    check("trade_in_pictures_file_form", sql`${table.fileId} ~ '^[a-z0-9]{26}$'`),
  ],
);

/**
 * Files that a job removes at their time. One that is about to be written is added first, so that it is removed if no picture comes to name
 * it; a trigger of the migration adds each file that a picture stops naming, in the same transaction.
 */
export const removedFiles = pgTable(
  "removed_files",
  {
    fileId: char("file_id", { length: 26 }).primaryKey(),
    removeAt: moment("remove_at").notNull(),
  },
  (table) => [index("removed_files_remove_at").on(table.removeAt)],
);
