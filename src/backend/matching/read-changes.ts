import { sql } from "drizzle-orm";
import { type PriceCut, readPriceCuts } from "#backend/alert/read-price-cuts.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import { versionsIn } from "#backend/search/merge-stock.ts";
import { monthlyFees } from "#backend/search/monthly-fees.ts";
import { catalogueOf } from "#backend/search/prepare-search.ts";
import { readColumns } from "#backend/search/read-columns.ts";
import type { SearchedStock } from "#backend/search/stock.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { Cursor } from "./alert-cursor.ts";

/** What has changed in the stock and can be bought, as a small stock of its own, and how far it was read. */
export type Changes = {
  readonly stock: SearchedStock;
  readonly dealers: ReadonlyMap<string, number>;
  /** By the numbers of vehicles. */
  readonly cuts: ReadonlyMap<number, PriceCut>;
  readonly readFrom: Cursor;
  readonly readUpTo: Cursor;
};

/** Longest that a lower price counts as news, in days: of a vehicle that comes back, say, from a reservation. */
const newsDays = 90;

/** The changes since the cursor. What was being written while somebody read before is read again. */
export const readChanges = async (orm: Orm, readFrom: Cursor, now: Date): Promise<Changes> => {
  const result = await orm.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
      (select coalesce(max(id), 0) from ${vehicles}) as "lastVehicleId"`);
  const [row] = rowsOf<Cursor>(result);
  if (row === undefined) throw new Error("The database answered no row to a query that always has one");
  const { readUpTo, lastVehicleId } = row;
  // A database that was restored elsewhere may bear numbers that this server has yet to reach.
  const read = await readColumns(
    orm,
    `status = 'in-stock' and changed_by >= least('${BigInt(readFrom.readUpTo)}'::xid8, pg_snapshot_xmin(pg_current_snapshot()))
      and changed_by < pg_snapshot_xmax(pg_current_snapshot())`,
  );
  const index = { ...read, versions: versionsIn(read.columns) };
  const { versions, ...makes } = await catalogueOf(index, orm);
  const changed = new Map(index.versions.flatMap((id) => [[id, versions.get(id)] as const]));
  const known = new Map([...changed].flatMap(([id, version]) => (version ? [[id, version]] : [])));
  const since = new Date(now.getTime() - newsDays * 86_400_000);
  const ids = [...index.columns.id];
  const [dealers, finance] = await Promise.all([knownDealers(orm), financeSettings(orm)]);
  return {
    stock: {
      index,
      catalogue: { ...makes, versions: known },
      dealers,
      now,
      monthlyFees: (locale, deposit) => monthlyFees(index, index, { finance, locale, now, deposit }),
    },
    dealers: new Map([...dealers.values()].map(({ dealerCode, id }) => [dealerCode, id])),
    cuts: ids.length === 0 ? new Map() : await readPriceCuts(orm, { since, now, ids }),
    readFrom,
    readUpTo: { readUpTo, lastVehicleId },
  };
};
