import { sql } from "drizzle-orm";
import { startCursor } from "#backend/matching/alert-cursor.ts";
import { inLoadingTransaction } from "#backend/store/copy-in.ts";
import type { Database } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { SeedOptions } from "./build-shop.ts";

/**
 * Fills an empty database with the demo stock and content, all or nothing, and answers how many vehicles it stored: 0
 * when there were some already. Several processes may call it at once.
 */
export const seedWhenEmpty = async (
  { orm }: Pick<Database, "orm">,
  options: SeedOptions = {},
): Promise<number> => {
  const stored = await inLoadingTransaction(orm, async (tx, load) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('volante.seed'))`);
    const [first] = await tx.select({ id: vehicles.id }).from(vehicles).limit(1);
    if (first !== undefined) return 0;
    // Catalogue and texts are read once in a database's life.
    const { buildShop } = await import("./build-shop.ts");
    const { seedAll } = await import("./seed-all.ts");
    return await seedAll(tx, load, buildShop(options));
  });
  // Once the transaction has ended: before, its own vehicles would be news to the alerts.
  if (stored > 0) await startCursor(orm);
  return stored;
};
