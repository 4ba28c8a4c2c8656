import { sql } from "drizzle-orm";
import { bigint, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment, transactionId } from "./vehicle-types.ts";

/**
 * Tags (`domain/page-tags.ts`) of pages that have changed, for the storefronts to read. Triggers on what pages show write them, each once in
 * a transaction.
 */
export const pageDrops = pgTable(
  "page_drops",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text("tag").notNull(),
    /** The transaction that made the change. */
    changedBy: transactionId("changed_by").notNull().default(sql`pg_current_xact_id()`),
    createdAt: moment("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [unique("page_drops_once").on(table.changedBy, table.tag)],
);
