import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { type Database, wrapConnection } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrationList } from "./migrations/migration-list.ts";
import { databaseOn, onServer, templateOn } from "./test-templates.ts";

/**
 * A migrated database of a test file's own, without rows: in memory, or on the server at `TEST_DATABASE_URL`. Whoever
 * opens it closes it.
 */
export const openTestDatabase = (): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? openEmbeddedTestDatabase() : openOnServer(url, migratedOn);
};

/** A database without a single table. */
export const openUnmigratedTestDatabase = async (): Promise<Database> => {
  const database = await openTestDatabase();
  await database.orm.execute(sql`drop schema public cascade`);
  await database.orm.execute(sql`create schema public`);
  await database.orm.execute(sql`drop schema if exists jobs cascade`);
  return database;
};

/**
 * A migrated one in memory, for what only the embedded database does. Making a database takes seconds, unpacking one does not: the first
 * test of a machine leaves a template behind.
 */
export const openEmbeddedTestDatabase = async (): Promise<Database> => {
  const version = createHash("sha256").update(JSON.stringify(migrationList)).digest("hex").slice(0, 16);
  const template = join(tmpdir(), `volante-test-template-${version}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  const embedded = await PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) });
  return wrapConnection({ embedded });
};

const makeTemplate = async (file: string): Promise<void> => {
  const embedded = await PGlite.create();
  await migrate(wrapConnection({ embedded }).orm);
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
  templateOn(server, "migrated", { fill: fillWith(({ orm }) => migrate(orm)) });

/** A database of its own on the server, copied from the template that `templateOf` names; closing it drops it. */
export const openOnServer = async (
  url: string,
  templateOf: (server: string) => Promise<string>,
): Promise<Database> => {
  const template = await templateOf(url);
  const name = `volante_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`));
  const pool = new Pool({ connectionString: databaseOn(url, name), max: 4 });
  // Dropping the database ends connections that are still saying goodbye; the end of an idle one is no failure.
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
