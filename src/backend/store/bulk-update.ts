import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Orm } from "./database.ts";

/**
 * Changes many rows in one statement. Every row has the keys of the first, of which `key` identifies the row; dates become ISO text. At
 * most a few thousand at once.
 */
export const bulkUpdate = async <T extends PgTable>(
  orm: Pick<Orm, "execute">,
  table: T,
  key: keyof T["$inferInsert"] & string,
  rows: readonly Partial<T["$inferInsert"]>[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const keys = Object.keys(columns).filter((each) => each in first);
  const nameOf = (each: string) => columns[each]?.name ?? each;
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = row;
    return Object.fromEntries(keys.map((each) => [nameOf(each), values[each]]));
  });
  const changes = keys
    .filter((each) => each !== key)
    .map((each) => sql`${sql.identifier(nameOf(each))} = written.${sql.identifier(nameOf(each))}`);
  await orm.execute(sql`
    update ${table} set ${sql.join(changes, sql`, `)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) as written
    where ${table}.${sql.identifier(nameOf(key))} = written.${sql.identifier(nameOf(key))}`);
};
