import type { Database } from "#backend/store/database.ts";
import {
  fillWith,
  migratedOn,
  openEmbeddedTestDatabase,
  openOnServer,
} from "#backend/store/test-database.ts";
import { templateOn } from "#backend/store/test-templates.ts";
import type { SeedOptions } from "./filling/seed-all.ts";
import { seedWhenEmpty } from "./filling/seed-database.ts";

/** A migrated database of its own with the demo content and a stock, by default a small one. */
export const openSeededTestDatabase = async (options: SeedOptions = { vehicles: 300 }): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) return openOnServer(url, (server) => seededOn(server, options));
  const database = await openEmbeddedTestDatabase();
  await seedWhenEmpty(database, options);
  return database;
};

/** The stock is of a day: one that starts while tests run has a template of its own. */
const seededOn = async (server: string, options: SeedOptions): Promise<string> => {
  const { vehicles, now } = options;
  const at = now?.getTime() ?? new Date().toISOString().slice(0, 10).replaceAll("-", "");
  return templateOn(server, `${vehicles ?? "all"}_${at}`, {
    from: await migratedOn(server),
    fill: fillWith((database) => seedWhenEmpty(database, options)),
  });
};
