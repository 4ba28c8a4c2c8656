import { sql } from "drizzle-orm";
import { boolean, char, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./vehicle-types.ts";
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
    /** Where its photographs come from, in their order. */
    pictureAddresses: text("picture_addresses").array().notNull().default([]),
    /** Whether some of them are still to be fetched. */
    picturesMissing: boolean("pictures_missing").notNull().default(false),
  },
  (table) => [
    index("feed_vehicles_source").on(table.source, table.vehicleId),
    check("feed_vehicles_source_form", sql`${table.source} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("feed_vehicles_digest", sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Photographs that were fetched from the addresses of feeds; the files lie where `picture-files` stores them. */
export const feedPictures = pgTable(
  "feed_pictures",
  {
    /** Where it came from: it is fetched from there once. */
    address: text("address").primaryKey(),
    /** SHA-256 of the stored file, its name in pages. */
    hash: char("hash", { length: 64 }).notNull(),
    fileId: char("file_id", { length: 26 }).notNull().unique("feed_pictures_file"),
    storedAt: moment("stored_at").notNull(),
    /** Since when no vehicle has it; a day later it is removed. */
    unusedSince: moment("unused_since"),
  },
  (table) => [
    index("feed_pictures_hash").on(table.hash),
    check("feed_pictures_hash_form", sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check("feed_pictures_file_form", sql`${table.fileId} ~ '^[a-z0-9]{26}$'`),
  ],
);

/** What is known of a feed as a whole. */
export const feedSources = pgTable("feed_sources", {
  source: text("source").primaryKey(),
  /** When the feed that was imported last was written. */
  fedAt: moment("fed_at"),
  /** The process that imports it again and again, and until when it has announced to do so. */
  watcher: text("watcher"),
  watchedUntil: moment("watched_until"),
});
