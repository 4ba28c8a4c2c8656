import type { Database } from "./database.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

export type Prepared = {
  /** Tags of the migrations that were missing. */
  readonly migrations: readonly string[];
  /** Vehicles that were stored; 0 when there were some. */
  readonly seeded: number;
};

/** Stores a first stock where there is none, and answers how many vehicles; 0 where there were some. */
export type Filling = (database: Database) => Promise<number>;

/**
 * Brings the database of this environment up to date, fills it when it is empty, and lets go of it again: for tools.
 * Throws `DatabaseLockedError` when another process owns the embedded database.
 */
export const prepareDatabase = async (fill: Filling): Promise<Prepared> => {
  const database = await openDatabase();
  try {
    return await prepare(database, fill);
  } finally {
    await database.close();
  }
};

/** The same for a database that is open and stays so. */
export const prepare = async (database: Database, fill: Filling): Promise<Prepared> => {
  const migrations = await migrate(database);
  return { migrations, seeded: await fill(database) };
};
