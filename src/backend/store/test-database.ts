import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Pool } from "pg";
import type { Database } from "./database.ts";
import { migrate, migrationsFolder } from "./migrate.ts";
import { wrapConnection } from "./open-database.ts";
import { copyOf, databaseOn, onServer, templateOn } from "./test-templates.ts";

/** A migrated database for one test file, without rows: embedded, or on the server at `TEST_DATABASE_URL`. The caller closes it. */
export const openTestDatabase = (): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? openEmbeddedTestDatabase() : openOnServer(url, migratedOn);
};

/** A database without a single table. */
export const openUnmigratedTestDatabase = async (): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) return openOnServer(url, async () => "template1");
  const database = await openEmbeddedTestDatabase();
  await database.run(
    "drop schema public cascade; create schema public; drop schema if exists drizzle, jobs cascade",
  );
  return database;
};

/** A migrated embedded one, for tests of what only that does. */
export const openEmbeddedTestDatabase = async (): Promise<Database> => {
  const folder = mkdtempSync(join(tmpdir(), "volante-embedded-"));
  await unpackEmbedded(folder);
  const database = wrapConnection({ embedded: await PGlite.create(folder) });
  return { ...database, close: () => database.close().finally(() => rmSync(folder, { recursive: true })) };
};

/**
 * Puts the files of a migrated embedded database into a folder. Making such a database takes seconds of processor time, unpacking one
 * does not: the first test of a machine leaves a template behind.
 */
export const unpackEmbedded = async (folder: string): Promise<void> => {
  const version = createHash("sha256")
    .update(JSON.stringify(readMigrationFiles({ migrationsFolder })))
    .digest("hex")
    .slice(0, 16);
  const template = join(tmpdir(), `volante-test-template-${version}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  mkdirSync(folder, { recursive: true });
  await promisify(execFile)("tar", ["-xf", template, "-C", folder]);
};

const makeTemplate = async (file: string): Promise<void> => {
  const embedded = await PGlite.create();
  await migrate(wrapConnection({ embedded }));
  const dump = await embedded.dumpDataDir("none");
  await embedded.close();
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
};

/** Does work on the database at an address. */
export const fillWith = (work: (database: Database) => Promise<unknown>) => async (address: string) => {
  const database = wrapConnection({ pool: new Pool({ connectionString: address }) });
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

/** The name of the template that is migrated and has no rows. */
export const migratedOn = (server: string): Promise<string> =>
  templateOn(server, "migrated", { fill: fillWith(migrate) });

/** A database of its own on the server, copied from the template that `templateOf` names; closing it drops it. */
export const openOnServer = async (
  url: string,
  templateOf: (server: string) => Promise<string>,
): Promise<Database> => {
  const template = await templateOf(url);
  const name = `volante_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, (client) => client.query(copyOf(template, name)));
  const pool = new Pool({ connectionString: databaseOn(url, name), max: 4 });
  // Dropping the database ends connections that are still closing; the end of an idle one is no failure.
  const isGoodbye = (error: Error) => "code" in error && error.code === "57P01";
  pool.on("connect", (connection) =>
    connection.on("error", (error) => {
      if (!isGoodbye(error)) throw error;
    }),
  );
  pool.on("error", (error) => {
    if (!isGoodbye(error)) throw error;
  });
  const database = wrapConnection({ pool });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
};
