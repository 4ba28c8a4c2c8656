import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { acquireLock } from "#backend/store/lock.ts";
import { env } from "#platform/env.ts";
import { runCommand } from "./run-command.ts";

/** Whether the embedded database was made before; opening it again only to close it would cost seconds. */
const refuseSecondOwner = (folder: string): boolean => {
  if (!existsSync(join(folder, "pg"))) return false;
  const release = acquireLock(join(folder, "pg.lock"));
  release();
  return true;
};

/**
 * Whether there is a database of the reference backend to migrate or fill. Not where both services are elsewhere; an embedded one that
 * exists is left to the server, which brings it up to date when it opens it.
 * @throws DatabaseLockedError when another process owns the embedded database
 */
const isDue = (): boolean => {
  const { DATA_SERVICE_URL, CONTENT_SERVICE_URL, DATABASE_URL, DATA_DIR, SHOP } = env();
  if (DATA_SERVICE_URL !== undefined && CONTENT_SERVICE_URL !== undefined) return false;
  // A shop of one's own is looked at each time: the demo shop in its place must not be served.
  return DATABASE_URL !== undefined || !refuseSecondOwner(resolve(DATA_DIR)) || SHOP !== "demo";
};

/**
 * Migrates the database of the reference backend and fills it when it is empty. It is closed again before this resolves, so that the
 * server can own it.
 * @throws DatabaseLockedError when another process owns the embedded database
 */
export const prepareBackend = async (): Promise<void> => {
  if (!isDue()) return;
  const { prepareShop } = await import("#demo/prepare-shop.ts");
  const { prepareDatabase } = await import("#backend/store/prepare.ts");
  const { migrations, seeded } = await prepareDatabase(prepareShop);
  if (migrations.length > 0) console.log(`Applied ${migrations.length} database migrations`);
  if (seeded > 0) console.log(`Stored ${seeded} vehicles`);
};

/**
 * The same in a process of its own: the memory that filling takes is free again when it ends. Returns whether it succeeded; the reason is
 * on the terminal.
 * @throws DatabaseLockedError when another process owns the embedded database
 */
export const prepareBackendApart = async (): Promise<boolean> => {
  if (!isDue()) return true;
  const tool = fileURLToPath(new URL("prepare.ts", import.meta.url));
  const { code } = await runCommand(process.execPath, [...process.execArgv, tool], {
    timeoutMs: 60 * 60_000,
    echo: true,
  });
  return code === 0;
};
