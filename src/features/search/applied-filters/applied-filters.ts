import type { Facets } from "#api/models/search.ts";
import { emptySearchQuery, rangeOf, type SearchQuery, withEnds } from "#domain/search-query.ts";
import {
  type ChoiceFilter,
  choiceFilters,
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
      readonly kind: "choice";
      readonly filter: ChoiceFilter;
      readonly value: number;
      readonly rest: SearchQuery;
    }
  | {
      readonly kind: "place";
      readonly filter: "place";
      readonly place: string;
      /** Kilometres around it; none where the place only measures distances. */
      readonly radius: number | undefined;
      readonly rest: SearchQuery;
    }
  | {
      readonly kind: "deposit";
      readonly filter: "deposit";
      readonly value: number;
      readonly rest: SearchQuery;
    }
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
  const ranges = rangeFilters.flatMap((filter): AppliedFilter[] => {
    const { from, to } = rangeOf(query, filter);
    if (from !== undefined && from === to) {
      const both = rest(withEnds(filter, { from: undefined, to: undefined }));
      return [{ kind: "exact", filter, value: from, rest: both }];
    }
    const without = {
      from: rest(withEnds(filter, { from: undefined, to })),
      to: rest(withEnds(filter, { from, to: undefined })),
    };
    return (["from", "to"] as const).flatMap((kind): AppliedFilter[] => {
      const value = kind === "from" ? from : to;
      return value === undefined ? [] : [{ kind, filter, value, rest: without[kind] }];
    });
  });
  const chosen = choiceFilters.flatMap((filter): AppliedFilter[] => {
    const value = query[filter];
    return value === undefined
      ? []
      : [{ kind: "choice", filter, value, rest: rest({ [filter]: undefined }) }];
  });
  const { place, radius, deposit } = query;
  const places: AppliedFilter[] =
    place === undefined
      ? []
      : [
          {
            kind: "place",
            filter: "place",
            place,
            radius,
            rest: rest({ place: undefined, radius: undefined }),
          },
        ];
  const deposits: AppliedFilter[] =
    deposit === undefined
      ? []
      : [{ kind: "deposit", filter: "deposit", value: deposit, rest: rest({ deposit: undefined }) }];
  const flags = flagFilters
    .filter((filter) => query[filter])
    .map((filter): AppliedFilter => ({ kind: "flag", filter, rest: rest({ [filter]: false }) }));
  return [...values, ...ranges, ...chosen, ...places, ...deposits, ...flags];
};

/** The query without any filter; the order stays. */
export const withoutFilters = (query: SearchQuery): SearchQuery => ({
  ...emptySearchQuery,
  sort: query.sort,
});

const isModelOf = (model: string, brand: string, facets: Facets): boolean =>
  facets.values.model?.some(({ id, parent }) => id === model && parent === brand) ?? false;
