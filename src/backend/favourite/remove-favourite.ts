import { and, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import type { favouriteEndpoints } from "#contract/favourite-endpoints.ts";

/**
 * `PUT favorite`: removes a favourite. Succeeds also when it was not saved or the vehicle no longer exists. The row is deleted a day later.
 */
export const removeFavourite: Handler<typeof favouriteEndpoints.removeFavourite> = async (
  { body },
  { orm, customer, now },
) => {
  const isSaved = and(
    eq(favourites.customerId, customer.id),
    eq(favourites.vin, body.vin),
    isNull(favourites.removedAt),
  );
  await orm.update(favourites).set({ removedAt: now }).where(isSaved);
  return {};
};
