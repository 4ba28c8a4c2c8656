import { bulkInsert } from "#backend/store/bulk-insert.ts";
import type { Orm } from "#backend/store/database.ts";
import { priceLog } from "#backend/store/schema/price-log.ts";
import { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import { vehiclePassports } from "#backend/store/schema/vehicle-passports.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { SeedVehicle } from "../stock/seed-vehicle.ts";
import { detailsRow, type SeedReferences, vehicleRow } from "./vehicle-rows.ts";

/** Stores vehicles with their details and their price log, in portions, so that a large stock needs little memory. */
export const seedVehicles = async (
  orm: Pick<Orm, "execute">,
  stock: readonly SeedVehicle[],
  references: SeedReferences,
): Promise<void> => {
  for (let start = 0; start < stock.length; start += 1000) {
    const portion = stock.slice(start, start + 1000).map((vehicle, index) => ({
      id: start + index + 1,
      vehicle,
    }));
    await bulkInsert(
      orm,
      vehicles,
      portion.map(({ id, vehicle }) => vehicleRow(id, vehicle, references)),
    );
    await bulkInsert(
      orm,
      vehicleDetails,
      portion.map(({ id, vehicle }) => detailsRow(id, vehicle)),
    );
    await bulkInsert(
      orm,
      vehiclePassports,
      portion.flatMap(({ id, vehicle: { passport } }) => (passport ? [{ vehicleId: id, ...passport }] : [])),
    );
    await bulkInsert(
      orm,
      priceLog,
      portion.flatMap(({ id, vehicle }) =>
        vehicle.prices.map(({ priceType, cents, at }) => ({
          vehicleId: id,
          priceType,
          cents,
          at: new Date(at),
        })),
      ),
    );
  }
};
