import { type AddressedSearch, writeSearchAddress } from "#domain/addressed-search.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { unknownWordsKey } from "#domain/search-notices.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { searchQueryKeys } from "#domain/search-query-keys.ts";
import { canonicalFilters, filtersOf, type VehicleList } from "#domain/vehicle-list.ts";
import type { Outcome, PageRequest } from "../outcome.ts";

/** The field in which a visitor types what he looks for. */
export const textKey = "text";
const foreignLength = 1_000;

export const listAt = async ({
  url,
  method,
  locale,
  lookUp,
}: PageRequest): Promise<VehicleList | undefined> => {
  if (method === "POST") return undefined;
  const fact = await lookUp(url.pathname, locale);
  return fact.kind === "page" ? fact.list : undefined;
};

export const withFilters = (filters: Record<string, string>, { sort, page }: SearchQuery): SearchQuery => ({
  ...parseSearchQuery(new URLSearchParams(filters)).query,
  sort,
  page,
});

export type ListAddress = { readonly path: string; readonly search: AddressedSearch };

/**
 * The page on which a filtered list belongs: one that is about exactly these filters, if there is one, else the present page. The query
 * says what the page does not.
 */
export const addressOf = async (
  request: PageRequest,
  list: VehicleList,
  { query, notices }: AddressedSearch,
): Promise<ListAddress> => {
  const own = filtersOf(query);
  const preset = canonicalFilters(list.filters);
  const wished = { ...preset, ...own };
  const here = request.url.pathname;
  if (Object.keys(own).length === 0) return { path: here, search: { query, notices } };
  const exact = await request.findListPath({ ...list, filters: wished });
  if (exact) return { path: exact, search: { query: withFilters({}, query), notices } };
  return { path: here, search: { query: withFilters(withoutPreset(own, preset), query), notices } };
};

const withoutPreset = (own: Record<string, string>, preset: Record<string, string>) =>
  Object.fromEntries(Object.entries(own).filter(([key, value]) => preset[key] !== value));

/** What the address says besides the search, such as the campaign that led here; nothing when it is longer than sense. */
const foreignPairs = ({ url }: PageRequest): string => {
  const ours: ReadonlySet<string> = new Set([...searchQueryKeys, textKey, unknownWordsKey]);
  const foreign = new URLSearchParams([...url.searchParams].filter(([key]) => !ours.has(key)));
  const text = foreign.toString();
  return text.length <= foreignLength ? text : "";
};

export const sendTo = (request: PageRequest, { path, search }: ListAddress, status: 303 | 307): Outcome => {
  const query = [writeSearchAddress(search), foreignPairs(request)].filter(Boolean).join("&");
  return { kind: "redirect", target: query ? `${path}?${query}` : path, status, cacheable: status === 307 };
};
