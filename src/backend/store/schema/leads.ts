import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "./identity.ts";

/** How and when the visitor prefers an answer. */
export type AnswerPreference = {
  readonly channel?: "phone" | "mail" | undefined;
  readonly hours?: "morning" | "afternoon" | undefined;
};

/**
 * Requests of visitors to the shop (specification section 3). Once withdrawn, the visitor and the text are deleted and the row records that
 * there was a request.
 */
export const leads = pgTable(
  "leads",
  {
    /** Reference that the visitor gets. */
    id: text("id").primaryKey(),
    type: integer("type").notNull(),
    /** The customer that was signed in when it was sent. */
    customerId: char("customer_id", { length: 26 }).references(() => customers.id),
    /** The id of the rendered form. */
    requestId: uuid("request_id").notNull(),
    /** SHA-256 of the content: the same form may be submitted again after Back. */
    digest: text("digest").notNull(),
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
    dealerId: text("dealer_id"),
    vin: char("vin", { length: 17 }),
    /** Day and time of the clock at the dealer, of a test drive. */
    preferredDate: date("preferred_date", { mode: "string" }),
    preferredTime: text("preferred_time"),
    consentVersion: text("consent_version").notNull(),
    marketing: boolean("marketing").notNull().default(false),
    locale: text("locale").notNull(),
    path: text("path"),
    campaign: jsonb("campaign").$type<Record<string, string>>(),
    companyId: text("company_id"),
    /** The car that the visitor wants valued, in words; such a request has photos and an appointment. */
    car: text("car"),
    /** Opens the page of such a request; random, since the reference is sent to other systems. */
    carKey: char("car_key", { length: 26 }).unique("leads_car_key"),
    /** How often its appointment was made, moved or cancelled. */
    bookingSequence: integer("booking_sequence").notNull().default(0),
    answer: jsonb("answer").$type<AnswerPreference>(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
    /** When the owner of the address confirmed the request; null where it needs no confirmation. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true, mode: "date" }),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    unique("leads_once").on(table.requestId, table.digest),
    index("leads_created_at").on(table.createdAt),
    index("leads_customer").on(table.customerId),
    index("leads_address").on(sql`lower(${table.email})`),
    check("leads_vin_form", sql`${table.vin} ~ '^[A-Z0-9]{17}$'`),
    check("leads_preferred_time", sql`${table.preferredTime} ~ '^[0-9]{2}:[0-9]{2}$'`),
    check("leads_reference", sql`${table.id} ~ '^[a-z0-9]{26}$'`),
    check(
      "leads_reachable",
      sql`(${table.withdrawnAt} is null) = (coalesce(${table.email}, ${table.phone}) is not null)`,
    ),
  ],
);
