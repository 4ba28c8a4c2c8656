import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { listFilters } from "#domain/search-query-keys.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";

/** What a list page is about by itself, with the keys of the address: `{ brand: "seat" }`. */
export type Preset = Readonly<Record<string, string>>;

/** The address of a list with a query; the plain path when the query is empty. */
export const listAddress = (path: string, query: SearchQuery): string => {
  const search = serialiseSearchQuery(query);
  return search === "" ? path : `${path}?${search}`;
};

/** The query's pairs for hidden fields, so that a form preserves what it does not change; `without` leaves keys out. */
export const remainingPairs = (
  query: SearchQuery,
  without: readonly string[],
): [key: string, value: string][] =>
  [...new URLSearchParams(serialiseSearchQuery(query))].filter(([key]) => !without.includes(key));

/** The values that a page presets in a filter. */
export const presetValues = (preset: string | undefined): readonly string[] =>
  preset?.split(",").filter((value) => value !== "") ?? [];

/** The values in force of a filter: the visitor's, else the page's own. */
export const valuesInForce = (chosen: readonly string[], preset: string | undefined): readonly string[] =>
  chosen.length > 0 ? chosen : presetValues(preset);

/** The page's own filters and the visitor's, as a query of the whole list; the visitor's come instead of the page's. */
export const withPreset = (query: SearchQuery, preset: Preset): SearchQuery => {
  const own = new URLSearchParams(serialiseSearchQuery(query));
  return parseSearchQuery(new URLSearchParams({ ...preset, ...Object.fromEntries(own) })).query;
};

/** The query without what the page presets, so that one list has one address. */
export const beyondPreset = (query: SearchQuery, preset: Preset): SearchQuery => {
  const repeated = listFilters.filter((filter) => {
    const own = presetValues(preset[filter]);
    return own.length > 0 && own.toSorted().join() === query[filter].toSorted().join();
  });
  return { ...query, ...Object.fromEntries(repeated.map((filter) => [filter, []])) };
};
