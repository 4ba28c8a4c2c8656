import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";

/**
 * Identity of a page's Search component: its kind, its filters in canonical form, without sort and page, and the dealers that it is
 * confined to. A model's name starts with its make, so the make beside it is omitted.
 */
export const searchKeyOf = (
  kind: string | undefined,
  query: SearchQuery,
  dealers: readonly string[] = [],
): string => {
  const { sort, page } = emptySearchQuery;
  const place = dealers.length === 0 ? "" : `@${dealers.toSorted().join(",")}`;
  const brand = query.brand.filter((slug) => !query.model.some((model) => model.startsWith(`${slug}-`)));
  return `${kind ?? "all"}${place}?${serialiseSearchQuery({ ...query, brand, sort, page })}`;
};
