import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import type { Relaxation } from "#contract/search.ts";
import {
  emptySearchQuery,
  flagFilters,
  type RangeFilter,
  rangeFilters,
  type SearchQuery,
  searchQueryLimits,
  serialiseSearchQuery,
} from "#domain/search-query.ts";
import type { ValueCounts } from "./count-values.ts";
import { type FilterGroup, groupsOf } from "./filter-groups.ts";

const most = 5;

type Candidate = {
  readonly filter: Relaxation["filter"];
  readonly query: SearchQuery;
  readonly total: number;
  /** Wider rather than left out: nearer to what was wished. */
  readonly widened: boolean;
};

/**
 * Ways out of a search that finds nothing, at most five: each leaves one filter out, or makes it wider where a little is
 * enough. Those nearest to the wish come first, then those that find most. Empty when no single filter is to blame.
 * @param count how many vehicles another query finds
 */
export const findRelaxations = (
  query: SearchQuery,
  makes: Makes,
  counts: ValueCounts,
  count: (query: SearchQuery) => number,
): Relaxation[] => {
  if (counts.total > 0) return [];
  const widened = widenedRanges(query, count);
  const isWidened = new Set<string>(widened.map(({ filter }) => filter));
  const left = leftOut(query, makes, counts).filter(({ filter }) => !isWidened.has(filter));
  return [...widened, ...left]
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => Number(b.widened) - Number(a.widened) || b.total - a.total)
    .slice(0, most)
    .map(({ filter, query, total }) => ({ filter, filters: filtersOf(query), total }));
};

const leftOut = (query: SearchQuery, makes: Makes, counts: ValueCounts): Candidate[] => {
  const candidate = (
    filter: Candidate["filter"],
    change: Partial<SearchQuery>,
    total: number,
  ): Candidate => ({
    filter,
    query: { ...query, ...change },
    total,
    widened: false,
  });
  const without = (group: FilterGroup) => counts.without.get(group) ?? 0;
  const modelsOfBrands = ({ brand, model }: SearchQuery, { models }: Makes, { values }: ValueCounts) => {
    if (brand.length + model.length === 0) return [];
    const all = candidate("brand", { brand: [], model: [] }, without("make"));
    if (model.length === 0) return [all];
    const brands = [...new Set([...brand, ...model.flatMap((slug) => models.get(slug)?.brandSlug ?? [])])];
    const total = [...values.make]
      .filter(([slug]) => brands.includes(models.get(slug)?.brandSlug ?? ""))
      .reduce((sum, [, count]) => sum + count, 0);
    return [candidate("model", { brand: brands, model: [] }, total), all];
  };
  const single = (["segment", "fuel", "transmission", "seats"] as const)
    .filter((filter) => query[filter].length > 0)
    .map((filter) => candidate(filter, { [filter]: [] }, without(filter)));
  const ranges = rangeFilters
    .filter((filter) => query[`${filter}From`] !== undefined || query[`${filter}To`] !== undefined)
    .map((filter) =>
      candidate(filter, { [`${filter}From`]: undefined, [`${filter}To`]: undefined }, without(filter)),
    );
  const flags = flagFilters
    .filter((flag) => query[flag])
    .map((flag) => candidate(flag, { [flag]: false }, without(flag)));
  return [...modelsOfBrands(query, makes, counts), ...single, ...ranges, ...flags];
};

/** How far a range may give way, least first: shares of a price or distance, years. */
const shares = [0.1, 0.2, 0.3] as const;
const steps = { price: 500, kms: 5_000 } as const;

/** The range made wider by the given step of three, in the address's units. */
export const widenRange = (
  filter: RangeFilter,
  query: SearchQuery,
  level: 1 | 2 | 3,
): Partial<SearchQuery> => {
  const from = query[`${filter}From`];
  const to = query[`${filter}To`];
  const share = shares[level - 1] ?? 0;
  const lower = (value: number) =>
    filter === "year" ? value - level : Math.floor((value * (1 - share)) / steps[filter]) * steps[filter];
  const higher = (value: number) =>
    filter === "year" ? value + level : Math.ceil((value * (1 + share)) / steps[filter]) * steps[filter];
  const { min, max } = searchQueryLimits[filter];
  return {
    ...(from !== undefined && { [`${filter}From`]: Math.max(min, lower(from)) }),
    ...(to !== undefined && { [`${filter}To`]: Math.min(max, higher(to)) }),
  };
};

/** The least widening of each range that finds something. */
const widenedRanges = (query: SearchQuery, count: (query: SearchQuery) => number): Candidate[] =>
  groupsOf(query)
    .flatMap((group) => rangeFilters.filter((filter) => filter === group))
    .flatMap((filter) => {
      for (const level of [1, 2, 3] as const) {
        const wider = { ...query, ...widenRange(filter, query, level) };
        const total = count(wider);
        if (total > 0) return [{ filter, query: wider, total, widened: true }];
      }
      return [];
    });

const filtersOf = (query: SearchQuery): Record<string, string> => {
  const { sort, page } = emptySearchQuery;
  return Object.fromEntries(new URLSearchParams(serialiseSearchQuery({ ...query, sort, page })));
};
