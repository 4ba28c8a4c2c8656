import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What the shop could not serve, counted by day: cars that it could not value, and searches without a result. */
export const missedDemand = pgTable(
  "missed_demand",
  {
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind").notNull().$type<"unvalued-car" | "empty-search">(),
    /** The car, or the filters, as staff read it; without a plate or a person. */
    what: text("what").notNull(),
    times: integer("times").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.what] }),
    check("missed_demand_kind", sql`${table.kind} in ('unvalued-car', 'empty-search')`),
    check("missed_demand_what", sql`char_length(${table.what}) between 1 and 300`),
    check("missed_demand_times", sql`${table.times} > 0`),
  ],
);
