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
 * The page for a filtered list: the one about exactly these filters, if there is one, else the present page.
 * The query contains the filters that the page does not imply.
 */
export const addressOf = async (
  request: PageRequest,
  list: VehicleList,
  { query, notices }: AddressedSearch,
): Promise<ListAddress> => {
  const own = filtersOf(query);
  const preset = canonicalFilters(list.filters);
  const combined = { ...preset, ...own };
  const here = request.url.pathname;
  if (Object.keys(own).length === 0) return { path: here, search: { query, notices } };
  const exact = await request.findListPath({ ...list, filters: combined });
  if (exact) return { path: exact, search: { query: withFilters({}, query), notices } };
  return { path: here, search: { query: withFilters(withoutPreset(own, preset), query), notices } };
};

const withoutPreset = (own: Record<string, string>, preset: Record<string, string>) =>
  Object.fromEntries(Object.entries(own).filter(([key, value]) => preset[key] !== value));

/** The parameters of the address besides the search, such as a campaign; empty when they are too long. */
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
