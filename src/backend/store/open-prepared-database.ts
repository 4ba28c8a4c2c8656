import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import { type Database, openDatabase } from "./database.ts";
import { prepare } from "./prepare.ts";

const preparation = perProcess("backend-preparation", (): { done?: Promise<void> } => ({}));

/** The database of this environment, brought up to date and, when it is empty, seeded at the first call of the process. */
export const openPreparedDatabase = async (): Promise<Database> => {
  const database = await openDatabase();
  const shared = preparation();
  shared.done ??= prepareOnce(database);
  await shared.done;
  return database;
};

/** Once per process, whichever of its bundles comes first. */
const prepareOnce = async (database: Database): Promise<void> => {
  try {
    const { migrations, seeded } = await prepare(database);
    if (migrations.length > 0 || seeded > 0) log().info({ migrations, seeded }, "database prepared");
  } catch (error) {
    delete preparation().done;
    throw error;
  }
};
