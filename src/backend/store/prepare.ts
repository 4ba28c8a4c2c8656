import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

export type Prepared = {
  /** Tags of the migrations that were missing. */
  readonly migrations: readonly string[];
  /** Vehicles that were stored; 0 when there were some. */
  readonly seeded: number;
};

/** Stores a first stock where there is none, and returns how many vehicles; 0 where there were some. */
export type Filling = (database: Database) => Promise<number>;

/**
 * Migrates the database of this environment, fills it when it is empty, and closes it: for tools. Throws `DatabaseLockedError` when another
 * process owns the embedded database.
 */
export const prepareDatabase = async (fill: Filling): Promise<Prepared> => {
  const database = await openDatabase();
  try {
    return await prepare(database, fill);
  } finally {
    await database.close();
  }
};

/** The same for an open database, which stays open. */
export const prepare = async (database: Database, fill: Filling): Promise<Prepared> => {
  const migrations = await migrate(database);
  return { migrations, seeded: await fill(database) };
};

const preparation = perProcess("backend-preparation", (): { done?: Promise<void> } => ({}));

/** The database of this environment, migrated and, when it is empty, filled at the first call of the process. */
export const openPreparedDatabase = async (fill: Filling): Promise<Database> => {
  const database = await openDatabase();
  const shared = preparation();
  shared.done ??= prepareOnce(database, fill);
  await shared.done;
  return database;
};

/** Once per process, for all of its bundles. */
const prepareOnce = async (database: Database, fill: Filling): Promise<void> => {
  try {
    const { migrations, seeded } = await prepare(database, fill);
    if (migrations.length > 0 || seeded > 0) log().info({ migrations, seeded }, "database prepared");
  } catch (error) {
    delete preparation().done;
    throw error;
  }
};
