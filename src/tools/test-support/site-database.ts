import { Pool } from "pg";
import type { Database } from "#backend/store/database.ts";
import { wrapConnection } from "#backend/store/open-database.ts";
import { temporaryUrl } from "../test-stages/temporary-postgres.ts";

/** Address of the database of the site that browser and HTTP tests visit. */
export const siteDatabaseUrl = (): string => temporaryUrl(Number(process.env.E2E_DATABASE_PORT));

let opened: Database | undefined;

/** The database of the site under test, for what a test stores there by the product's own functions. Its idle connections do not keep the process alive. */
export const siteDatabase = (): Database => {
  const pool = { connectionString: siteDatabaseUrl(), max: 2, allowExitOnIdle: true };
  opened ??= wrapConnection({ pool: new Pool(pool) });
  return opened;
};
