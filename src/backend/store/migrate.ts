import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migrateServer } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import type { Database, Orm } from "./database.ts";
import { rowsOf } from "./rows-of.ts";
import type { Schema } from "./schema.ts";

type Migratable = Pick<Database, "kind" | "orm">;
type Applied = ReadonlyMap<number, string>;
type Migration = { readonly tag: string; readonly when: number; readonly hash: string };

/** Read where the site runs; `drizzle-kit generate` writes it. */
export const migrationsFolder = resolve(process.cwd(), "src/backend/store/migrations");

/** A migration was edited after this database had applied it. */
export class ChangedMigrationError extends Error {
  override readonly name = "ChangedMigrationError";
}

/**
 * Applies what is missing, all or nothing, in order; returns the tags that were applied. Several processes may call it
 * at once on a PostgreSQL server: one works, the others wait and find nothing to do. The transaction only holds the
 * lock; the embedded database has one process anyway.
 */
export const migrate = async ({ kind, orm }: Migratable, folder = migrationsFolder): Promise<string[]> => {
  if (kind === "embedded") return await applyMissing({ kind, orm }, folder);
  return await orm.transaction(async (tx) => {
    await lock(tx);
    return await applyMissing({ kind, orm }, folder);
  });
};

const lock = (tx: Orm): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('volante.migrations'))`);

/** The database is none that this version may change. */
export class RefusedDatabaseError extends Error {
  override readonly name = "RefusedDatabaseError";
}

/** Refuses a database in which nothing was migrated, and that has tables all the same. */
const refuseForeign = async (orm: Orm): Promise<void> => {
  const [found] = rowsOf<{ name: string; isOurs: boolean; tables: string }>(
    await orm.execute(sql`
      select current_database() as name, to_regclass('stock_resets') is not null as "isOurs", string_agg(tablename, ', ' order by tablename) as tables from (
        select tablename from pg_tables where schemaname = 'public' order by tablename limit 5) as few
      having count(*) > 0`),
  );
  if (found?.isOurs) refuseEarlier(new Map());
  if (found !== undefined)
    throw new RefusedDatabaseError(
      `The database ${found.name} has tables of another program (${found.tables}): nothing was changed. Use one of its own.`,
    );
};

/** SHA-256 of the times and hashes of the 42 migrations before 1.0.0, whose tables the first one makes at once. */
const lastBefore = "fcd4236dc1da1907aa73766dd26eead4718026a9a7754f27fe3b6d2d856c5103";

const isLastBefore = (applied: Applied): boolean => {
  const lines = [...applied].map(([when, hash]) => `${when}:${hash}`);
  return createHash("sha256").update(lines.join("\n")).digest("hex") === lastBefore;
};

const refuseEarlier = (applied: Applied): never => {
  const remedy = isLastBefore(applied)
    ? "Make a backup, then run npm run migrate -- --adopt"
    : 'It lacks what later versions added: docs/upgrade.md, "From before 1.0.0"';
  throw new RefusedDatabaseError(
    `The database is of a version before 1.0.0; nothing was changed. ${remedy}.`,
  );
};

/**
 * Takes over a database of the last version before 1.0.0: it has what the first migration makes. That version still runs on it.
 * @returns false where there is nothing to take over
 */
export const adopt = async ({ orm }: Migratable, folder = migrationsFolder): Promise<boolean> =>
  await orm.transaction(async (tx) => {
    await lock(tx);
    const [first] = listMigrations(folder);
    const applied = await readApplied(tx);
    if (first === undefined || applied.size === 0 || applied.has(first.when)) return false;
    if (!isLastBefore(applied)) refuseEarlier(applied);
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first.hash}, ${first.when})`,
    );
    return true;
  });

const applyMissing = async ({ kind, orm }: Migratable, folder: string): Promise<string[]> => {
  const migrations = listMigrations(folder);
  const applied = await readApplied(orm);
  if (applied.size === 0) await refuseForeign(orm);
  else if (migrations[0] !== undefined && !applied.has(migrations[0].when)) refuseEarlier(applied);
  const missing: string[] = [];
  for (const { tag, when, hash } of migrations) {
    const known = applied.get(when);
    if (known === undefined) missing.push(tag);
    else if (known !== hash)
      throw new ChangedMigrationError(
        `Migration ${tag} was changed after this database applied it: restore the file and add a new one`,
      );
  }
  if (missing.length === 0) return [];
  if (kind === "embedded") await migrateEmbedded(orm as PgliteDatabase<Schema>, { migrationsFolder: folder });
  else await migrateServer(orm as NodePgDatabase<Schema>, { migrationsFolder: folder });
  return missing;
};

const listMigrations = (folder: string): Migration[] => {
  const journal = readFileSync(`${folder}/meta/_journal.json`, "utf8");
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  const tags = new Map(entries.map(({ tag, when }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis: when, hash }) => ({
    tag: tags.get(when) ?? "",
    when,
    hash,
  }));
};

/** The hashes of what this database has applied, by the time in the journal. */
const readApplied = async (orm: Orm): Promise<Applied> => {
  const [table] = rowsOf<{ found: string | null }>(
    await orm.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`),
  );
  if (!table?.found) return new Map();
  const rows = rowsOf<{ hash: string; when: string | number }>(
    await orm.execute(
      sql`select hash, created_at as "when" from drizzle.__drizzle_migrations order by created_at`,
    ),
  );
  return new Map(rows.map(({ hash, when }) => [Number(when), hash]));
};
