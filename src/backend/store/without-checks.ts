import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Orm } from "./database.ts";
import { rowsOf } from "./rows-of.ts";

type Definition = { readonly drop: string; readonly restore: string };

/**
 * Does work on tables without their foreign keys and indexes, but for the primary ones: checking a million rows and sorting them once takes
 * a fraction of doing it row by row. Runs inside a transaction, so that others do not see it before its end; rows that refer to nothing
 * make it fail as they would have.
 */
export const withoutChecks = async <Value>(
  tx: Pick<Orm, "execute">,
  tables: readonly PgTable[],
  work: () => Promise<Value>,
): Promise<Value> => {
  const names = sql.param(tables.map(getTableName));
  const result = await tx.execute(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${names}::text[])
    union all
    select format('drop index %I', indexname), indexdef from pg_indexes
    where schemaname = current_schema() and tablename = any(${names}::text[])
      and not exists (select from pg_constraint where conname = indexname)`);
  const definitions = rowsOf<Definition>(result);
  for (const { drop } of definitions) await tx.execute(sql.raw(drop));
  const value = await work();
  for (const { restore } of definitions) await tx.execute(sql.raw(restore));
  return value;
};
