import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Pool } from "pg";
import type { Database } from "#backend/store/database.ts";
import { wrapConnection } from "#backend/store/open-database.ts";
import type { TemporaryPostgres } from "../test-stages/temporary-postgres.ts";

export const openEmbedded = async (): Promise<Database> => {
  const folder = mkdtempSync(join(tmpdir(), "volante-bench-"));
  const database = wrapConnection({ embedded: await PGlite.create(join(folder, "pg")) });
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A database of its own for so many vehicles, and its address. */
export const openServer = async (
  { url }: TemporaryPostgres,
  vehicles: number,
): Promise<Database & { readonly url: string }> => {
  const name = `bench_${vehicles}`;
  const admin = new Pool({ connectionString: url, max: 1 });
  admin.on("error", () => {});
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = new Pool({ connectionString: own.href, max: 10 });
  // Connections that say goodbye while the server stops are no failure.
  pool.on("error", () => {});
  return { ...wrapConnection({ pool }), url: own.href };
};
