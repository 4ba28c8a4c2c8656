import type { Page } from "#contract/page.ts";
import { emptySearchQuery, type SearchQuery, serialiseSearchQuery } from "#domain/search-query.ts";

type Addresses = Page["alternates"];

/** The page that stands for an address: its path in this language and in all of them, with their query. */
export interface Indexing {
  readonly canonical: string;
  readonly alternates: Addresses;
  readonly index: boolean;
}

/** What is known of a list when its address is judged. */
export interface ListFacts {
  /** The page that is about exactly these filters, where there is one besides the list itself. */
  readonly landing: Pick<Page, "path" | "alternates"> | undefined;
  /** Pages that the list has. */
  readonly pageCount: number;
}

/**
 * Which address search engines keep for a page. Landings and their further pages are kept; another order is the same
 * page; filters that a landing is about lead there; any other combination is read but not kept, nor is a page number
 * without vehicles. The address's alternates are those of the page that stands for it, so that each is answered.
 */
export function indexingOf(
  page: Pick<Page, "path" | "alternates">,
  query: SearchQuery,
  list: ListFacts | undefined,
): Indexing {
  const kept = { ...query, sort: emptySearchQuery.sort };
  const isFiltered = serialiseSearchQuery({ ...kept, page: 1 }) !== "";
  const isBeyond = list !== undefined && query.page > Math.max(1, list.pageCount);
  const landing = isFiltered ? list?.landing : undefined;
  const asked = serialiseSearchQuery(landing ? { ...emptySearchQuery, page: query.page } : kept);
  const { path, alternates } = landing ?? page;
  const withQuery = (address: string): string => (asked === "" ? address : `${address}?${asked}`);
  return {
    canonical: withQuery(path),
    alternates: Object.fromEntries(
      Object.entries(alternates).map(([locale, address]) => [locale, withQuery(address)]),
    ),
    index: !isBeyond && (!isFiltered || landing !== undefined),
  };
}
