import { sql } from "drizzle-orm";
import { char, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { vehicles } from "./vehicles.ts";

/** Vehicles that came with an inventory feed, each of one source. The next import recognizes them by it. */
export const feedVehicles = pgTable(
  "feed_vehicles",
  {
    vehicleId: integer("vehicle_id")
      .primaryKey()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    /** The map's name of the feed. */
    source: text("source").notNull(),
    /** The dealer's own number for it; null where the feed has none. */
    reference: text("reference"),
    /** SHA-256 of its last row: a row with the same content changes nothing. */
    digest: char("digest", { length: 64 }).notNull(),
  },
  (table) => [
    index("feed_vehicles_source").on(table.source, table.vehicleId),
    check("feed_vehicles_source_form", sql`${table.source} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("feed_vehicles_digest", sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
  ],
);
