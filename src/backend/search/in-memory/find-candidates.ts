import { type Failures, out } from "./mismatch-masks.ts";
import { bought } from "./stock.ts";
import type { Column, StockIndex } from "./stock-columns.ts";

/** Vehicles that are listed and fail one filter at most. */
export type Candidates = {
  readonly size: number;
  /** Their places in the index, ascending. Entries beyond `size` are undefined. */
  readonly places: Int32Array;
  /** The filter that each fails, from 1 on; 0 for none. */
  readonly fails: Uint8Array;
};

/** Buffers shared by all searches, which never await while they use them. */
let room = { places: new Int32Array(0), fails: new Uint8Array(0) };

/**
 * Combines two failures into one number: a table look-up costs less than a branch that cannot be predicted. Each of the two is `out`, or at
 * most 31.
 */
const together = (bits: number): number => {
  const one = bits >> 5;
  const other = bits & 31;
  if (one === outBits || other === outBits) return out;
  return one === 0 ? other : other === 0 ? one : out;
};
const outBits = 31;
const both = Uint8Array.from({ length: 1024 }, (_, bits) => together(bits));
/** The same with the status in the two last bits: a sold vehicle is not listed. */
const byAll = Uint8Array.from({ length: 4096 }, (_, bits) =>
  (bits & 3) === bought ? out : together(bits >> 2),
);
const compact = (table: Uint8Array): Uint8Array => table.map((fails) => Math.min(fails, outBits));

/** 1 for a vehicle that stays a candidate, else 0. */
const stays = Uint8Array.from({ length: 256 }, (_, fails) => (fails === out ? 0 : 1));

/**
 * One column after the other, since a loop over one or two columns is many times faster than checking everything of each vehicle in turn.
 * The result is valid until the next call.
 */
export const findCandidates = ({ size, columns }: StockIndex, failures: Failures): Candidates => {
  if (room.places.length < size) room = { places: new Int32Array(size), fails: new Uint8Array(size) };
  let count = firstPass(columns, size, failures);
  if (failures.byRating) count = byTable(failures.byRating.column, compact(failures.byRating.table), count);
  if (failures.byDealer) count = byTable(columns.dealer, compact(failures.byDealer), count);
  for (const { column, from, to, fails } of failures.ranges)
    count = byRange(column, { from, to, fails: Math.min(fails, outBits) }, count);
  return { size: count, ...room };
};

const firstPass = (
  { version, traits, status }: StockIndex["columns"],
  size: number,
  { byVersion, byTraits }: Failures,
): number => {
  const { places, fails } = room;
  const first = compact(byVersion);
  const second = compact(byTraits);
  const table = byAll;
  const counts = stays;
  let count = 0;
  for (let place = 0; place < size; place++) {
    const bits =
      ((first[version[place] as number] as number) << 5) | (second[traits[place] as number] as number);
    const failed = table[(bits << 2) | (status[place] as number)] as number;
    places[count] = place;
    fails[count] = failed;
    count += counts[failed] as number;
  }
  return count;
};

const byTable = (column: Column, table: Uint8Array, size: number): number => {
  const { places, fails } = room;
  let count = 0;
  for (let at = 0; at < size; at++) {
    const place = places[at] as number;
    const own = table[column[place] as number] ?? outBits;
    const failed = both[((fails[at] as number) << 5) | own] as number;
    places[count] = place;
    fails[count] = failed;
    count += stays[failed] as number;
  }
  return count;
};

const byRange = (
  column: Column,
  { from, to, fails: own }: { readonly from: number; readonly to: number; readonly fails: number },
  size: number,
): number => {
  const { places, fails } = room;
  let count = 0;
  for (let at = 0; at < size; at++) {
    const place = places[at] as number;
    const value = column[place] as number;
    const isBeyond = Number(value < from) | Number(value > to);
    const failed = both[((fails[at] as number) << 5) | (isBeyond * own)] as number;
    places[count] = place;
    fails[count] = failed;
    count += stays[failed] as number;
  }
  return count;
};
