import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import type { Relaxation } from "#contract/search.ts";
import { type SearchQuery, withEnds } from "#domain/search-query.ts";
import { choiceFilters, flagFilters, rangeFilters } from "#domain/search-query-keys.ts";
import type { ValueCounts } from "./count-values.ts";
import { type FilterGroup, isRangeSet, versionFilters } from "./filter-groups.ts";

export type Candidate = {
  readonly filter: Relaxation["filter"];
  readonly query: SearchQuery;
  readonly total: number;
  /** Wider rather than left out: nearer to what was wished. */
  readonly widened: boolean;
};

export const leftOut = (query: SearchQuery, makes: Makes, counts: ValueCounts): Candidate[] => {
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
  const open = { from: undefined, to: undefined };
  const single = [...versionFilters, "badge" as const]
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
