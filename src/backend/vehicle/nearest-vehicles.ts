import { and, eq, ne, sql } from "drizzle-orm";
import type { Call } from "#backend/http/call.ts";
import { brands, models } from "#backend/store/schema/catalogue.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { VehicleRow } from "./read-vehicles.ts";

/**
 * The vehicles at the least distance: another body counts as 60 per cent of the price, another brand as 15, another
 * model as 25, another fuel as 10, a year as 3, ten thousand kilometres as 2.
 */
export const nearest = async (
  { vehicle, brand }: VehicleRow,
  limit: number,
  { orm }: Call,
): Promise<number[]> => {
  const distance = sql`
    abs(${vehicles.priceCents} - ${vehicle.priceCents}) / ${vehicle.priceCents}::float8
    + case when ${vehicles.segment} = ${vehicle.segment} then 0 else 0.6 end
    + case when ${vehicles.modelId} = ${vehicle.modelId} then 0 else 0.25 end
    + case when ${brands.id} = ${brand.id} then 0 else 0.15 end
    + case when ${vehicles.fuel} = ${vehicle.fuel} then 0 else 0.1 end
    + abs(${vehicles.year} - ${vehicle.year}) * 0.03
    + abs(${vehicles.kilometers} - ${vehicle.kilometers}) * 0.000002`;
  const found = await orm
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(models, eq(models.id, vehicles.modelId))
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(and(eq(vehicles.kind, vehicle.kind), eq(vehicles.status, "in-stock"), ne(vehicles.id, vehicle.id)))
    .orderBy(distance, vehicles.id)
    .limit(limit);
  return found.map(({ id }) => id);
};
