import { sql } from "drizzle-orm";
import { boolean, char, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Locale } from "#platform/locale.ts";
import { moment } from "./vehicle-types.ts";

/** A customer's identity, from the first confirmed sign-up until the account is deleted; the row itself stays. */
export const customers = pgTable(
  "customers",
  {
    id: char("id", { length: 26 }).primaryKey(),
    email: text("email"),
    /** Null until a password is set. */
    passwordHash: text("password_hash"),
    name: text("name"),
    phone: text("phone"),
    locale: text("locale").notNull().$type<Locale>(),
    createdAt: moment("created_at").notNull().defaultNow(),
    deletedAt: moment("deleted_at"),
    /** The customer's last activity, and the last one of the visit before: a visit ends after half an hour without any. */
    seenAt: moment("seen_at"),
    previousVisitAt: moment("previous_visit_at"),
  },
  (table) => [
    uniqueIndex("customers_email").on(sql`lower(${table.email})`),
    check("customers_id_form", sql`${table.id} ~ '^[a-z0-9]{26}$'`),
    check("customers_locale", sql`${table.locale} ~ '^[a-z]+$'`),
    check(
      "customers_lengths",
      sql`char_length(${table.email}) <= 254 and char_length(${table.name}) <= 200 and char_length(${table.phone}) <= 30`,
    ),
    check(
      "customers_known",
      sql`${table.deletedAt} is not null or num_nulls(${table.email}, ${table.name}) = 0`,
    ),
    // Of a deleted customer nothing personal is left.
    check(
      "customers_deleted",
      sql`${table.deletedAt} is null or num_nonnulls(${table.email}, ${table.passwordHash}, ${table.name}, ${table.phone}) = 0`,
    ),
  ],
);

/** One sign-in of a customer. */
export const sessions = pgTable(
  "sessions",
  {
    id: char("id", { length: 26 }).primaryKey(),
    customerId: char("customer_id", { length: 26 })
      .notNull()
      .references(() => customers.id),
    /** Incremented when the session ends: tokens of an earlier version are invalid. */
    version: integer("version").notNull().default(1),
    /** When the customer signed in. */
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Whether the customer wishes to stay signed in on this device. */
    isRemembered: boolean("is_remembered").notNull().default(false),
  },
  (table) => [
    check("sessions_id_form", sql`${table.id} ~ '^[a-z0-9]{26}$'`),
    check("sessions_version", sql`${table.version} > 0`),
    index("sessions_customer").on(table.customerId),
  ],
);

/** Issued tokens, by their hash: they cannot be used by a reader of this table. */
export const tokens = pgTable(
  "tokens",
  {
    /** SHA-256 of the token, in hexadecimal. */
    hash: char("hash", { length: 64 }).primaryKey(),
    sessionId: char("session_id", { length: 26 })
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    check("tokens_hash_form", sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    index("tokens_session").on(table.sessionId),
    index("tokens_expires").on(table.expiresAt),
  ],
);
