import { emptySearchQuery, type SearchQuery, serialiseSearchQuery } from "#domain/search-query.ts";

/** What a page's Search component stands for: its kind and its filters in canonical form, without sort and page. */
export function searchKeyOf(kind: string | undefined, query: SearchQuery): string {
  const { sort, page } = emptySearchQuery;
  return `${kind ?? "all"}?${serialiseSearchQuery({ ...query, sort, page })}`;
}
