import { explainFailure } from "#backend/store/explain-failure.ts";
import { type Filling, openPreparedDatabase } from "#backend/store/prepare.ts";
import { log } from "#platform/log.ts";
import { type Backend, createBackend } from "./app.ts";

let backend: Promise<Backend> | undefined;

/**
 * The reference backend of this process on the database of this environment, which is migrated and, when it is empty, seeded at the first
 * call. A failure is not cached: the next call tries again; one of disk or database server is logged with its remedy.
 */
export const openBackend = (fill: Filling): Promise<Backend> => {
  backend ??= open(fill).catch((error: unknown) => {
    backend = undefined;
    const explanation = explainFailure(error);
    if (explanation !== undefined) log().error({ err: error }, explanation);
    throw error;
  });
  return backend;
};

const open = async (fill: Filling): Promise<Backend> => createBackend(await openPreparedDatabase(fill));
