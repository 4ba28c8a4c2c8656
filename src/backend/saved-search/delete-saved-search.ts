import { and, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { savedSearches } from "#backend/store/schema/saved-lists.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";

/** `DELETE search/saveV2`: removes a saved search; an unknown one is ignored. The row is deleted a day later. */
export const deleteSavedSearch: Handler<typeof notificationEndpoints.deleteSavedSearch> = async (
  { query },
  { orm, customer, now },
) => {
  const isSaved = and(
    eq(savedSearches.customerId, customer.id),
    eq(savedSearches.id, query.id),
    isNull(savedSearches.removedAt),
  );
  await orm.update(savedSearches).set({ removedAt: now }).where(isSaved);
  return {};
};
