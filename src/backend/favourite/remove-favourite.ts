import { and, eq } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import type { favouriteEndpoints } from "#contract/favourite-endpoints.ts";

/** `PUT favorite`: keeps a vehicle no longer, whether it was kept or not, and whether it still exists or not. */
export const removeFavourite: Handler<typeof favouriteEndpoints.removeFavourite> = async (
  { body },
  { orm, customer },
) => {
  await orm
    .delete(favourites)
    .where(and(eq(favourites.customerId, customer.id), eq(favourites.vin, body.vin)));
  return {};
};
