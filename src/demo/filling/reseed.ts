import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { startCursor } from "#backend/matching/alert-cursor.ts";
import { inLoadingTransaction } from "#backend/store/copy-in.ts";
import type { Database, Orm } from "#backend/store/database.ts";
import { forgetRemembered } from "#backend/store/remember.ts";
import { schema } from "#backend/store/schema.ts";
import { seedDemoCustomers } from "../customers/seed-customers.ts";
import { type DemoShop, type SeedOptions, seedAll } from "./seed-all.ts";
import { readDemoShop } from "./seed-database.ts";

const emptyTables = async (tx: Pick<Orm, "execute">): Promise<void> => {
  const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  // The one place that may empty the append-only log.
  await tx.execute(sql`alter table price_log disable trigger price_log_append_only`);
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
  await tx.execute(sql`alter table price_log enable trigger price_log_append_only`);
};

/** Removes every row of a migrated database. What visitors left there is lost. */
export const emptyDatabase = async ({ orm }: Pick<Database, "orm">): Promise<void> => {
  await orm.transaction(emptyTables);
  forgetRemembered();
};

/**
 * Empties a migrated database and seeds the demo shop anew, all or nothing; answers the number of vehicles. What visitors left there is
 * lost.
 * @throws ShopFileError when a file that the shop is made of is wrong; the previous data stays then
 */
export const reseedDatabase = async (
  database: Pick<Database, "kind" | "orm">,
  options: SeedOptions = {},
): Promise<number> => {
  const shop: DemoShop = await readDemoShop();
  const stored = await inLoadingTransaction(database.orm, async (tx, load) => {
    await emptyTables(tx);
    return await seedAll(tx, load, shop, options);
  });
  forgetRemembered();
  await startCursor(database.orm);
  await seedDemoCustomers(database, options.now);
  return stored;
};
