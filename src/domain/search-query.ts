import {
  type ChoiceFilter,
  type FilterGroupName,
  type FlagFilter,
  flagFilters,
  type ListFilter,
  listFilters,
  type RangeFilter,
  type RangeKey,
  rangeEnds,
  type Sort,
  sorts,
} from "./search-query-keys.ts";

/**
 * The search of a vehicle list. Lists contain slugs (OR inside one, AND across filters), sorted, without repeats; ranges are
 * whole numbers, both ends inclusive (years, kilometres, euros, horsepower); `place` is a postal code, `radius` kilometres
 * around it; `deposit` whole euros paid down on every credit; `page` counts from 1.
 */
export type SearchQuery = Readonly<
  Record<ListFilter, readonly string[]> &
    Record<FlagFilter, boolean> &
    Partial<Record<RangeKey | ChoiceFilter | "radius" | "deposit", number>> & {
      place?: string;
      sort: Sort;
      page: number;
    }
>;

/**
 * What an address says besides the search. `opened`: groups of filters that the visitor has opened. The others are notices: swapped ends of a range; unknown words of a text search; a limit that is no
 * number or out of bounds; a value that is none of its filter's (of several unknown to any catalogue, the first). What is
 * not understood is left out.
 */
export type SearchNotice =
  | { readonly kind: "swapped"; readonly filter: RangeFilter }
  | { readonly kind: "unknown-words"; readonly words: readonly string[] }
  | { readonly kind: "unread"; readonly key: RangeKey | "place"; readonly text: string }
  | { readonly kind: "unknown-value"; readonly filter: ListFilter; readonly value: string }
  | { readonly kind: "opened"; readonly groups: readonly FilterGroupName[] };

const each = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;

export const emptySearchQuery: SearchQuery = {
  ...each<ListFilter, readonly string[]>(listFilters, []),
  ...each<FlagFilter, boolean>(flagFilters, false),
  sort: sorts[0],
  page: 1,
};

/** Both ends of a range, as a query sets them. */
export const rangeOf = (
  query: SearchQuery,
  filter: RangeFilter,
): { readonly from: number | undefined; readonly to: number | undefined } => {
  const { from, to } = rangeEnds[filter];
  return { from: from && query[from], to: to && query[to] };
};

export const isRangeSet = (query: SearchQuery, filter: RangeFilter): boolean => {
  const { from, to } = rangeOf(query, filter);
  return from !== undefined || to !== undefined;
};

/** A range's ends as a part of a query; an end that the range has not is left out. */
export const withEnds = (
  filter: RangeFilter,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
): Partial<SearchQuery> => {
  const keys = rangeEnds[filter];
  return { ...(keys.from && { [keys.from]: from }), ...(keys.to && { [keys.to]: to }) };
};

/** Whether a list is looked at by what it costs a month, and not by what it costs at once (docs/decisions/0041). */
export const paysMonthly = ({ financing, monthlyTo, deposit, sort }: SearchQuery): boolean =>
  financing || monthlyTo !== undefined || deposit !== undefined || sort.startsWith("monthly-");

/** The query without some values of its lists. */
export const withoutValues = (
  query: SearchQuery,
  values: readonly { readonly filter: ListFilter; readonly value: string }[],
): SearchQuery => {
  const rest = Object.fromEntries(
    listFilters.map((filter) => [
      filter,
      query[filter].filter((each) => !values.some((left) => left.filter === filter && left.value === each)),
    ]),
  );
  return { ...query, ...rest };
};
