import { rangeOf, type SearchQuery, withEnds } from "#domain/search-query.ts";
import { type RangeFilter, rangeFilters } from "#domain/search-query-keys.ts";
import { searchQueryLimits } from "#domain/search-query-limits.ts";
import { groupsOf } from "./filter-groups.ts";
import type { Candidate } from "./left-out-filters.ts";

/** How far a range may give way, least first: shares of a price or distance, years. */
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

/** The least widening of each range that finds something. */
export const widenedRanges = (
  query: SearchQuery,
  count: (filter: RangeFilter, ends: ReturnType<typeof rangeOf>) => number,
): Candidate[] =>
  groupsOf(query)
    .flatMap((group) => rangeFilters.filter((filter) => filter === group))
    .flatMap((filter) => {
      for (const level of [1, 2, 3] as const) {
        const wider = { ...query, ...widenRange(filter, query, level) };
        const total = count(filter, rangeOf(wider, filter));
        if (total > 0) return [{ filter, query: wider, total, widened: true }];
      }
      return [];
    });
