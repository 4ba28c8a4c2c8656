import type { ReadColumns } from "./read-columns.ts";
import {
  type ColumnName,
  columnsOf,
  newColumn,
  type StockColumns,
  type StockIndex,
} from "./stock-columns.ts";

export type CachedStock = StockIndex & {
  readonly late: ReadonlyMap<number, number>;
  /** All transactions before this one had ended when the stock was last read. */
  readonly readUpTo: string;
};

/**
 * The stock with what was read of it since. Searches may still be reading the previous one: a column that changes is written into a copy,
 * the others are shared; new vehicles are added behind those that are being read.
 */
export const merge = (cached: CachedStock | undefined, read: ReadColumns, readUpTo: string): CachedStock => {
  if (cached === undefined) return { ...read, versions: versionsIn(read.columns), late: new Map(), readUpTo };
  if (read.size === 0) return { ...cached, readUpTo };
  const late = new Map(cached.late);
  const ids = read.columns.id;
  let size = cached.size;
  const lastInOrder = (cached.columns.id[cached.size - late.size - 1] ?? Number.NEGATIVE_INFINITY) as number;
  const places = Array.from(ids, (id) => {
    const known = placeOf(cached, id);
    if (known !== undefined) return known;
    if (late.size > 0 || id < lastInOrder) late.set(id, size);
    return size++;
  });
  const columns = columnsOf((name) => merged(name, { cached, read, places, size }));
  const isSame = columns.version === cached.columns.version;
  return { size, columns, versions: isSame ? cached.versions : versionsIn(columns), late, readUpTo };
};

/** The place of a vehicle in the index. */
export const placeOf = (
  { columns: { id: ids }, late = new Map(), size }: StockIndex,
  id: number,
): number | undefined => {
  let low = 0;
  let high = size - late.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : late.get(id);
};

type Merging = {
  readonly cached: CachedStock;
  readonly read: ReadColumns;
  /** The place of each vehicle that was read. */
  readonly places: readonly number[];
  readonly size: number;
};

const merged = (name: ColumnName, { cached, read, places, size }: Merging) => {
  const before = cached.columns[name];
  const values = read.columns[name];
  const changes = places.some((place, at) => place < cached.size && before[place] !== values[at]);
  if (!changes && size === cached.size) return before;
  const column = withRoom(name, before, { size, isCopied: changes });
  for (const [at, place] of places.entries()) column[place] = values[at] as number;
  return column;
};

/** A column for so many vehicles with the same figures; in the same memory when there is room and nothing that is being read changes. */
const withRoom = (
  name: ColumnName,
  before: StockColumns[ColumnName],
  { size, isCopied }: { readonly size: number; readonly isCopied: boolean },
) => {
  const reaches = before.byteOffset + size * before.BYTES_PER_ELEMENT <= before.buffer.byteLength;
  const Kind = before.constructor as new (
    buffer: ArrayBufferLike,
    offset: number,
    length: number,
  ) => typeof before;
  if (reaches && !isCopied) return new Kind(before.buffer, before.byteOffset, size);
  const copy = newColumn(name, size > before.length ? Math.ceil(size * 1.1) + 16 : size);
  copy.set(before);
  return copy.subarray(0, size);
};

/** Numbers of the versions that occur. */
export const versionsIn = ({ version }: StockColumns): number[] => {
  const occurs: boolean[] = [];
  for (const number of version) occurs[number] = true;
  return Object.keys(occurs).map(Number);
};
