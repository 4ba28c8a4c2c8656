import { sql } from "drizzle-orm";
import { check, customType, pgTable, text } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The shop's folder as it was applied, from which its pages and settings are made (docs/own-shop.md). */
export const shopFiles = pgTable(
  "shop_files",
  {
    /** In the folder: `pages/home.es.yaml`. */
    path: text("path").primaryKey(),
    content: bytes("content").notNull(),
    /** SHA-256 of the content in hexadecimal. */
    hash: text("hash").notNull(),
  },
  (table) => [
    check("shop_files_path", sql`${table.path} ~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*([.][A-Za-z0-9]+)+$'`),
    check("shop_files_hash", sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);
