import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What visitors did: page views and the events of specification section 9. Holds no address and no name. */
export const footprints = pgTable(
  "footprints",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    type: integer("type").notNull(),
    data: jsonb("data").notNull(),
    campaign: jsonb("campaign").$type<Record<string, string>>(),
    companyId: text("company_id"),
    sessionId: text("session_id"),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    check("footprints_type", sql`${table.type} > 0`),
    index("footprints_at").on(table.at),
    index("footprints_of_session").on(table.sessionId, table.id).where(sql`${table.sessionId} is not null`),
  ],
);
