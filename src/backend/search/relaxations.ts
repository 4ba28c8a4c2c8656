import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import type { Relaxation } from "#contract/search.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { ValueCounts } from "./count-values.ts";
import { leftOut } from "./left-out-filters.ts";
import { widenedRanges } from "./widened-ranges.ts";

const most = 5;

/**
 * Ways out of a search that finds nothing, at most five: each leaves one filter out, or makes it wider where a little is
 * enough. Those nearest to the wish come first, then those that find most. Empty when no single filter is to blame.
 * @param count how many vehicles it finds with other ends of a range
 */
export const findRelaxations = (
  query: SearchQuery,
  makes: Makes,
  counts: ValueCounts,
  count: Parameters<typeof widenedRanges>[1],
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

const filtersOf = (query: SearchQuery): Record<string, string> => {
  const { sort, page } = emptySearchQuery;
  return Object.fromEntries(new URLSearchParams(serialiseSearchQuery({ ...query, sort, page })));
};
