import { type ColumnName, columnNames, type StockIndex } from "./stock-columns.ts";

export type Kept = StockIndex & {
  /** Of each vehicle's number, where it stands. */
  readonly places: Map<number, number>;
  /** All transactions before this one had ended when the stock was last read. */
  readonly readUpTo: string;
};

export const merge = (kept: Kept | undefined, records: string, readUpTo: string): Kept => {
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
