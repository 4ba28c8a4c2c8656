import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { rangeOf, type SearchQuery } from "#domain/search-query.ts";
import { flagFilters } from "#domain/search-query-keys.ts";
import { type VehicleKind, vehicleStatuses } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { askedBands, type Bands, bandFilters } from "./bands.ts";
import { type FilterGroup, failedBy } from "./filter-groups.ts";
import type { StockIndex } from "./stock-columns.ts";
import { rowRanges } from "./tally.ts";

export const reserved = vehicleStatuses.indexOf("reserved");
export const bought = vehicleStatuses.indexOf("bought");
export const tooMany = -1;

/** The stock, and what the catalogue says of its versions. */
export type Stock = { readonly index: StockIndex; readonly catalogue: Catalogue };

/** What is searched in: the stock, where it stands, and what it costs a month. */
export type SearchedStock = Stock & {
  readonly dealers: ReadonlyMap<number, StoredDealer>;
  readonly now: Date;
  /** Cents a month in a market by place in the index, 0 where a vehicle cannot be financed. `deposit` in whole euros. */
  readonly monthlyFees: (locale: Locale, deposit?: number) => Float64Array;
};

/** The list that is meant: a kind, and the numbers of dealers; all where they are absent. */
export type Scope = {
  readonly kind?: VehicleKind | undefined;
  readonly dealers?: ReadonlySet<number> | undefined;
  /** Whose market's monthly prices count. */
  readonly locale: Locale;
};

/** By a version's number: 0, the place from 1 on of the one filter that it fails, or too many. */
export const failuresByVersion = (
  { catalogue }: Pick<Stock, "catalogue">,
  query: SearchQuery,
  groups: readonly FilterGroup[],
): Int8Array => {
  const failed = failedBy(query, catalogue);
  const numbers = [...catalogue.versions.keys()];
  const failures = new Int8Array(Math.max(0, ...numbers) + 1).fill(tooMany);
  for (const [number, known] of catalogue.versions) {
    const [first, second] = failed(known);
    failures[number] = second ? tooMany : first ? groups.indexOf(first) + 1 : 0;
  }
  return failures;
};

/** What of a vehicle is compared besides the columns of the index. */
export type RowFacts = {
  readonly bands: Bands;
  readonly isPlaceKnown: boolean;
  /** What each vehicle costs a month, in cents by place in the index; 0 where it cannot be financed. */
  readonly monthly: Float64Array;
};

/** The same for a vehicle, given what its version fails. */
export const rowFailure = (
  { index: { columns } }: Pick<Stock, "index">,
  query: SearchQuery,
  groups: readonly FilterGroup[],
  { bands, isPlaceKnown, monthly }: RowFacts,
): ((place: number, byVersion: number) => number) => {
  const ranges = rowRanges
    .filter((filter) => groups.includes(filter))
    .map((filter) => {
      const { from, to } = rangeOf(query, filter);
      const unit = filter === "price" || filter === "monthly" ? 100 : 1;
      return {
        column: filter === "monthly" ? monthly : columns[filter],
        group: groups.indexOf(filter) + 1,
        // What costs nothing a month cannot be financed.
        from: Math.max((from ?? 0) * unit, filter === "monthly" ? 1 : 0),
        to: (to ?? Number.POSITIVE_INFINITY) * unit,
      };
    });
  const asked = askedBands(query, isPlaceKnown);
  const banded = bandFilters
    .filter((filter) => groups.includes(filter))
    .map((filter) => ({ band: bands[filter], wanted: asked[filter], group: groups.indexOf(filter) + 1 }));
  const wanted = flagFilters.reduce((all, flag, bit) => all | (query[flag] ? 1 << bit : 0), 0);
  const flagGroups = flagFilters.map((flag) => groups.indexOf(flag) + 1);
  return (place, byVersion) => {
    let fails = byVersion;
    for (const { column, from, to, group } of ranges) {
      const value = column[place] ?? 0;
      if (value >= from && value <= to) continue;
      if (fails > 0) return tooMany;
      fails = group;
    }
    for (const { band, wanted: among, group } of banded) {
      if (among[band(place)]) continue;
      if (fails > 0) return tooMany;
      fails = group;
    }
    const missing = wanted & ~(columns.flags[place] ?? 0);
    if (missing === 0) return fails;
    const isOne = (missing & (missing - 1)) === 0;
    return fails > 0 || !isOne ? tooMany : (flagGroups[31 - Math.clz32(missing)] ?? tooMany);
  };
};
