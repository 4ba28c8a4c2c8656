import { flagFilters, type RangeFilter } from "#domain/search-query-keys.ts";
import { type BandFilter, bandCounts, bandFilters } from "./bands.ts";

/** Ranges that every vehicle has a figure of its own for. */
export const rowRanges = ["year", "kms", "price", "monthly"] as const satisfies readonly RangeFilter[];
export type RowRange = (typeof rowRanges)[number];

/** Vehicles that can be bought and fail the same filter, or none. */
export type Tally = {
  vehicles: number;
  /** By the version's number. */
  readonly versions: Uint32Array;
  /** By the bits of their flags. */
  readonly flags: Uint32Array;
  /** By the place of their value. */
  readonly bands: Readonly<Record<BandFilter, Uint32Array>>;
  /** Lowest and highest of each range, in the column's unit; infinite without vehicles. */
  readonly lowest: Record<RowRange, number>;
  readonly highest: Record<RowRange, number>;
};

export const add = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

export const newTally = (versions: number): Tally => ({
  vehicles: 0,
  versions: new Uint32Array(versions),
  flags: new Uint32Array(2 ** flagFilters.length),
  bands: Object.fromEntries(
    bandFilters.map((filter) => [filter, new Uint32Array(bandCounts[filter] + 1)]),
  ) as Record<BandFilter, Uint32Array>,
  lowest: {
    year: Number.POSITIVE_INFINITY,
    kms: Number.POSITIVE_INFINITY,
    price: Number.POSITIVE_INFINITY,
    monthly: Number.POSITIVE_INFINITY,
  },
  highest: { year: 0, kms: 0, price: 0, monthly: 0 },
});
