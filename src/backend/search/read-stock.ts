import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { type Kept, merge } from "./merge-stock.ts";
import { selected } from "./stock-columns.ts";

export const refresh = async (orm: Orm, kept: Kept | undefined): Promise<Kept> => {
  const since = kept?.readUpTo ?? "0";
  // A stock that was restored from another server may bear numbers that this one has yet to reach.
  const changed =
    kept === undefined
      ? sql`true`
      : sql`${vehicles.changedBy} >= ${since}::xid8 and ${vehicles.changedBy} < pg_snapshot_xmax(pg_current_snapshot())`;
  const record = sql`concat_ws(',', ${sql.join(Object.values(selected), sql`, `)})`;
  const result = await orm.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
      exists(select from stock_resets where changed_by >= ${since}::xid8) as reset,
      (select string_agg(${record}, ';' order by ${vehicles.id}) from ${vehicles} where ${changed}) as records`);
  const [row] = rowsOf<{ readUpTo: string; reset: boolean; records: string | null }>(result);
  if (row === undefined) throw new Error("The database answered no row to a query that always has one");
  if (kept !== undefined && row.reset) return await refresh(orm, undefined);
  return merge(kept, row.records ?? "", row.readUpTo);
};
