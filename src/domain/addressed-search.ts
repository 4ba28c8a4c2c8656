import { parseSearchQuery } from "./parse-search-query.ts";
import { noticesOfAddress, openedGroups, openedKey, unknownWordsKey } from "./search-notices.ts";
import type { SearchNotice, SearchQuery } from "./search-query.ts";
import { rangeEnds } from "./search-query-keys.ts";
import { serialiseSearchQuery } from "./serialise-search-query.ts";

/** A search as in an address, with the notices for the visitor. */
export type AddressedSearch = { readonly query: SearchQuery; readonly notices: readonly SearchNotice[] };

/** The search of an address's query. Never throws. */
export const readSearchAddress = (params: URLSearchParams): AddressedSearch => {
  const { query, notices } = parseSearchQuery(params);
  return { query, notices: [...notices, ...noticesOfAddress(params)] };
};

/**
 * The query of an address for a search with its notices: a range whose ends were swapped, a limit and a value that could not
 * be parsed, as typed, and unknown words. Without `?`; empty for the default search without notices.
 */
export const writeSearchAddress = ({ query, notices }: AddressedSearch): string => {
  const params = new URLSearchParams(serialiseSearchQuery(query));
  for (const notice of notices) {
    if (notice.kind === "unknown-words") params.set(unknownWordsKey, notice.words.join(" "));
    if (notice.kind === "unread") params.set(notice.key, notice.text);
    if (notice.kind === "unknown-value")
      params.set(notice.filter, [params.get(notice.filter) ?? [], notice.value].flat().join(","));
    if (notice.kind !== "swapped") continue;
    const { from, to } = rangeEnds[notice.filter];
    if (from === undefined || to === undefined) continue;
    const [low, high] = [params.get(from), params.get(to)];
    if (low === null || high === null) continue;
    params.set(from, high);
    params.set(to, low);
  }
  return params.toString().replaceAll("%2C", ",");
};

/**
 * The canonical query string of a list's page, without `?`: the search of its address, and the groups of filters that are
 * opened. One search has one; `readSearchAddress` reads it back. Empty for the default.
 */
export const serialiseAddressedSearch = (search: AddressedSearch): string => {
  const opened = openedGroups(search.notices).join(",");
  return [writeSearchAddress(search), opened && `${openedKey}=${opened}`].filter(Boolean).join("&");
};
