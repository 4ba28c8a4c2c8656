import type { Facets } from "#contract/search-facets.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import {
  type FlagFilter,
  flagFilters,
  type ListFilter,
  listFilters,
  type RangeFilter,
  rangeFilters,
} from "#domain/search-query-keys.ts";

/** One filter that the visitor chose, with the query that is left when it is taken off. */
export type AppliedFilter =
  | {
      readonly kind: "value";
      readonly filter: ListFilter;
      readonly id: string;
      readonly text: string;
      readonly rest: SearchQuery;
    }
  | { readonly kind: "flag"; readonly filter: FlagFilter; readonly rest: SearchQuery }
  | {
      /** `exact` where both ends are the same. */
      readonly kind: "from" | "to" | "exact";
      readonly filter: RangeFilter;
      readonly value: number;
      readonly rest: SearchQuery;
    };

/** What the visitor chose, in the order of the filters. Taking a brand off takes its models off too. */
export const appliedFilters = (query: SearchQuery, facets: Facets): AppliedFilter[] => {
  const rest = (change: Partial<SearchQuery>): SearchQuery => ({ ...query, ...change, page: 1 });
  const values = listFilters.flatMap((filter) =>
    query[filter].map((id): AppliedFilter => {
      const text = facets.values[filter]?.find((value) => value.id === id)?.value ?? id;
      const change = { [filter]: query[filter].filter((value) => value !== id) };
      const models = filter === "brand" && {
        model: query.model.filter((model) => !isModelOf(model, id, facets)),
      };
      return { kind: "value", filter, id, text, rest: rest({ ...change, ...models }) };
    }),
  );
  const ranges = rangeFilters.flatMap((filter) => {
    const [from, to] = [query[`${filter}From`], query[`${filter}To`]];
    if (from !== undefined && from === to) {
      const both = rest({ [`${filter}From`]: undefined, [`${filter}To`]: undefined });
      return [{ kind: "exact" as const, filter, value: from, rest: both }];
    }
    return (["From", "To"] as const).flatMap((end): AppliedFilter[] => {
      const key = `${filter}${end}` as const;
      const value = query[key];
      if (value === undefined) return [];
      return [{ kind: end === "From" ? "from" : "to", filter, value, rest: rest({ [key]: undefined }) }];
    });
  });
  const flags = flagFilters
    .filter((filter) => query[filter])
    .map((filter): AppliedFilter => ({ kind: "flag", filter, rest: rest({ [filter]: false }) }));
  return [...values, ...ranges, ...flags];
};

/** The query without any filter; the order stays. */
export const withoutFilters = (query: SearchQuery): SearchQuery => ({
  ...emptySearchQuery,
  sort: query.sort,
});

const isModelOf = (model: string, brand: string, facets: Facets): boolean =>
  facets.values.model?.some(({ id, parent }) => id === model && parent === brand) ?? false;
