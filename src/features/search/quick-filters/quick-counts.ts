import type { SearchQuery } from "#domain/search-query.ts";
import { filtersOf } from "#domain/vehicle-list.ts";

type Quick = { readonly filters: Readonly<Record<string, string>> };

/** What is counted of a list for its ways in: they are offered as long as the visitor has chosen nothing; undefined from then on. */
export const quickCounts = (
  quickFilters: readonly Quick[] | undefined,
  query: SearchQuery,
): readonly Quick["filters"][] | undefined => {
  const isOpen = query.page === 1 && Object.keys(filtersOf(query)).length === 0;
  return isOpen && quickFilters?.length ? quickFilters.map(({ filters }) => filters) : undefined;
};
