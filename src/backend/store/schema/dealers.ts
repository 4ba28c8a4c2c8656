import { sql } from "drizzle-orm";
import { char, check, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Country } from "#market/countries.ts";
import type { Locale } from "#platform/locale.ts";

/** `days`: 1 is Monday, 7 Sunday; times are `09:30`. */
export type OpeningHours = { days: number[]; opens: string; closes: string };

/** Addresses of a dealer's staff, by what they answer; the shop's where one is missing. */
export type StaffMail = {
  /** For leads, and what has no address of its own. */
  readonly mail?: string | undefined;
  readonly appointments?: string | undefined;
  readonly reservations?: string | undefined;
  /** Of the mails; that of the dealer's country where there is none. */
  readonly language?: Locale | undefined;
};

export const dealers = pgTable(
  "dealers",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** The id on the wire. */
    wireId: text("wire_id").notNull().unique(),
    dealerCode: text("dealer_code").notNull().unique(),
    /** Service group, such as CP (sells) and CEV (takes trade-ins). */
    dealerService: text("dealer_service").notNull(),
    name: text("name").notNull(),
    country: char("country", { length: 2 }).notNull().$type<Country>(),
    municipality: text("municipality").notNull(),
    region: text("region").notNull(),
    address: text("address").notNull(),
    zipCode: text("zip_code").notNull(),
    phone: text("phone").notNull(),
    /** E.164; null where the dealer has no WhatsApp. */
    whatsapp: text("whatsapp"),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    openingHours: jsonb("opening_hours").notNull().$type<OpeningHours[]>(),
    staffMail: jsonb("staff_mail").notNull().$type<StaffMail>().default({}),
  },
  (table) => [
    check("dealers_country", sql`${table.country} in ('ES', 'PT')`),
    check(
      "dealers_zip_code",
      sql`${table.zipCode} ~ case ${table.country} when 'ES' then '^[0-9]{5}$' else '^[0-9]{4}-[0-9]{3}$' end`,
    ),
    check(
      "dealers_place",
      sql`${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
  ],
);
