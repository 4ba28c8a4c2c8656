import { and, desc, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { savedSearches } from "#backend/store/schema/saved-lists.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { describeSavedSearches } from "./describe-saved-searches.ts";

/** `GET search/saveV2`: the customer's saved searches, newest first, each with its present matches. */
export const listSavedSearches: Handler<typeof notificationEndpoints.savedSearches> = async (_, call) => {
  const searches = await call.orm
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.customerId, call.customer.id), isNull(savedSearches.removedAt)))
    .orderBy(desc(savedSearches.createdAt), savedSearches.id);
  return await describeSavedSearches(searches, call);
};
