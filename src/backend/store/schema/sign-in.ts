import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { Locale } from "#platform/locale.ts";
import { customers, sessions } from "./identity.ts";
import { moment } from "./vehicle-types.ts";

/** Why a mail address is proved to the provider: for an account, or for a new password. */
export type CodePurpose = "register" | "reset";

const hashForm = sql.raw("'^[0-9a-f]{64}$'");

/** Sign-ins under way, from the login page until the shop has its token. A reader of this table cannot sign in with its content. */
export const loginStates = pgTable(
  "login_states",
  {
    /** SHA-256 of the login page's state. */
    hash: char("hash", { length: 64 }).primaryKey(),
    /** The visitor's session; it is valid for no other. */
    sessionId: text("session_id").notNull(),
    /** The shop's login page, to which the provider redirects. */
    returnUrl: text("return_url").notNull(),
    locale: text("locale").notNull().$type<Locale>(),
    expiresAt: moment("expires_at").notNull(),
    /** The customer that the provider signed in, and SHA-256 of the state that the visitor brings back. */
    customerId: char("customer_id", { length: 26 }).references(() => customers.id),
    ticketHash: char("ticket_hash", { length: 64 }).unique(),
    isRemembered: boolean("is_remembered").notNull().default(false),
    /** When it was exchanged for a token, once. */
    usedAt: moment("used_at"),
    /** Sealed: whom a provider has signed in, until they prove that the account with their address is theirs. */
    claim: text("provider_claim"),
    /** Sealed: what the provider gave with the sign-in. */
    grant: text("provider_grant"),
  },
  (table) => [
    check("login_states_hash_form", sql`${table.hash} ~ ${hashForm} and ${table.ticketHash} ~ ${hashForm}`),
    check("login_states_session", sql`${table.sessionId} ~ '^[A-Za-z0-9_.-]{1,64}$'`),
    check("login_states_return", sql`char_length(${table.returnUrl}) <= 2000`),
    check("login_states_locale", sql`${table.locale} ~ '^[a-z]+$'`),
    check("login_states_finished", sql`(${table.customerId} is null) = (${table.ticketHash} is null)`),
    check(
      "login_states_provider",
      sql`char_length(${table.claim}) <= 20000 and char_length(${table.grant}) <= 20000`,
    ),
    check("login_states_used", sql`${table.usedAt} is null or ${table.customerId} is not null`),
    index("login_states_session_id").on(table.sessionId),
    index("login_states_customer").on(table.customerId),
    index("login_states_expires").on(table.expiresAt),
  ],
);

/** Codes that were mailed to prove an address, one at a time for each owner. */
export const mailCodes = pgTable(
  "mail_codes",
  {
    /** Hash of the owner: a sign-in under way, or an address whose password is to be set. */
    owner: char("owner", { length: 64 }).primaryKey(),
    email: text("email").notNull(),
    /** `address`: the new address of an account. */
    purpose: text("purpose").notNull().$type<CodePurpose | "address">(),
    /** Signature of the code with the site's secret: its hash could be found by trying all codes. */
    signature: text("signature").notNull(),
    /** Number of attempts. */
    tries: smallint("tries").notNull().default(0),
    /** Whether the right one was typed. */
    proven: boolean("proven").notNull().default(false),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    check("mail_codes_owner_form", sql`${table.owner} ~ ${hashForm}`),
    check("mail_codes_purpose", sql`${table.purpose} in ('register', 'reset', 'address')`),
    check("mail_codes_email", sql`char_length(${table.email}) <= 254`),
    check("mail_codes_tries", sql`${table.tries} >= 0`),
    index("mail_codes_expires").on(table.expiresAt),
  ],
);

/** Number of attempts within a time, counted for all processes together. */
export const attempts = pgTable(
  "attempts",
  {
    /** What is counted, and for which client, hashed. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    check("attempts_key", sql`char_length(${table.key}) <= 100`),
    check("attempts_count", sql`${table.count} >= 0`),
    index("attempts_ends").on(table.endsAt),
  ],
);

/** Networks from which a customer has signed in: attempts from elsewhere never lock them out there. */
export const knownNetworks = pgTable(
  "known_networks",
  {
    customerId: char("customer_id", { length: 26 })
      .notNull()
      .references(() => customers.id),
    /** The address group, signed with the site's secret. */
    network: text("network").notNull(),
    /** Of the last sign-in. */
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.network] }),
    check("known_networks_form", sql`${table.network} ~ '^[A-Za-z0-9_-]{43}$'`),
    index("known_networks_seen").on(table.seenAt),
  ],
);

/** Who a customer is at a provider of sign-ins. */
export const providerLinks = pgTable(
  "provider_links",
  {
    issuer: text("issuer").notNull(),
    /** Never changes, unlike name and mail address. */
    subject: text("subject").notNull(),
    customerId: char("customer_id", { length: 26 })
      .notNull()
      .references(() => customers.id),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    check(
      "provider_links_lengths",
      sql`char_length(${table.issuer}) <= 500 and char_length(${table.subject}) <= 255`,
    ),
    index("provider_links_customer").on(table.customerId),
  ],
);

/** What the provider gave with the sign-in of a session. */
export const providerSessions = pgTable(
  "provider_sessions",
  {
    sessionId: char("session_id", { length: 26 })
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Sealed. */
    grant: text("provider_grant").notNull(),
    /** When the provider last said that the session may go on. */
    checkedAt: moment("checked_at").notNull(),
  },
  (table) => [check("provider_sessions_grant", sql`char_length(${table.grant}) <= 20000`)],
);
