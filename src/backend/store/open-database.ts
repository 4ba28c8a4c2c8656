import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Pool } from "pg";
import { loggableError } from "#backend/loggable-error.ts";
import { env, isBuilding } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import { isTracing } from "#platform/telemetry/spans.ts";
import { loadBy, loadServer } from "./copy-in.ts";
import { copyOutBy, copyOutOfEmbedded, copyOutOfServer } from "./copy-out.ts";
import type { Database } from "./database.ts";
import { listenOnServer } from "./listen.ts";
import { acquireLock } from "./lock.ts";
import { schema } from "./schema.ts";
import { traceEmbedded, tracePool } from "./trace-queries.ts";

/** The connection without drizzle's classes around it: bundles of one process share it and each wraps its own. */
type Connection = { readonly embedded: PGlite } | { readonly pool: Pool };
type Opening = Promise<Connection & { readonly release: () => void }>;

const connections = perProcess("database", (): { opened?: Opening } => ({}));

/**
 * The database of this process, opened at the first call: the server at `DATABASE_URL`, else the embedded one in
 * `DATA_DIR/pg`. Throws `DatabaseLockedError` when another process owns the embedded one, and refuses in a build.
 */
export const openDatabase = async (): Promise<Database> => {
  if (isBuilding())
    throw new Error("The database is not opened in a build: nothing may be rendered from it there");
  const opening = connections().opened ?? connect();
  connections().opened = opening;
  try {
    return wrap(opening, await opening);
  } catch (error) {
    forget(opening);
    throw error;
  }
};

/** Closes the database of this process, if it was opened. */
export const closeOpenDatabase = async (): Promise<void> => {
  const { opened } = connections();
  if (opened) await wrap(opened, await opened).close();
};

const forget = (opening: Opening): void => {
  if (connections().opened === opening) delete connections().opened;
};

/** Wraps a connection; each bundle has its own wrapper. */
export const wrapConnection = (connection: Connection): Database =>
  "embedded" in connection
    ? {
        kind: "embedded",
        orm: copyOutBy(
          drizzleEmbedded(connection.embedded, { schema }),
          copyOutOfEmbedded(connection.embedded),
        ),
        run: (text, values) => runEmbedded(connection.embedded, text, values),
        listen: (channel, onNotify) => connection.embedded.listen(channel, onNotify),
        close: () => connection.embedded.close(),
      }
    : {
        kind: "server",
        orm: loadBy(
          copyOutBy(drizzleServer(connection.pool, { schema }), copyOutOfServer(connection.pool)),
          loadServer(connection.pool),
        ),
        run: (text, values) => connection.pool.query(text, values),
        listen: async (channel, onNotify) => listenOnServer(connection.pool.options, { channel, onNotify }),
        close: () => connection.pool.end(),
      };

/**
 * Runs statements on the one shared connection. A block with its own BEGIN and COMMIT has it for itself: when it fails half-way, PGlite
 * would else run other callers' statements in what is left of its transaction.
 */
const runEmbedded = async (
  embedded: PGlite,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> => {
  if (values.length > 0) return embedded.query(text, values);
  const results = /^\s*begin\b/i.test(text)
    ? await embedded.transaction((tx) => tx.exec(text))
    : await embedded.exec(text);
  return { rows: results.flatMap(({ rows }) => rows) };
};

const wrap = (opening: Opening, connection: Awaited<Opening>): Database => {
  const database = wrapConnection(connection);
  return {
    ...database,
    close: async () => {
      forget(opening);
      await database.close();
      connection.release();
    },
  };
};

/** Enough for the whole database of some thousand vehicles (25 MB); PGlite's default of 128 MB would all be held in memory. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/**
 * WebAssembly as its first compiler leaves it: the second one takes 600 MB and three seconds for a single function of PGlite, soon after
 * the start. What is read by key takes no longer without it, what reads the whole stock half as long again.
 */
const flags = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

const connect = async (): Opening => {
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL !== undefined) return { pool: openPool(DATABASE_URL), release: () => {} };
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), DATA_DIR);
  mkdirSync(folder, { recursive: true });
  const release = acquireLock(join(folder, "pg.lock"));
  try {
    for (const flag of flags) setFlagsFromString(flag);
    const embedded = await PGlite.create(join(folder, "pg"), { startParams });
    return { embedded: isTracing() ? traceEmbedded(embedded) : embedded, release };
  } catch (error) {
    release();
    throw error;
  }
};

const openPool = (connectionString: string): Pool => {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A connection that is lost would otherwise end the process, one in use as well as an idle one. Its user gets the error from the next
  // statement, and the pool opens another.
  pool.on("connect", (connection) => void connection.on("error", noteLoss));
  pool.on("error", () => undefined);
  return isTracing() ? tracePool(pool) : pool;
};

const noteLoss = (error: Error): void => log().warn(loggableError(error), "a database connection was lost");
