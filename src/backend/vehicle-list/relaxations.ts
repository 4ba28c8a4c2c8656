import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import {
  type FacetCounts,
  type FilterGroup,
  versionFilters,
  type WiderRange,
} from "#backend/search/search-engine.ts";
import type { Relaxation } from "#contract/search.ts";
import { emptySearchQuery, isRangeSet, rangeOf, type SearchQuery, withEnds } from "#domain/search-query.ts";
import { choiceFilters, flagFilters, type RangeFilter, rangeFilters } from "#domain/search-query-keys.ts";
import { searchQueryLimits } from "#domain/search-query-limits.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";

const most = 5;

/**
 * Ways out of a search that finds nothing, at most five: each leaves one filter out, or makes it wider where a little is
 * enough. A place comes first, then those nearest to the search, then those that find most. Empty when no single filter is to blame.
 * @param wider how many vehicles it finds with each of its `widerRanges`
 */
export const findRelaxations = (
  query: SearchQuery,
  makes: Makes,
  counts: FacetCounts,
  wider: readonly number[],
): Relaxation[] => {
  if (counts.total > 0) return [];
  const widened = leastWidened(query, wider);
  const isWidened = new Set<string>(widened.map(({ filter }) => filter));
  const left = leftOut(query, makes, counts).filter(({ filter }) => !isWidened.has(filter));
  return [...widened, ...left]
    .filter(({ total }) => total > 0)
    .toSorted(
      (a, b) =>
        Number(b.filter === "place") - Number(a.filter === "place") ||
        Number(b.widened) - Number(a.widened) ||
        b.total - a.total,
    )
    .slice(0, most)
    .map(({ filter, query, total }) => ({ filter, filters: filtersOf(query), total }));
};

const filtersOf = (query: SearchQuery): Record<string, string> => {
  const { sort, page } = emptySearchQuery;
  return Object.fromEntries(new URLSearchParams(serialiseSearchQuery({ ...query, sort, page })));
};

type Candidate = {
  readonly filter: Relaxation["filter"];
  readonly query: SearchQuery;
  readonly total: number;
  /** Wider rather than left out: nearer to what was searched for. */
  readonly widened: boolean;
};

const leftOut = (query: SearchQuery, makes: Makes, counts: FacetCounts): Candidate[] => {
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
  const modelsOfBrands = ({ brand, model }: SearchQuery, { models }: Makes, { values }: FacetCounts) => {
    if (brand.length + model.length === 0) return [];
    const all = candidate("brand", { brand: [], model: [] }, without("make"));
    if (model.length === 0) return [all];
    const brands = [...new Set([...brand, ...model.flatMap((slug) => models.get(slug)?.brandSlug ?? [])])];
    const total = [...values.make]
      .filter(([slug]) => brands.includes(models.get(slug)?.brandSlug ?? ""))
      .reduce((sum, [, count]) => sum + count, 0);
    return [candidate("model", { brand: brands, model: [] }, total), all];
  };
  const open = { from: undefined, to: undefined };
  const single = [...versionFilters, "badge" as const, "rating" as const]
    .filter((filter) => query[filter].length > 0)
    .map((filter) => candidate(filter, { [filter]: [] }, without(filter)));
  const ranges = rangeFilters
    .filter((filter) => isRangeSet(query, filter))
    .map((filter) => candidate(filter, withEnds(filter, open), without(filter)));
  const chosen = choiceFilters
    .filter((filter) => query[filter] !== undefined)
    .map((filter) => candidate(filter, { [filter]: undefined }, without(filter)));
  const place =
    query.radius === undefined ? [] : [candidate("place", { radius: undefined }, without("place"))];
  const flags = flagFilters
    .filter((flag) => query[flag])
    .map((flag) => candidate(flag, { [flag]: false }, without(flag)));
  return [...modelsOfBrands(query, makes, counts), ...single, ...ranges, ...chosen, ...place, ...flags];
};

/** How far a range may be widened, least first: shares of a price or distance, years. */
const shares = [0.1, 0.2, 0.3] as const;
const steps = { price: 500, kms: 5_000, power: 5, range: 10, monthly: 5 } as const;

/** The range made wider by the given step of three, in the address's units. */
const widenRange = (filter: RangeFilter, query: SearchQuery, level: 1 | 2 | 3): Partial<SearchQuery> => {
  const { from, to } = rangeOf(query, filter);
  const share = shares[level - 1] ?? 0;
  const lower = (value: number) =>
    filter === "year" ? value - level : Math.floor((value * (1 - share)) / steps[filter]) * steps[filter];
  const higher = (value: number) =>
    filter === "year" ? value + level : Math.ceil((value * (1 + share)) / steps[filter]) * steps[filter];
  const { min, max } = searchQueryLimits[filter];
  return withEnds(filter, {
    from: from && Math.max(min, lower(from)),
    to: to && Math.min(max, higher(to)),
  });
};

const levels = [1, 2, 3] as const;

/** Each range that a query sets, made wider step by step. */
export const widerRanges = (query: SearchQuery): WiderRange[] =>
  rangeFilters
    .filter((filter) => isRangeSet(query, filter))
    .flatMap((filter) =>
      levels.map((level) => ({
        filter,
        ...rangeOf({ ...query, ...widenRange(filter, query, level) }, filter),
      })),
    );

/** The least widening of each range that finds something. */
const leastWidened = (query: SearchQuery, counts: readonly number[]): Candidate[] => {
  const found = widerRanges(query).flatMap(({ filter, from, to }, at) => {
    const wider = { ...query, ...withEnds(filter, { from, to }) };
    return counts[at] ? [{ filter, query: wider, total: counts[at], widened: true }] : [];
  });
  return rangeFilters.flatMap((filter) => found.find((candidate) => candidate.filter === filter) ?? []);
};
