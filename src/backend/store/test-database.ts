import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { Client, Pool } from "pg";
import { type Database, wrapConnection } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrationList } from "./migrations/migration-list.ts";
import { type SeedOptions, seedWhenEmpty } from "./seed-database.ts";

/**
 * A migrated database of a test file's own, without rows: in memory, or on the server at `TEST_DATABASE_URL`. Whoever
 * opens it closes it.
 */
export const openTestDatabase = (): Promise<Database> => {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? openInMemory() : openOnServer(url);
};

/** A database without a single table. */
export const openUnmigratedTestDatabase = async (): Promise<Database> => {
  const database = await openTestDatabase();
  await database.orm.execute(sql`drop schema public cascade`);
  await database.orm.execute(sql`create schema public`);
  return database;
};

/** A migrated database of its own with the demo content and a stock, by default a small one. */
export const openSeededTestDatabase = async (options: SeedOptions = { vehicles: 300 }): Promise<Database> => {
  const database = await openTestDatabase();
  await seedWhenEmpty(database, options);
  return database;
};

/** Making a database takes seconds, unpacking one does not: the first test of a machine leaves a template behind. */
const openInMemory = async (): Promise<Database> => {
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

const openOnServer = async (url: string): Promise<Database> => {
  const name = `volante_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = new Pool({ connectionString: own.href, max: 4 });
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
  await migrate(database.orm);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
};

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
