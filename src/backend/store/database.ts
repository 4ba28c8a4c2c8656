import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Schema } from "./schema.ts";

/** The query interface of the entities: the same on both drivers, and inside a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, Schema>;

export type Database = {
  /** `embedded`: PGlite, one connection, one owner. `server`: PostgreSQL, a pool. */
  readonly kind: "embedded" | "server";
  readonly orm: Orm;
  /** For raw SQL. Without values it may be several statements; from BEGIN to COMMIT no statements of others run between. */
  readonly run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Calls `onNotify` whenever the channel was notified, or may have been. Returns a function that stops it; call that before `close`. */
  readonly listen: (channel: string, onNotify: () => void) => Promise<() => Promise<void>>;
  /** Closes connections and releases the lock. */
  readonly close: () => Promise<void>;
};
