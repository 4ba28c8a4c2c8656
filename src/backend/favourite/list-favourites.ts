import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { buildCard } from "#backend/vehicle/build-card.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import type { favouriteEndpoints } from "#contract/favourite-endpoints.ts";
import type { VehicleCard } from "#contract/vehicle-card.ts";
import { eurosFromCents } from "#domain/money.ts";

/** `GET favorite`: what the customer keeps, newest first, each with the price of that day and the vehicle as it is now. */
export const listFavourites: Handler<typeof favouriteEndpoints.favourites> = async (_, call) => {
  const kept = await call.orm
    .select()
    .from(favourites)
    .where(and(eq(favourites.customerId, call.customer.id), isNull(favourites.removedAt)))
    .orderBy(desc(favourites.createdAt), favourites.vin);
  const cards = await cardsOf(
    kept.map(({ vin }) => vin),
    call,
  );
  return kept.map(({ vin, financeId, createdAt, initialPriceCents }) => {
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

const cardsOf = async (
  vins: readonly string[],
  { orm, locale, now }: Call,
): Promise<ReadonlyMap<string, VehicleCard>> => {
  if (vins.length === 0) return new Map();
  const found = await orm
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.vin, [...vins]));
  const rows = await readVehicles(
    orm,
    found.map(({ id }) => id),
  );
  const finance = await financeSettings(orm);
  return new Map(rows.map((row) => [row.vehicle.vin, buildCard(row, { locale, finance, now })]));
};
