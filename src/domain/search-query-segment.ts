import type { AddressedSearch } from "./addressed-search.ts";
import { parseSearchQuery } from "./parse-search-query.ts";
import { decodeQuerySegment, encodeQuerySegment } from "./query-segment.ts";
import { readNotices, serialiseNotices } from "./search-notices.ts";
import { serialiseSearchQuery } from "./serialise-search-query.ts";

/** The path segment `q~...` of a search, percent-encoded; undefined when there is nothing to say. */
export const searchToSegment = ({ query, notices }: AddressedSearch): string | undefined => {
  const canonical = canonicalText({ query, notices });
  return canonical === "" ? undefined : encodeQuerySegment("q", canonical);
};

/** The search of a `q~...` segment. Undefined unless the segment is exactly canonical, so one search has one cache key. */
export const searchFromSegment = (segment: string): AddressedSearch | undefined => {
  const text = decodeQuerySegment("q", segment);
  if (!text) return undefined;
  const params = new URLSearchParams(text);
  const search = { query: parseSearchQuery(params).query, notices: readNotices(params) };
  return canonicalText(search) === text ? search : undefined;
};

const canonicalText = ({ query, notices }: AddressedSearch): string =>
  [serialiseSearchQuery(query), serialiseNotices(notices)].filter((part) => part !== "").join("&");
