import { type Failures, out } from "./failures.ts";
import { bought } from "./stock.ts";
import type { Column, StockIndex } from "./stock-columns.ts";

/** Vehicles that are listed and fail one filter at most. */
export type Candidates = {
  readonly size: number;
  /** Their places in the index, ascending. What stands beyond `size` means nothing. */
  readonly places: Int32Array;
  /** What each fails: 0, or the place from 1 on of one filter. */
  readonly fails: Uint8Array;
};

/** Room that searches share: none waits for anything while it uses it. */
let room = { places: new Int32Array(0), fails: new Uint8Array(0) };

/**
 * One figure after the other, since a loop over one or two columns is many times faster than asking everything of each vehicle in turn.
 * The answer is good until the next call.
 */
export const findCandidates = ({ size, columns }: StockIndex, failures: Failures): Candidates => {
  if (room.places.length < size) room = { places: new Int32Array(size), fails: new Uint8Array(size) };
  let kept = firstPass(columns, size, failures);
  if (failures.byDealer) kept = byTable(columns.dealer, failures.byDealer, kept);
  for (const { column, from, to, fails } of failures.ranges)
    kept = byRange(column, from, to, { fails, kept });
  return { size: kept, ...room };
};

const firstPass = (
  { version, traits, status }: StockIndex["columns"],
  size: number,
  { byVersion, byTraits }: Failures,
): number => {
  const { places, fails } = room;
  let kept = 0;
  for (let place = 0; place < size; place++) {
    const first = byVersion[version[place] as number] ?? out;
    if (first === out || status[place] === bought) continue;
    const second = byTraits[traits[place] as number] as number;
    if (second === out || (first !== 0 && second !== 0)) continue;
    places[kept] = place;
    fails[kept] = first | second;
    kept += 1;
  }
  return kept;
};

const byTable = (column: Column, table: Uint8Array, size: number): number => {
  const { places, fails } = room;
  let kept = 0;
  for (let at = 0; at < size; at++) {
    const place = places[at] as number;
    const before = fails[at] as number;
    const own = table[column[place] as number] ?? out;
    if (own === out || (own !== 0 && before !== 0)) continue;
    places[kept] = place;
    fails[kept] = before | own;
    kept += 1;
  }
  return kept;
};

const byRange = (
  column: Column,
  from: number,
  to: number,
  { fails: own, kept: size }: { readonly fails: number; readonly kept: number },
): number => {
  const { places, fails } = room;
  let kept = 0;
  for (let at = 0; at < size; at++) {
    const place = places[at] as number;
    const value = column[place] as number;
    let failed = fails[at] as number;
    if (value < from || value > to) {
      if (own === out || failed !== 0) continue;
      failed = own;
    }
    places[kept] = place;
    fails[kept] = failed;
    kept += 1;
  }
  return kept;
};
