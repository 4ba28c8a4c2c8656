import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { type Filling, prepare } from "./prepare.ts";

const preparation = perProcess("backend-preparation", (): { done?: Promise<void> } => ({}));

/** The database of this environment, brought up to date and, when it is empty, filled at the first call of the process. */
export const openPreparedDatabase = async (fill: Filling): Promise<Database> => {
  const database = await openDatabase();
  const shared = preparation();
  shared.done ??= prepareOnce(database, fill);
  await shared.done;
  return database;
};

/** Once per process, whichever of its bundles comes first. */
const prepareOnce = async (database: Database, fill: Filling): Promise<void> => {
  try {
    const { migrations, seeded } = await prepare(database, fill);
    if (migrations.length > 0 || seeded > 0) log().info({ migrations, seeded }, "database prepared");
  } catch (error) {
    delete preparation().done;
    throw error;
  }
};
