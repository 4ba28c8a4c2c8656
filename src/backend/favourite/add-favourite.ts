import { and, eq, isNull } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { findByVin } from "#backend/vehicle/find-by-vin.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { favouriteEndpoints } from "#contract/favourite-endpoints.ts";

/** How long a removed favourite can be restored, with its earlier price and day. */
const undoMilliseconds = 60 * 60 * 1000;

/**
 * `POST favorite`: saves a vehicle with today's price. Saving it again changes nothing, also at the limit, so that a call whose response
 * was lost can be repeated; one that has just been removed is restored as it was.
 */
export const addFavourite: Handler<typeof favouriteEndpoints.addFavourite> = async ({ body }, call) => {
  const { orm, customer, now } = call;
  const added = { customerId: customer.id, vin: body.vin, financeId: body.fin ?? null };
  await orm.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    const own = eq(favourites.customerId, customer.id);
    const same = and(own, eq(favourites.vin, body.vin));
    const [earlier] = await tx.select().from(favourites).where(same);
    if (earlier && earlier.removedAt === null) return;
    if ((await tx.$count(favourites, and(own, isNull(favourites.removedAt)))) >= listLimits.favourites)
      throw new BackendError("favourite-limit", `At most ${listLimits.favourites} favourites`);
    if (earlier?.removedAt && now.getTime() - earlier.removedAt.getTime() < undoMilliseconds) {
      await tx.update(favourites).set({ removedAt: null }).where(same);
      return;
    }
    const { vehicle } = await findByVin(tx, body.vin);
    await tx.delete(favourites).where(same);
    await tx.insert(favourites).values({ ...added, initialPriceCents: vehicle.priceCents, createdAt: now });
  });
  return {};
};
