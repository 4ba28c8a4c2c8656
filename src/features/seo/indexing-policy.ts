import type { Page } from "#api/models/page.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";

type Addresses = Page["alternates"];

/** The page that stands for an address: its path in this language and in all of them, with their query; none for a list that is not indexed. */
export interface Indexing {
  readonly canonical: string | undefined;
  readonly alternates: Addresses;
  readonly index: boolean;
}

/** What is known of a list when its indexing is decided. */
export interface IndexedList {
  /** The page that is about exactly these filters, where there is one besides the list itself. */
  readonly landing: Pick<Page, "path" | "alternates"> | undefined;
  /** Pages that the list has; none when it is empty. */
  readonly pageCount: number;
}

/**
 * Which address search engines index for a page. Landings and their further pages are indexed as long as they hold a vehicle; another
 * order is the same page; filters that a landing is about lead there; any other combination is read but not indexed, and names no
 * other page: `noindex` and a canonical address elsewhere contradict one another. A page number without vehicles is not indexed. The
 * address's alternates are those of the page that stands for it, so that each is answered. Sitemaps leave out the same lists (`mappedPages`).
 */
export const indexingOf = (
  page: Pick<Page, "path" | "alternates">,
  query: SearchQuery,
  list: IndexedList | undefined,
): Indexing => {
  const isFiltered = serialiseSearchQuery({ ...query, sort: emptySearchQuery.sort, page: 1 }) !== "";
  const isBeyond = list !== undefined && query.page > list.pageCount;
  const standing = isFiltered ? list?.landing : page;
  if (standing === undefined || (isFiltered && isBeyond))
    return { canonical: undefined, alternates: {}, index: false };
  const { path, alternates } = standing;
  const serialised = serialiseSearchQuery({ ...emptySearchQuery, page: query.page });
  const withQuery = (address: string): string => (serialised === "" ? address : `${address}?${serialised}`);
  return {
    canonical: withQuery(path),
    alternates: Object.fromEntries(
      Object.entries(alternates).map(([locale, address]) => [locale, withQuery(address)]),
    ),
    index: !isBeyond,
  };
};
