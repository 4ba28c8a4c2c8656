/**
 * The columns of the stock for the search: the n-th vehicle's figures are at n in each. Prices in cents, a promotional one of 0 is none,
 * moments in whole seconds, the last day of a campaign in days since 1970 (0 without a campaign, the largest for one without an end), kind
 * and status as places in their lists, traits as `packed-traits.ts` packs them.
 */
const kinds = {
  id: Int32Array,
  version: Int32Array,
  dealer: Int32Array,
  kind: Uint8Array,
  status: Uint8Array,
  arrivedAt: Uint32Array,
  price: Int32Array,
  promoPrice: Int32Array,
  deposit: Int32Array,
  campaignEnd: Int32Array,
  kms: Int32Array,
  year: Int32Array,
  relevance: Int32Array,
  traits: Uint16Array,
} as const;

export type ColumnName = keyof typeof kinds;
export const columnNames = Object.keys(kinds) as readonly ColumnName[];

/** Whole numbers, one a vehicle. */
export type Column = Int32Array | Uint32Array | Uint16Array | Uint8Array;
export type StockColumns = Readonly<Record<ColumnName, Column>>;

export type StockIndex = {
  readonly size: number;
  readonly columns: StockColumns;
  /** Places of vehicles whose numbers came out of order; the others are sorted by number. */
  readonly late?: ReadonlyMap<number, number>;
  /** Numbers of the versions that occur. */
  readonly versions: readonly number[];
};

/** An empty column with room for so many vehicles. */
export const newColumn = (name: ColumnName, room: number): Column => new kinds[name](room);

/**
 * Columns for so many vehicles, all figures 0.
 * @public Tests make small stocks of them.
 */
export const newColumns = (size: number): StockColumns => columnsOf((name) => newColumn(name, size));

/** Columns, each made by its name. */
export const columnsOf = (make: (name: ColumnName) => Column): StockColumns =>
  Object.fromEntries(columnNames.map((name) => [name, make(name)])) as StockColumns;
