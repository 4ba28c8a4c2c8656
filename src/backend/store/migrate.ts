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
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('volante.migrations'))`);
    return await applyMissing({ kind, orm }, folder);
  });
};

/** The database of `DATABASE_URL` is that of another program. */
export class ForeignDatabaseError extends Error {
  override readonly name = "ForeignDatabaseError";
}

/** Refuses a database in which nothing was migrated, and that has tables all the same. */
const refuseForeign = async (orm: Orm): Promise<void> => {
  const [found] = rowsOf<{ name: string; tables: string }>(
    await orm.execute(sql`
      select current_database() as name, string_agg(tablename, ', ' order by tablename) as tables from (
        select tablename from pg_tables where schemaname = 'public' order by tablename limit 5) as few
      having count(*) > 0`),
  );
  if (found !== undefined)
    throw new ForeignDatabaseError(
      `The database ${found.name} has tables of another program (${found.tables}): nothing was changed. Use one of its own.`,
    );
};

const applyMissing = async ({ kind, orm }: Migratable, folder: string): Promise<string[]> => {
  const migrations = listMigrations(folder);
  const applied = await readApplied(orm, migrations);
  if (applied.size === 0) await refuseForeign(orm);
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
const readApplied = async (orm: Orm, migrations: readonly Migration[]): Promise<Map<number, string>> => {
  const [tables] = rowsOf<{ ours: string | null; drizzles: string | null }>(
    await orm.execute(
      sql`select to_regclass('migrations')::text as ours, to_regclass('drizzle.__drizzle_migrations')::text as drizzles`,
    ),
  );
  if (tables?.ours) await carryOver(orm, migrations);
  else if (!tables?.drizzles) return new Map();
  const rows = rowsOf<{ hash: string; when: string | number }>(
    await orm.execute(sql`select hash, created_at as "when" from drizzle.__drizzle_migrations`),
  );
  return new Map(rows.map(({ hash, when }) => [Number(when), hash]));
};

/** Databases older than drizzle's migrator here have a table `migrations` in its place, and so has one restored from their dump. */
const carryOver = async (orm: Orm, migrations: readonly Migration[]): Promise<void> =>
  await orm.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
    await tx.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      select hash, "when" from migrations
      join json_to_recordset(${JSON.stringify(migrations)}::json) as journal (tag text, "when" bigint) using (tag)
      order by "when"
    `);
    await tx.execute(sql`drop table migrations`);
  });
