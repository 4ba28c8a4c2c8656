import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { Pool, PoolClient } from "pg";
import { inSpan } from "#platform/telemetry/spans.ts";

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** The operation and the table of a statement; nothing of its values, and no more of its text. */
const describe = (statement: unknown): { readonly operation: string; readonly table: string } => {
  const text = typeof statement === "string" ? statement : (statement as { text?: unknown }).text;
  const start = String(text).slice(0, 20_000);
  return {
    operation: /^\s*([a-z]{1,20})\b/i.exec(start)?.[1]?.toLowerCase() ?? "statement",
    table: /\b(?:from|into|update)\s+"?([a-z_]{1,60})\b/i.exec(start)?.[1]?.toLowerCase() ?? "",
  };
};

const traced =
  (query: Query): Query =>
  (statement, ...rest) =>
    inSpan("database", describe(statement), () => query(statement, ...rest));

/** The same object with one method replaced; all others work on the original, which others hold. */
const withQuery = <Target extends object>(target: Target, query: Query): Target =>
  new Proxy(target, {
    get: (original, key) => {
      if (key === "query") return query;
      const value: unknown = Reflect.get(original, key, original);
      return typeof value === "function" ? value.bind(original) : value;
    },
  });

const tracedClient = (client: PoolClient): PoolClient =>
  withQuery(client, traced(client.query.bind(client) as Query));

/**
 * Adds the statements of a pool to the trace that they are sent in, with the wait for a connection, and those of a transaction one by one.
 * Changes the pool in place.
 */
export const tracePool = (pool: Pool): Pool => {
  const query = pool.query.bind(pool) as Query;
  const connect = pool.connect.bind(pool);
  // With a callback it is the pool itself that requests a connection, for a statement that is traced already.
  const connectTraced = (callback?: Parameters<Pool["connect"]>[0]) =>
    callback ? connect(callback) : connect().then(tracedClient);
  return Object.assign(pool, { query: traced(query), connect: connectTraced });
};

const tracedTransaction = (transaction: Transaction): Transaction =>
  withQuery(transaction, traced(transaction.query.bind(transaction) as Query));

/** The same for the embedded database, the wait for its one connection included. */
export const traceEmbedded = (embedded: PGlite): PGlite => {
  const query = embedded.query.bind(embedded) as Query;
  const transaction = embedded.transaction.bind(embedded);
  return Object.assign(embedded, {
    query: traced(query),
    transaction: <Value>(work: (tx: Transaction) => Promise<Value>) =>
      transaction((tx) => work(tracedTransaction(tx))),
  });
};
