import type { Database } from "#backend/store/database.ts";
import { seedDemoCustomers } from "../customers/seed-customers.ts";
import type { SeedOptions } from "./build-shop.ts";
import { seedWhenEmpty } from "./seed-database.ts";

/** Stores the demo shop where there is none, with its customers where they belong; answers the number of vehicles. */
export const fillDatabase = async (database: Database, options: SeedOptions = {}): Promise<number> => {
  const stored = await seedWhenEmpty(database, options);
  await seedDemoCustomers(database, options.now);
  return stored;
};
