import type { Call } from "#backend/http/call.ts";
import type { SignedIn } from "#backend/identity/find-customer.ts";
import { describeList } from "#backend/saved-list/describe-list.ts";
import { findMatches } from "#backend/saved-list/find-matches.ts";
import type { savedSearches } from "#backend/store/schema/saved-lists.ts";

type StoredSearch = typeof savedSearches.$inferSelect;

/**
 * Saved searches in the contract's format. New is what has come since the customer's previous visit, or else since the search was saved.
 */
export const describeSavedSearches = async (
  searches: readonly StoredSearch[],
  { orm, locale, now, customer }: Pick<Call, "orm" | "locale" | "now"> & { readonly customer: SignedIn },
) => {
  if (searches.length === 0) return [];
  const matches = await findMatches(
    orm,
    searches.map((search) => ({ ...search, locale })),
    now,
  );
  return matches.map(({ saved: search, read, found }) => {
    const since = (customer.previousVisitAt ?? search.createdAt).getTime();
    const arrivedAt = Array.from(found.figures("arrivedAt"));
    return {
      ...describeList(search, read),
      id: search.id,
      name: search.name,
      path: search.path,
      createTime: search.createdAt.toISOString(),
      total: found.size,
      newTotal: arrivedAt.filter((seconds) => seconds * 1000 > since).length,
    };
  });
};
