import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Orm } from "./database.ts";
import { migrationList } from "./migrations/migration-list.ts";
import { rowsOf } from "./rows-of.ts";

export type Migration = { readonly tag: string; readonly sql: string };

/** A migration was edited after this database had applied it. */
export class ChangedMigrationError extends Error {
  override readonly name = "ChangedMigrationError";
}

/**
 * Applies what is missing, all or nothing, in order; answers the tags that were applied. Several processes may call it
 * at once on a PostgreSQL server: one works, the others wait and find nothing to do.
 */
export const migrate = async (
  orm: Orm,
  migrations: readonly Migration[] = migrationList,
): Promise<string[]> =>
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('volante.migrations'))`);
    await tx.execute(
      sql`create table if not exists migrations (tag text primary key, hash text not null, at timestamptz not null default now())`,
    );
    const applied = rowsOf<{ tag: string; hash: string }>(
      await tx.execute(sql`select tag, hash from migrations`),
    );
    const hashes = new Map(applied.map(({ tag, hash }) => [tag, hash]));
    const fresh: string[] = [];
    for (const { tag, sql: text } of migrations) {
      const hash = createHash("sha256").update(text).digest("hex");
      const known = hashes.get(tag);
      if (known !== undefined && known !== hash)
        throw new ChangedMigrationError(
          `Migration ${tag} was changed after this database applied it: restore the file and add a new one`,
        );
      if (known !== undefined) continue;
      for (const statement of text.split("--> statement-breakpoint")) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (tag, hash) values (${tag}, ${hash})`);
      fresh.push(tag);
    }
    return fresh;
  });
