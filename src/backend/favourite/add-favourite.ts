import { and, eq } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { findByVin } from "#backend/vehicle/find-by-vin.ts";
import type { favouriteEndpoints } from "#contract/favourite-endpoints.ts";
import { listLimits } from "#contract/list-limits.ts";

/**
 * `POST favorite`: keeps a vehicle with what it costs today. One that is kept already stays as it is, also at the limit, so that
 * a call whose answer was lost may be repeated.
 */
export const addFavourite: Handler<typeof favouriteEndpoints.addFavourite> = async ({ body }, call) => {
  const { orm, customer, now } = call;
  const { vehicle } = await findByVin(orm, body.vin);
  const added = { customerId: customer.id, vin: body.vin, financeId: body.fin ?? null };
  await orm.transaction(async (tx) => {
    // One after the other for each customer: two at once would both find room for the last one.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customer.id)).for("update");
    const own = eq(favourites.customerId, customer.id);
    if ((await tx.$count(favourites, and(own, eq(favourites.vin, body.vin)))) > 0) return;
    if ((await tx.$count(favourites, own)) >= listLimits.favourites)
      throw new BackendError("favourite-limit", `At most ${listLimits.favourites} favourites`);
    await tx.insert(favourites).values({ ...added, initialPriceCents: vehicle.priceCents, createdAt: now });
  });
  return {};
};
