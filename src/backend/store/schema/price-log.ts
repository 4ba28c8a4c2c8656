import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { moment, priceType } from "./vehicle-types.ts";
import { vehicles } from "./vehicles.ts";

/** Every price a vehicle has had. Append-only: a trigger refuses changes. */
export const priceLog = pgTable(
  "price_log",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    vehicleId: integer("vehicle_id")
      .notNull()
      .references(() => vehicles.id),
    priceType: priceType("price_type").notNull(),
    cents: integer("cents").notNull(),
    /** From when it holds. */
    at: moment("at").notNull(),
  },
  (table) => [
    check("price_log_cents", sql`${table.cents} > 0`),
    index("price_log_vehicle").on(table.vehicleId, table.at),
    index("price_log_at").on(table.at),
  ],
);
