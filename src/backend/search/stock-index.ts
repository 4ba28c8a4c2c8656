import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { type FlagFilter, flagFilters } from "#domain/search-query.ts";
import { vehicleKinds, vehicleStatuses } from "#domain/vehicle-types.ts";

const columnNames = [
  "id",
  "version",
  "dealer",
  "kind",
  "status",
  "arrivedAt",
  "price",
  "promoPrice",
  "deposit",
  "campaignEnd",
  "kms",
  "year",
  "relevance",
  "flags",
] as const;

type ColumnName = (typeof columnNames)[number];

/**
 * What a search needs of the whole stock, by column: the n-th vehicle's figures stand at n in each. Prices in cents, a
 * promotional one of 0 is none, moments in whole seconds, the last day of a campaign as 20261231 (0 without a campaign), kind
 * and status as places in their lists, flags as bits in the order of `flagFilters`.
 */
export type StockIndex = {
  readonly size: number;
  readonly columns: Readonly<Record<ColumnName, Float64Array>>;
  /** Numbers of the versions that occur. */
  readonly versions: readonly number[];
};

const flagColumns = {
  lowCost: vehicles.lowCost,
  highlighted: vehicles.highlighted,
  traction4x4: vehicles.traction4x4,
  deductibleVAT: vehicles.deductibleVat,
  discount: sql`(${vehicles.previousPriceCents} is not null)`,
  financing: vehicles.financing,
} as const satisfies Record<FlagFilter, unknown>;

const seconds = (column: typeof vehicles.arrivedAt) => sql`floor(extract(epoch from ${column}))::bigint`;
const placeIn = (column: unknown, values: readonly string[]) =>
  sql`case ${column} ${sql.join(
    values.map((value, place) => sql`when ${sql.raw(`'${value}'`)} then ${sql.raw(String(place))}`),
    sql` `,
  )} end`;

const selected = {
  id: sql`${vehicles.id}`,
  version: sql`${vehicles.versionId}`,
  dealer: sql`${vehicles.dealerId}`,
  kind: placeIn(vehicles.kind, vehicleKinds),
  status: placeIn(vehicles.status, vehicleStatuses),
  arrivedAt: seconds(vehicles.arrivedAt),
  price: sql`${vehicles.priceCents}`,
  promoPrice: sql`coalesce(${vehicles.promoPriceCents}, 0)`,
  deposit: sql`coalesce(${vehicles.depositCents}, 0)`,
  // A campaign without an end outlasts all that have one.
  campaignEnd: sql`case when ${vehicles.promo} then coalesce(to_char(${vehicles.campaignEndsAt}, 'YYYYMMDD'), '99991231') else '0' end`,
  kms: sql`${vehicles.kilometers}`,
  year: sql`${vehicles.year}`,
  relevance: sql`${vehicles.relevance}`,
  flags: sql.join(
    flagFilters.map((flag, bit) => sql`(${flagColumns[flag]})::int * ${sql.raw(String(2 ** bit))}`),
    sql` + `,
  ),
} as const satisfies Record<ColumnName, unknown>;

const financingBit = 1 << flagFilters.indexOf("financing");

/** Whether a vehicle with these flags can be bought with credit. */
export const isFinanced = (flags: number): boolean => (flags & financingBit) !== 0;

type Kept = StockIndex & {
  /** Of each vehicle's number, where it stands. */
  readonly places: Map<number, number>;
  /** All transactions before this one had ended when the stock was last read. */
  readonly readUpTo: string;
};
type Memory = { kept?: Kept; running?: Promise<Kept>; next?: Promise<Kept> };

const memories = new WeakMap<object, Memory>();

/**
 * The stock as it is now. It is kept in memory, and each call reads what has changed since the one before: with nothing
 * changed that is one query that finds no row. Calls that come while one is reading share the next.
 */
export const stockIndex = async (orm: Orm): Promise<StockIndex> => {
  const memory = memories.get(orm) ?? {};
  memories.set(orm, memory);
  return await refreshed(orm, memory);
};

const refreshed = (orm: Orm, memory: Memory): Promise<Kept> => {
  if (memory.running === undefined) return begin(orm, memory);
  // What is being read may have been looked up before the caller's own change: only a later reading is sure to hold it.
  const ended = memory.running.catch(() => undefined);
  memory.next ??= ended.then(() => begin(orm, memory));
  return memory.next;
};

const begin = (orm: Orm, memory: Memory): Promise<Kept> => {
  delete memory.next;
  const running = refresh(orm, memory.kept).then((kept) => {
    memory.kept = kept;
    return kept;
  });
  memory.running = running;
  const end = () => {
    if (memory.running === running) delete memory.running;
  };
  running.then(end, end);
  return running;
};

const refresh = async (orm: Orm, kept: Kept | undefined): Promise<Kept> => {
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

const merge = (kept: Kept | undefined, records: string, readUpTo: string): Kept => {
  const rows = records === "" ? [] : records.split(";");
  if (kept !== undefined && rows.length === 0) return { ...kept, readUpTo };
  const places = kept?.places ?? new Map<number, number>();
  const room = places.size + rows.length;
  // Searches that run read the columns as they were: changed ones are written into copies.
  const columns = Object.fromEntries(
    columnNames.map((name) => {
      const column = new Float64Array(room);
      if (kept) column.set(kept.columns[name].subarray(0, places.size));
      return [name, column];
    }),
  ) as Record<ColumnName, Float64Array>;
  for (const row of rows) {
    const values = row.split(",");
    const id = Number(values[0]);
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    for (const [position, name] of columnNames.entries()) columns[name][place] = Number(values[position]);
  }
  const size = places.size;
  return { size, places, columns, versions: [...new Set(columns.version.subarray(0, size))], readUpTo };
};
