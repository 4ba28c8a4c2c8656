import { temporaryUrl } from "../test-stages/temporary-postgres.ts";

/** Address of the database of the site that browser and HTTP tests visit. */
export const siteDatabaseUrl = (): string => temporaryUrl(Number(process.env.E2E_DATABASE_PORT));
