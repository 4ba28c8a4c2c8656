import { normaliseSearchQuery, serialise } from "./normalise-search-query.ts";
import type { SearchQuery } from "./search-query.ts";

/** The canonical query string, without `?`, keys in a fixed order, defaults left out; empty for the default search. */
export const serialiseSearchQuery = (query: SearchQuery): string => {
  const canonical = normaliseSearchQuery(query).query;
  return serialise(canonical);
};
