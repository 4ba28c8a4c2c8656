import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Orm } from "./database.ts";

/**
 * Inserts many rows as one JSON parameter a thousand: several times faster than a parameter a value. Every row has the
 * keys of the first; dates become ISO text.
 */
export const bulkInsert = async <T extends PgTable>(
  orm: Pick<Orm, "execute">,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const keys = Object.keys(columns).filter((key) => key in first);
  const names = keys.map((key) => columns[key]?.name ?? key);
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += 1000) {
    const records = rows.slice(start, start + 1000).map((row) => {
      const values = row as Record<string, unknown>;
      return Object.fromEntries(keys.map((key, index) => [names[index], values[key]]));
    });
    await orm.execute(
      sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
    );
  }
};
