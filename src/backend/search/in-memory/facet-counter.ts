import type { Cents } from "#domain/money.ts";
import { priceRatings } from "#domain/price-bands.ts";
import { choices, type RangeFilter } from "#domain/search-query-keys.ts";
import { badges } from "#domain/vehicle-types.ts";
import type { BandFilter, Extremes } from "../search-engine.ts";
import { arrivedWithin, bandCounts, firstHolding } from "./bucketed-filters.ts";
import { badgeOf, ownersBandOf, traitValues } from "./packed-traits.ts";
import type { Column, StockColumns } from "./stock-columns.ts";

/** Ranges whose figures are the vehicle's own. */
export const rowRanges = ["year", "kms", "price", "monthly"] as const satisfies readonly RangeFilter[];
export type RowRange = (typeof rowRanges)[number];

/** Vehicles by their places in the index, whose figures are aggregated. */
export type Tallied = {
  readonly places: Int32Array;
  readonly columns: StockColumns;
  readonly monthly: Int32Array;
  readonly distances: Float64Array | undefined;
  /** By place in the index: the place of its price rating in `priceRatings`. */
  readonly ratings: Uint8Array;
  readonly now: Date;
  readonly addedCents: Cents;
};

/** The column of a range, and what is added to each figure in it. */
export const rangeColumn = (
  { columns, monthly, addedCents }: Pick<Tallied, "columns" | "monthly" | "addedCents">,
  range: RowRange,
): { readonly column: Column; readonly added: number } => ({
  column: range === "monthly" ? monthly : columns[range],
  added: range === "price" ? addedCents : 0,
});

const countBy = (column: Column, places: Int32Array, values: number): Uint32Array => {
  const counts = new Uint32Array(values);
  for (let at = 0; at < places.length; at++) {
    const value = column[places[at] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
};

/** The number of vehicles of each version, by its number, which is below `numbers`. */
export const countVersions = ({ columns, places }: Tallied, numbers: number): Uint32Array =>
  countBy(columns.version, places, numbers);

/** The number of vehicles of each value of `packed-traits.ts`. */
export const countTraits = ({ columns, places }: Tallied): Uint32Array =>
  countBy(columns.traits, places, traitValues);

/** Lowest and highest of a range, in the column's unit; undefined without vehicles, or where none has a monthly price. */
export const extremesOf = (tallied: Tallied, range: RowRange): Extremes | undefined => {
  const { places } = tallied;
  const { column, added } = rangeColumn(tallied, range);
  const least = range === "monthly" ? 1 : 0;
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  if (column.length === 0) return undefined;
  for (let at = 0; at < places.length; at++) {
    const value = column[places[at] as number] as number;
    if (value > max) max = value;
    if (value < min && value >= least) min = value;
  }
  return max < least ? undefined : { min: min + added, max: max + added };
};

/** How many have each value of a filter whose values follow one another, and last those without one. */
export const countBands = (filter: BandFilter, tallied: Tallied, traits: Uint32Array): number[] => {
  const counts = Array.from({ length: bandCounts[filter] + 1 }, () => 0);
  const add = (band: number, count: number) => {
    counts[band] = (counts[band] ?? 0) + count;
  };
  const { places, columns, distances, now } = tallied;
  if (filter === "badge")
    for (let value = 0; value < traits.length; value++)
      add(Math.min(badges.length, badgeOf(value)), traits[value] as number);
  else if (filter === "owners")
    for (let value = 0; value < traits.length; value++) add(ownersBandOf(value), traits[value] as number);
  else if (filter === "rating")
    for (const [band, count] of countBy(tallied.ratings, places, priceRatings.length).entries())
      add(band, count);
  else if (filter === "newSince") countArrivals(columns.arrivedAt, places, now, add);
  // Around an unknown place every radius matches everything.
  else if (distances === undefined) add(0, places.length);
  else
    for (const [dealer, count] of countBy(columns.dealer, places, distances.length).entries())
      if (count > 0) add(firstHolding(choices.radius, distances[dealer] ?? Number.POSITIVE_INFINITY), count);
  return counts;
};

/** In whole seconds, so that a comparison is one of whole numbers; a vehicle's band is how many limits it has arrived before. */
const countArrivals = (
  arrivedAt: Column,
  places: Int32Array,
  now: Date,
  add: (band: number, count: number) => void,
): void => {
  const limits = Uint32Array.from(choices.newSince, (days) => Math.ceil(arrivedWithin(days, now)));
  const counts = new Uint32Array(limits.length + 1);
  for (let at = 0; at < places.length; at++) {
    const arrived = arrivedAt[places[at] as number] as number;
    let band = 0;
    for (let limit = 0; limit < limits.length; limit++) band += Number(arrived < (limits[limit] as number));
    counts[band] = (counts[band] as number) + 1;
  }
  counts.forEach((count, band) => {
    add(band, count);
  });
};
