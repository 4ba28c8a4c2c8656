import { Pool } from "pg";
import type { Database } from "#backend/store/database.ts";
import { wrapConnection } from "#backend/store/open-database.ts";
import { siteDatabaseUrl } from "./site-database-url.ts";

let opened: Database | undefined;

/** The database of the site under test, for what a test stores there by the product's own functions. Its idle connections keep no process alive. */
export const siteDatabase = (): Database => {
  const pool = { connectionString: siteDatabaseUrl(), max: 2, allowExitOnIdle: true };
  opened ??= wrapConnection({ pool: new Pool(pool) });
  return opened;
};
