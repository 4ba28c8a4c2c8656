import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { flagFilters, rangeFilters } from "#domain/search-query-keys.ts";
import { type VehicleKind, vehicleStatuses } from "#domain/vehicle-types.ts";
import { type FilterGroup, failedBy } from "./filter-groups.ts";
import type { StockIndex } from "./stock-columns.ts";

export const reserved = vehicleStatuses.indexOf("reserved");
export const bought = vehicleStatuses.indexOf("bought");
export const tooMany = -1;

/** What is searched in: the stock, and what the catalogue says of its versions. */
export type Stock = { readonly index: StockIndex; readonly catalogue: Catalogue };

/** The list that is meant: a kind, and the numbers of dealers; all where they are absent. */
export type Scope = {
  readonly kind?: VehicleKind | undefined;
  readonly dealers?: ReadonlySet<number> | undefined;
};

/** By a version's number: 0, the place from 1 on of the one filter that it fails, or too many. */
export const failuresByVersion = (
  { catalogue }: Stock,
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

/** The same for a vehicle, given what its version fails. */
export const rowFailure = (
  { index: { columns } }: Stock,
  query: SearchQuery,
  groups: readonly FilterGroup[],
): ((place: number, byVersion: number) => number) => {
  const ranges = rangeFilters
    .filter((filter) => groups.includes(filter))
    .map((filter) => {
      const unit = filter === "price" ? 100 : 1;
      return {
        column: columns[filter],
        group: groups.indexOf(filter) + 1,
        from: (query[`${filter}From`] ?? 0) * unit,
        to: (query[`${filter}To`] ?? Number.POSITIVE_INFINITY) * unit,
      };
    });
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
    const missing = wanted & ~(columns.flags[place] ?? 0);
    if (missing === 0) return fails;
    const isOne = (missing & (missing - 1)) === 0;
    return fails > 0 || !isOne ? tooMany : (flagGroups[31 - Math.clz32(missing)] ?? tooMany);
  };
};
