import { decodeQuerySegment, encodeQuerySegment } from "./query-segment.ts";
import { noticesOfAddress, readNotices, serialiseNotices } from "./search-notices.ts";
import {
  parseSearchQuery,
  type SearchNotice,
  type SearchQuery,
  serialiseSearchQuery,
} from "./search-query.ts";

/** A search as an address asks for it, with what the visitor should be told of it. */
export type AddressedSearch = { readonly query: SearchQuery; readonly notices: readonly SearchNotice[] };

/** The search of an address's query. Never throws. */
export function readSearchAddress(params: URLSearchParams): AddressedSearch {
  const { query, notices } = parseSearchQuery(params);
  return { query, notices: [...notices, ...noticesOfAddress(params)] };
}

/** The path segment `q~...` of a search, percent-encoded; undefined when there is nothing to say. */
export function searchToSegment({ query, notices }: AddressedSearch): string | undefined {
  const canonical = canonicalText({ query, notices });
  return canonical === "" ? undefined : encodeQuerySegment("q", canonical);
}

/** The search of a `q~...` segment. Undefined unless the segment is exactly canonical, so one search has one cache key. */
export function searchFromSegment(segment: string): AddressedSearch | undefined {
  const text = decodeQuerySegment("q", segment);
  if (!text) return undefined;
  const params = new URLSearchParams(text);
  const search = { query: parseSearchQuery(params).query, notices: readNotices(params) };
  return canonicalText(search) === text ? search : undefined;
}

function canonicalText({ query, notices }: AddressedSearch): string {
  return [serialiseSearchQuery(query), serialiseNotices(notices)].filter((part) => part !== "").join("&");
}
