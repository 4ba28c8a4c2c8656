import type { Database } from "./database.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { seedDemoCustomers } from "./seed-customers.ts";

export type Prepared = {
  /** Tags of the migrations that were missing. */
  readonly migrations: readonly string[];
  /** Vehicles that were stored; 0 when there were some. */
  readonly seeded: number;
};

export type PrepareOptions = { readonly vehicles?: number };

/**
 * Brings the database of this environment up to date, seeds it when it is empty, and lets go of it again: for tools.
 * Throws `DatabaseLockedError` when another process owns the embedded database.
 */
export const prepareDatabase = async (options: PrepareOptions = {}): Promise<Prepared> => {
  const database = await openDatabase();
  try {
    return await prepare(database, options);
  } finally {
    await database.close();
  }
};

/** The same for a database that is open and stays so. */
export const prepare = async (database: Database, options: PrepareOptions = {}): Promise<Prepared> => {
  const migrations = await migrate(database.orm);
  // The catalogue and the texts of the seed are needed once in a database's life.
  const { seedWhenEmpty } = await import("./seed-database.ts");
  const seeded = await seedWhenEmpty(database, options);
  await seedDemoCustomers(database);
  return { migrations, seeded };
};
