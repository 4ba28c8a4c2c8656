import type { PGlite } from "@electric-sql/pglite";
import { type Pool, Query } from "pg";
import type { Orm } from "./database.ts";

/** Takes the next bytes of a result; chunk borders mean nothing. */
export type TakeBytes = (bytes: Uint8Array) => void;
type CopyOut = (statement: string, take: TakeBytes) => Promise<void>;

const ways = new WeakMap<Orm, CopyOut>();

/** Registers how the database behind `orm` is read in bulk. */
export const copyOutBy = <Wrapped extends Orm>(orm: Wrapped, way: CopyOut): Wrapped => {
  ways.set(orm, way);
  return orm;
};

/**
 * Reads what a SELECT without parameters finds in PostgreSQL's binary form of COPY: a million rows without an object for any of them.
 * @param orm the database itself, not a transaction
 */
export const copyOut = async (orm: Orm, select: string, take: TakeBytes): Promise<void> => {
  const way = ways.get(orm);
  if (way === undefined) throw new Error("Only a database that was opened can be read in bulk");
  await way(select, take);
};

class Copy extends Query {
  readonly #take: TakeBytes;
  constructor(select: string, take: TakeBytes, done: (error: Error | undefined) => void) {
    super(`copy (${select}) to stdout (format binary)`, done);
    this.#take = take;
  }
  /** Called by the connection. */
  handleCopyData({ chunk }: { readonly chunk: Uint8Array }): void {
    this.#take(chunk);
  }
}

export const copyOutOfServer =
  (pool: Pool): CopyOut =>
  async (select, take) => {
    const client = await pool.connect();
    try {
      await new Promise<void>((resolve, reject) => {
        client.query(new Copy(select, take, (error) => (error ? reject(error) : resolve())));
      });
    } finally {
      client.release();
    }
  };

export const copyOutOfEmbedded =
  (embedded: PGlite): CopyOut =>
  async (select, take) => {
    const { blob } = await embedded.query(`copy (${select}) to '/dev/blob' (format binary)`);
    if (blob) take(new Uint8Array(await blob.arrayBuffer()));
  };
