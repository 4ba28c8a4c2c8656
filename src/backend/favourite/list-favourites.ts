import { and, desc, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { cardsByVin } from "#backend/vehicle/cards-by-vin.ts";
import type { favouriteEndpoints } from "#contract/favourite-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";

/** `GET favorite`: the customer's favourites, newest first, each with the price at the time of saving and the vehicle as it is now. */
export const listFavourites: Handler<typeof favouriteEndpoints.favourites> = async (_, call) => {
  const saved = await call.orm
    .select()
    .from(favourites)
    .where(and(eq(favourites.customerId, call.customer.id), isNull(favourites.removedAt)))
    .orderBy(desc(favourites.createdAt), favourites.vin);
  const cards = await cardsByVin(
    saved.map(({ vin }) => vin),
    call,
  );
  return saved.map(({ vin, financeId, createdAt, initialPriceCents }) => {
    const card = cards.get(vin);
    return {
      vin,
      financeId,
      createTime: createdAt.toISOString(),
      initialPrice: eurosFromCents(initialPriceCents),
      ...(card === undefined ? { gone: true as const } : { card: { ...card, favorite: true } }),
    };
  });
};
