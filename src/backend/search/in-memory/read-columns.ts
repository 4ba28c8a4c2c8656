import { copyOut } from "#backend/store/copy-out.ts";
import type { Orm } from "#backend/store/database.ts";
import { type FlagFilter, flagFilters } from "#domain/search-query-keys.ts";
import { badges, vehicleKinds, vehicleStatuses } from "#domain/vehicle-types.ts";
import { mostVehicles } from "./order.ts";
import { badgeShift, mostOwners, ownersShift } from "./packed-traits.ts";
import {
  type Column,
  type ColumnName,
  columnNames,
  columnsOf,
  newColumn,
  type StockColumns,
} from "./stock-columns.ts";

const placeIn = (column: string, values: readonly string[]): string =>
  `case ${column} ${values.map((value, place) => `when '${value}' then ${place}`).join(" ")} end`;

const flags: Readonly<Record<FlagFilter, string>> = {
  lowCost: "low_cost",
  highlighted: "highlighted",
  traction4x4: "traction_4x4",
  deductibleVAT: "deductible_vat",
  discount: "previous_price_cents is not null",
  financing: "financing",
};

// Unknown numbers of owners are null, which least() leaves out: they match no filter's limit.
const traits = [
  ...flagFilters.map((flag, bit) => `case when ${flags[flag]} then ${1 << bit} else 0 end`),
  `(coalesce(${placeIn("badge", badges)}, ${badges.length}) << ${badgeShift})`,
  `(least(owners, ${mostOwners}) << ${ownersShift})`,
].join(" + ");

/** Where each column of the index comes from, in SQL: whole numbers of 32 bits, never null. */
const columnSources: Readonly<Record<ColumnName, string>> = {
  id: "id",
  version: "version_id",
  dealer: "dealer_id",
  kind: placeIn("kind", vehicleKinds),
  status: placeIn("status", vehicleStatuses),
  // From 2038 on a negative number, whose bits are right in a column without a sign.
  arrivedAt: "((floor(date_part('epoch', arrived_at))::int8 + 2147483648) & 4294967295) - 2147483648",
  price: "price_cents",
  promoPrice: "coalesce(promo_price_cents, 0)",
  deposit: "coalesce(deposit_cents, 0)",
  campaignEnd: "case when promo then coalesce(campaign_ends_at - date '1970-01-01', 2147483647) else 0 end",
  kms: "kilometers",
  year: "year",
  relevance: "relevance",
  traits,
};

/** The figures of some vehicles by column, in the order of the vehicles' numbers. */
export type ReadColumns = { readonly size: number; readonly columns: StockColumns };

const select = `select ${columnNames.map((name) => `(${columnSources[name]})::int4`).join(", ")} from vehicles`;

/** A row in the binary form: the number of columns, and for each its length and its bytes. */
const cellBytes = 8;
const firstCell = 2 + 4;
const rowBytes = 2 + columnNames.length * cellBytes;
/** Before the first row: a signature, flags, and the length of an extension, which is 0. */
const headBytes = 19;
const firstRoom = 1024;

/** Reads the index columns of the vehicles that fulfil a condition without parameters, by their numbers. */
export const readColumns = async (orm: Orm, condition: string): Promise<ReadColumns> => {
  let columns = columnNames.map((name) => newColumn(name, firstRoom));
  let room = firstRoom;
  let size = 0;
  const resize = (to: number) => {
    columns = columnNames.map((name, place) => {
      const column = newColumn(name, to);
      column.set((columns[place] as Column).subarray(0, size));
      return column;
    });
    room = to;
  };
  const takeRow = (bytes: Uint8Array, start: number) => {
    if (size === room) resize(room * 2);
    let at = start + firstCell;
    for (let place = 0; place < columns.length; place++) {
      (columns[place] as Column)[size] = numberAt(bytes, at);
      at += cellBytes;
    }
    size += 1;
  };
  await copyOut(orm, `${select} where ${condition}`, inRows(takeRow));
  resize(size);
  return inOrder({ size, columns: columnsOf((name) => columns[columnNames.indexOf(name)] as Column) });
};

/** Concatenates the parts. */
export const joined = (parts: readonly ReadColumns[]): ReadColumns => {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const whole = (name: ColumnName) => {
    const column = newColumn(name, size);
    let at = 0;
    for (const part of parts) {
      column.set(part.columns[name], at);
      at += part.size;
    }
    return column;
  };
  return { size, columns: columnsOf(whole) };
};

const numberAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] as number) << 24) |
  ((bytes[at + 1] as number) << 16) |
  ((bytes[at + 2] as number) << 8) |
  (bytes[at + 3] as number);

/** A table that has been written to returns rows in any order; sorting here is several times faster than there. */
const inOrder = ({ size, columns }: ReadColumns): ReadColumns => {
  const { id } = columns;
  if (id.every((number, place) => place === 0 || number > (id[place - 1] as number)))
    return { size, columns };
  const keys = Float64Array.from(id, (number, place) => number * mostVehicles + place).sort();
  const sorted = (name: ColumnName) => {
    const column = newColumn(name, size);
    for (let place = 0; place < size; place++)
      column[place] = columns[name][(keys[place] as number) % mostVehicles] as number;
    return column;
  };
  return { size, columns: columnsOf(sorted) };
};

/** Splits bytes into rows; a row that is cut is joined. */
const inRows = (takeRow: (bytes: Uint8Array, start: number) => void) => {
  let rest = new Uint8Array(0);
  let toSkip = headBytes;
  return (piece: Uint8Array): void => {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let at = Math.min(toSkip, bytes.length);
    toSkip -= at;
    for (; at + rowBytes <= bytes.length; at += rowBytes) takeRow(bytes, at);
    // The rest is the start of a row, or the shorter end mark.
    rest = at === bytes.length ? new Uint8Array(0) : Uint8Array.from(bytes.subarray(at));
  };
};
