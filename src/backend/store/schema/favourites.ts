import { sql } from "drizzle-orm";
import { char, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customers } from "./identity.ts";
import { moment } from "./vehicle-types.ts";

/** Vehicles that customers saved. The vehicle may be deleted: its number stays, and the price that it had. */
export const favourites = pgTable(
  "favourites",
  {
    customerId: char("customer_id", { length: 26 })
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    vin: char("vin", { length: 17 }).notNull(),
    /** The credit that was chosen with it. */
    financeId: text("finance_id"),
    initialPriceCents: integer("initial_price_cents").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When it was removed; for a while it can be restored. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.vin] }),
    check("favourites_vin_form", sql`${table.vin} ~ '^[A-Z0-9]{17}$'`),
    check("favourites_finance", sql`char_length(${table.financeId}) <= 64`),
    check("favourites_price", sql`${table.initialPriceCents} > 0`),
    index("favourites_newest").on(table.customerId, table.createdAt),
  ],
);
