import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { acquireLock } from "#backend/store/lock.ts";
import { env } from "#platform/env.ts";

/** Whether the embedded database was made before; opening it again only to close it would cost seconds. */
const refuseSecondOwner = (folder: string): boolean => {
  if (!existsSync(join(folder, "pg"))) return false;
  const release = acquireLock(join(folder, "pg.lock"));
  release();
  return true;
};

/**
 * Migrates the database of the reference backend and fills it when it is empty. Nothing to do when both services are
 * elsewhere. The database is let go again before this resolves, so that the server can own it; one that exists is
 * left to the server, which brings it up to date when it opens it.
 * @throws DatabaseLockedError when another process owns the embedded database
 */
export const prepareBackend = async (): Promise<void> => {
  const { DATA_SERVICE_URL, CONTENT_SERVICE_URL, DATABASE_URL, DATA_DIR, SHOP } = env();
  if (DATA_SERVICE_URL !== undefined && CONTENT_SERVICE_URL !== undefined) return;
  // A shop of one's own is looked at each time: the demo shop in its place must not be served.
  if (DATABASE_URL === undefined && refuseSecondOwner(resolve(DATA_DIR)) && SHOP === "demo") return;
  const { prepareShop } = await import("#demo/prepare-shop.ts");
  const { prepareDatabase } = await import("#backend/store/prepare.ts");
  const { migrations, seeded } = await prepareDatabase(prepareShop);
  if (migrations.length > 0) console.log(`Applied ${migrations.length} database migrations`);
  if (seeded > 0) console.log(`Stored ${seeded} vehicles`);
};
