import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./vehicle-types.ts";

/** Systems and people of the dealers that use the calls of the back office, each by a token of its own. */
export const operators = pgTable(
  "operators",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull().unique(),
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: text("token_hash").notNull().unique(),
    scopes: text("scopes").array().notNull().$type<readonly ("read" | "act")[]>(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    check("operators_name", sql`${table.name} ~ '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,59}$'`),
    check("operators_token_hash", sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check(
      "operators_scopes",
      sql`${table.scopes} <@ array['read', 'act'] and cardinality(${table.scopes}) > 0`,
    ),
  ],
);

/** Who of the back office read or changed what, by command or call. It is never changed. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    /** `command`, or an operator's name. */
    actor: text("actor").notNull(),
    /** Such as `reservations.refund`. */
    action: text("action").notNull(),
    /** The id of what it was done to, where it was one. */
    subject: text("subject"),
    /** Options of the command, such as the reason; without names, addresses and telephones. */
    details: jsonb("details").notNull().default({}),
    outcome: text("outcome").notNull().$type<"done" | "unchanged" | "refused">(),
  },
  (table) => [
    check("audit_log_action", sql`${table.action} ~ '^[a-z_]+[.][a-z_]+$'`),
    check("audit_log_outcome", sql`${table.outcome} in ('done', 'unchanged', 'refused')`),
    index("audit_log_at").on(table.at),
  ],
);
