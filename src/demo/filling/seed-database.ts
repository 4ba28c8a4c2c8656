import { startCursor } from "#backend/matching/alert-cursor.ts";
import { inLoadingTransaction } from "#backend/store/copy-in.ts";
import type { Database } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { lockShop } from "#shop-folder/apply/store-pages.ts";
import { readShopFolder } from "#shop-folder/read-shop-folder.ts";
import { seedDemoCustomers } from "../customers/seed-customers.ts";
import { demoFolder } from "../demo-folder.ts";
import type { DemoShop, SeedOptions } from "./seed-all.ts";

let read: Promise<DemoShop> | undefined;

/**
 * The demo shop, read at the first call.
 * @throws ShopFileError when a file that it is made of is wrong
 */
export const readDemoShop = (): Promise<DemoShop> => {
  read ??= (async () => {
    const folder = demoFolder();
    return { folder, shop: await readShopFolder(folder) };
  })();
  return read;
};

/**
 * Fills an empty database with the demo stock and content, all or nothing, and answers how many vehicles it stored: 0
 * when there were some already. Several processes may call it at once.
 */
export const seedWhenEmpty = async (
  { orm }: Pick<Database, "orm">,
  options: SeedOptions = {},
): Promise<number> => {
  const stored = await inLoadingTransaction(orm, async (tx, load) => {
    await lockShop(tx);
    const [first] = await tx.select({ id: vehicles.id }).from(vehicles).limit(1);
    if (first !== undefined) return 0;
    // The catalogue is read once in a database's life.
    const { seedAll } = await import("./seed-all.ts");
    return await seedAll(tx, load, await readDemoShop(), options);
  });
  // Once the transaction has ended: before, its own vehicles would be news to the alerts.
  if (stored > 0) await startCursor(orm);
  return stored;
};

/** Stores the demo shop where there is none, with its customers where they belong; answers the number of vehicles. */
export const fillDatabase = async (database: Database, options: SeedOptions = {}): Promise<number> => {
  const stored = await seedWhenEmpty(database, options);
  await seedDemoCustomers(database, options.now);
  return stored;
};
