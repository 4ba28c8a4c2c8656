import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Pool } from "pg";
import { env, isBuilding } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { acquireLock } from "./lock.ts";
import { type Schema, schema } from "./schema.ts";

/** What the entities work with: the same on both drivers, and inside a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, Schema>;

export type Database = {
  /** `embedded`: PGlite, one connection, one owner. `server`: PostgreSQL, a pool. */
  readonly kind: "embedded" | "server";
  readonly orm: Orm;
  /** Ends connections and gives the lock back. */
  readonly close: () => Promise<void>;
};

/** The connection without drizzle's classes around it: bundles of one process share it and each wraps its own. */
type Connection = { readonly embedded: PGlite } | { readonly pool: Pool };
type Shared = { connection: Promise<Connection & { release: () => void }> };

const slot = Symbol.for("volante.database");
const holder = globalThis as { [slot]?: Shared };

/**
 * The database of this process, opened at the first call: the server at `DATABASE_URL`, else the embedded one in
 * `DATA_DIR/pg`. Throws `DatabaseLockedError` when another process owns the embedded one, and refuses in a build.
 */
export const openDatabase = async (): Promise<Database> => {
  if (isBuilding())
    throw new Error("The database is not opened in a build: nothing may be rendered from it there");
  const shared = holder[slot] ?? { connection: connect() };
  holder[slot] = shared;
  try {
    return wrap(shared, await shared.connection);
  } catch (error) {
    if (holder[slot] === shared) holder[slot] = undefined;
    throw error;
  }
};

/** The database in memory or given by a test; never shared. */
export const wrapConnection = (connection: Connection): Database =>
  "embedded" in connection
    ? {
        kind: "embedded",
        orm: drizzleEmbedded(connection.embedded, { schema }),
        close: () => connection.embedded.close(),
      }
    : { kind: "server", orm: drizzleServer(connection.pool, { schema }), close: () => connection.pool.end() };

const wrap = (shared: Shared, connection: Connection & { release: () => void }): Database => {
  const database = wrapConnection(connection);
  return {
    ...database,
    close: async () => {
      if (holder[slot] === shared) holder[slot] = undefined;
      await database.close();
      connection.release();
    },
  };
};

const connect = async (): Promise<Connection & { release: () => void }> => {
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL !== undefined) return { pool: openPool(DATABASE_URL), release: () => {} };
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), DATA_DIR);
  mkdirSync(folder, { recursive: true });
  const release = acquireLock(join(folder, "pg.lock"));
  try {
    return { embedded: await PGlite.create(join(folder, "pg")), release };
  } catch (error) {
    release();
    throw error;
  }
};

const openPool = (connectionString: string): Pool => {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server drops would otherwise end the process.
  pool.on("error", (err) => log().warn({ err }, "a database connection was lost"));
  return pool;
};
