import type { Call } from "#backend/http/call.ts";
import type { SignedIn } from "#backend/identity/find-customer.ts";
import { describeList } from "#backend/kept-list/describe-list.ts";
import { findMatches } from "#backend/kept-list/find-matches.ts";
import { readKeptList } from "#backend/kept-list/read-kept-list.ts";
import { type SearchSettings, searchSettings } from "#backend/kept-list/search-settings.ts";
import type { savedSearches } from "#backend/store/schema/kept-lists.ts";

type StoredSearch = typeof savedSearches.$inferSelect;

/** Kept searches as the contract has them. New is what has come since the customer's visit before, or else since it is kept. */
export const describeSavedSearches = async (
  kept: readonly StoredSearch[],
  { orm, locale, now, customer }: Pick<Call, "orm" | "locale" | "now"> & { readonly customer: SignedIn },
) => {
  if (kept.length === 0) return [];
  const settings = await searchSettings(orm, now);
  return kept.map((search) =>
    describe(search, customer.previousVisitAt ?? search.createdAt, { ...settings, locale }),
  );
};

const describe = (
  search: StoredSearch,
  since: Date,
  { stock, dealers, locale }: SearchSettings & Pick<Call, "locale">,
) => {
  const list = readKeptList(search, { makes: stock.catalogue, dealers, locale });
  const { arrivedAt } = stock.index.columns;
  const found = findMatches(stock, list);
  return {
    ...describeList(search, list),
    id: search.id,
    name: search.name,
    path: search.path,
    createTime: search.createdAt.toISOString(),
    total: found.length,
    newTotal: found.filter((place) => (arrivedAt[place] ?? 0) * 1000 > since.getTime()).length,
  };
};
