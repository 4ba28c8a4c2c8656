import { type Database, openDatabase } from "#backend/store/database.ts";
import { explainFailure } from "#backend/store/explain-failure.ts";
import { prepare } from "#backend/store/prepare.ts";
import { log } from "#platform/log.ts";
import { type Backend, createBackend } from "./app.ts";

const slot = Symbol.for("volante.backend-prepared");
const holder = globalThis as { [slot]?: Promise<void> };
let backend: Promise<Backend> | undefined;

/**
 * The reference backend of this process on the database of this environment, which is brought up to date and, when it is
 * empty, seeded at the first call. A failure is not kept: the next call tries again; one of disk or database server is
 * written to the log with its remedy.
 */
export const openBackend = (): Promise<Backend> => {
  backend ??= open().catch((error: unknown) => {
    backend = undefined;
    const explanation = explainFailure(error);
    if (explanation !== undefined) log().error({ err: error }, explanation);
    throw error;
  });
  return backend;
};

const open = async (): Promise<Backend> => {
  const database = await openDatabase();
  holder[slot] ??= prepareOnce(database);
  await holder[slot];
  return createBackend(database);
};

/** Once per process, whichever of its bundles comes first. */
const prepareOnce = async (database: Database): Promise<void> => {
  try {
    const { migrations, seeded } = await prepare(database);
    if (migrations.length > 0 || seeded > 0) log().info({ migrations, seeded }, "database prepared");
  } catch (error) {
    holder[slot] = undefined;
    throw error;
  }
};
