import { getTableColumns, getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Pool, Query } from "pg";
import { bulkInsert } from "./bulk-insert.ts";
import type { Orm } from "./database.ts";
import { schema } from "./schema.ts";

/** Stores rows that all have the keys of the first. */
export type Load = <Table extends PgTable>(
  table: Table,
  rows: readonly Table["$inferInsert"][],
) => Promise<void>;
type Work<Value> = (tx: Orm, load: Load) => Promise<Value>;
type InTransaction = <Value>(work: Work<Value>) => Promise<Value>;

const ways = new WeakMap<Orm, InTransaction>();

/** Registers how the database behind `orm` is bulk-loaded. */
export const loadBy = <Wrapped extends Orm>(orm: Wrapped, way: InTransaction): Wrapped => {
  ways.set(orm, way);
  return orm;
};

/** Does work in a transaction in which many rows can be stored at once: on a server by COPY, several times faster than by INSERT. */
export const inLoadingTransaction = async <Value>(orm: Orm, work: Work<Value>): Promise<Value> => {
  const way = ways.get(orm);
  if (way) return await way(work);
  return await orm.transaction((tx) => work(tx, (table, rows) => bulkInsert(tx, table, rows)));
};

/** Called by the connection when the server is ready for the rows. */
class CopyIn extends Query {
  readonly #rows: Buffer;
  constructor(statement: string, rows: Buffer, done: (error: Error | undefined) => void) {
    super(statement, done);
    this.#rows = rows;
  }
  handleCopyInResponse(connection: {
    readonly sendCopyFromChunk: (chunk: Buffer) => void;
    readonly endCopyFrom: () => void;
  }): void {
    connection.sendCopyFromChunk(this.#rows);
    connection.endCopyFrom();
  }
}

export const loadServer =
  (pool: Pool): InTransaction =>
  async (work) => {
    const client = await pool.connect();
    const load: Load = async (table, rows) => {
      if (rows.length === 0) return;
      const { statement, lines } = writeRows(table, rows);
      await new Promise<void>((resolve, reject) => {
        client.query(
          new CopyIn(statement, Buffer.from(lines), (error) => (error ? reject(error) : resolve())),
        );
      });
    };
    try {
      await client.query("begin");
      const value = await work(drizzle(client, { schema }), load);
      await client.query("commit");
      client.release();
      return value;
    } catch (error) {
      // A connection that cannot even be rolled back is not reused.
      await client.query("rollback").then(
        () => client.release(),
        (lost: Error) => client.release(lost),
      );
      throw error;
    }
  };

/** Rows in the text form of COPY. */
const writeRows = (table: PgTable, rows: readonly Record<string, unknown>[]) => {
  const all = getTableColumns(table);
  const columns = Object.entries(all).filter(([key]) => key in (rows[0] ?? {}));
  const names = columns.map(([, { name }]) => `"${name}"`).join(", ");
  const write = (row: Record<string, unknown>) =>
    columns
      .map(([key, column]) => {
        const value = row[key];
        return value === null || value === undefined
          ? "\\N"
          : escaped(String(column.mapToDriverValue(value)));
      })
      .join("\t");
  return {
    statement: `copy "${getTableName(table)}" (${names}) from stdin`,
    lines: rows.map((row) => `${write(row)}\n`).join(""),
  };
};

const special = /[\\\n\r\t]/;
const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? "") : text;
