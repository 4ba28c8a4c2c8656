import { decodeQuerySegment, encodeQuerySegment } from "./query-segment.ts";
import { parseSearchQuery, type SearchQuery, serialiseSearchQuery } from "./search-query.ts";

/** The path segment `q~...` of a query, percent-encoded; undefined when everything is at its default. */
export function searchQueryToSegment(query: SearchQuery): string | undefined {
  const canonical = serialiseSearchQuery(query);
  return canonical === "" ? undefined : encodeQuerySegment("q", canonical);
}

/** The query of a `q~...` segment. Undefined unless the segment is exactly canonical, so one query has one cache key. */
export function searchQueryFromSegment(segment: string): SearchQuery | undefined {
  const text = decodeQuerySegment("q", segment);
  if (!text) return undefined;
  const { query } = parseSearchQuery(new URLSearchParams(text));
  return serialiseSearchQuery(query) === text ? query : undefined;
}
