import type { Sort } from "#domain/search-query-keys.ts";
import type { Selection } from "./select-vehicles.ts";
import type { StockIndex } from "./stock-columns.ts";

/** Larger than any price in cents, distance or moment in seconds that a vehicle has. */
const beyond = 2 ** 32;
/** Vehicles that an index may hold: key and place share the 53 bits that a number keeps exactly. */
const places = 2 ** 20;

/** What orders compare: the columns of the index, what each vehicle costs a month, and how far away each dealer is. */
type Comparable = StockIndex["columns"] & Pick<Selection, "monthly" | "distances">;
type Key = (columns: Comparable, place: number) => number;

/** What each order compares, smallest first; whole numbers from 0 on, below 2^33. */
const keys = {
  relevance: ({ status, relevance }, place) =>
    (status[place] ?? 0) * 2 ** 30 + (2 ** 29 - (relevance[place] ?? 0)),
  "price-asc": ({ price }, place) => price[place] ?? 0,
  "price-desc": ({ price }, place) => beyond - (price[place] ?? 0),
  // Vehicles that cannot be financed come last, whichever way.
  "monthly-asc": ({ monthly }, place) => monthly[place] || beyond,
  "monthly-desc": ({ monthly }, place) => (monthly[place] ? beyond - (monthly[place] ?? 0) : beyond),
  newest: ({ arrivedAt }, place) => beyond - (arrivedAt[place] ?? 0),
  "kms-asc": ({ kms }, place) => kms[place] ?? 0,
  "year-desc": ({ year }, place) => beyond - (year[place] ?? 0),
  // In metres, of which the earth's circumference has fewer.
  distance: ({ distances, dealer }, place) =>
    Math.min(beyond, Math.round((distances?.[dealer[place] ?? 0] ?? 0) * 1000)),
} as const satisfies Record<Sort, Key>;

/**
 * A page of the selected vehicles, by their numbers. Ties go by the place in the index, which never changes, so that each
 * vehicle comes on exactly one page.
 */
export const pageOf = (
  { columns }: StockIndex,
  { places: selected, monthly, distances }: Selection,
  { sort, offset, size }: { sort: Sort; offset: number; size: number },
): number[] => {
  // Seen from nowhere, everything is equally far away.
  const key: Key = keys[sort === "distance" && !distances ? "relevance" : sort];
  const comparable = { ...columns, monthly, distances };
  const ordered = new Float64Array(selected.length);
  for (const [position, place] of selected.entries())
    ordered[position] = key(comparable, place) * places + place;
  ordered.sort();
  return [...ordered.subarray(offset, offset + size)].map((entry) => columns.id[entry % places] ?? 0);
};
