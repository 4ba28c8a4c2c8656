import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { startCursor } from "#backend/matching/alert-cursor.ts";
import { inLoadingTransaction } from "#backend/store/copy-in.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { schema } from "#backend/store/schema.ts";
import { seedDemoCustomers } from "../customers/seed-customers.ts";
import { buildShop, type SeedOptions, type Shop } from "./build-shop.ts";
import { seedAll } from "./seed-all.ts";

/**
 * Empties the database of this environment and seeds it anew, all or nothing; answers the number of vehicles. What
 * visitors left there is lost.
 * @throws DemoFileError when a file that the shop is made of is wrong; the previous data stays then
 */
export const reseed = async (options: SeedOptions = {}): Promise<number> => {
  const shop = buildShop(options);
  const database = await openDatabase();
  try {
    await migrate(database);
    return await reseedDatabase(database, options, shop);
  } finally {
    await database.close();
  }
};

/** The same for an open, migrated database. */
export const reseedDatabase = async (
  database: Pick<Database, "kind" | "orm">,
  options: SeedOptions = {},
  shop: Shop = buildShop(options),
): Promise<number> => {
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  const stored = await inLoadingTransaction(database.orm, async (tx, load) => {
    // The one place that may empty the append-only log.
    await tx.execute(sql`alter table price_log disable trigger price_log_append_only`);
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
    await tx.execute(sql`alter table price_log enable trigger price_log_append_only`);
    return await seedAll(tx, load, shop);
  });
  await startCursor(database.orm);
  await seedDemoCustomers(database, shop.now);
  return stored;
};
