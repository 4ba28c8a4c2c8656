import type { Sort } from "#domain/search-query-keys.ts";
import { selectSmallest } from "./select-smallest.ts";
import type { Selection } from "./select-vehicles.ts";
import type { Column, StockColumns, StockIndex } from "./stock-columns.ts";

/** Larger than any price in cents, distance or moment in seconds that a vehicle has. */
const beyond = 2 ** 32 - 1;
/** Vehicles that an index may hold: key and place share the 53 bits that a number keeps exactly. */
export const mostVehicles = 2 ** 21;

type Ordered = Pick<Selection, "places" | "monthly" | "distances">;

/** Of each place, what an order compares, smallest first: whole numbers from 0 to `beyond`. */
type Keys = (columns: StockColumns, ordered: Ordered, keys: Float64Array) => void;

const rising =
  (columnOf: (columns: StockColumns, ordered: Ordered) => Column): Keys =>
  (columns, ordered, keys) => {
    const column = columnOf(columns, ordered);
    for (let at = 0; at < keys.length; at++) keys[at] = column[ordered.places[at] as number] as number;
  };

const falling =
  (columnOf: (columns: StockColumns, ordered: Ordered) => Column): Keys =>
  (columns, ordered, keys) => {
    const column = columnOf(columns, ordered);
    for (let at = 0; at < keys.length; at++)
      keys[at] = beyond - (column[ordered.places[at] as number] as number);
  };

const byRelevance: Keys = ({ status, relevance }, { places }, keys) => {
  for (let at = 0; at < keys.length; at++) {
    const place = places[at] as number;
    keys[at] = (status[place] as number) * 2 ** 30 + (2 ** 29 - (relevance[place] as number));
  }
};

/** In metres, of which the earth's circumference has fewer. Seen from nowhere, everything is equally far away. */
const byDistance: Keys = (columns, ordered, keys) => {
  const { distances, places } = ordered;
  if (distances === undefined) return byRelevance(columns, ordered, keys);
  const metres = distances.map((kilometres) => Math.min(beyond, Math.round(kilometres * 1000)));
  for (let at = 0; at < keys.length; at++)
    keys[at] = metres[columns.dealer[places[at] as number] as number] ?? beyond;
};

/** Vehicles that cannot be financed come last, whichever way. */
const byMonthly =
  (keyOf: (fee: number) => number): Keys =>
  (_, { monthly, places }, keys) => {
    for (let at = 0; at < keys.length; at++) {
      const fee = monthly[places[at] as number] as number;
      keys[at] = fee === 0 ? beyond : keyOf(fee);
    }
  };

const keysOf = {
  relevance: byRelevance,
  "price-asc": rising(({ price }) => price),
  "price-desc": falling(({ price }) => price),
  "monthly-asc": byMonthly((fee) => fee),
  "monthly-desc": byMonthly((fee) => beyond - fee),
  newest: falling(({ arrivedAt }) => arrivedAt),
  "kms-asc": rising(({ kms }) => kms),
  "year-desc": falling(({ year }) => year),
  distance: byDistance,
} as const satisfies Record<Sort, Keys>;

/** Room that searches share: none waits for anything while it uses it. */
let room = new Float64Array(0);

/**
 * A page of the selected vehicles, by their numbers. Ties go by the place in the index, which never changes, so that each
 * vehicle comes on exactly one page.
 */
export const pageOf = (
  { columns }: StockIndex,
  ordered: Ordered,
  { sort, offset, size }: { sort: Sort; offset: number; size: number },
): number[] => {
  const { places } = ordered;
  if (room.length < places.length) room = new Float64Array(places.length);
  const keys = room.subarray(0, places.length);
  keysOf[sort](columns, ordered, keys);
  for (let at = 0; at < keys.length; at++)
    keys[at] = (keys[at] as number) * mostVehicles + (places[at] as number);
  const page = selectSmallest(keys, offset, offset + size);
  return Array.from(page, (key) => columns.id[key % mostVehicles] as number);
};
