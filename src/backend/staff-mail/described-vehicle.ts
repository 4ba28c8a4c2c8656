import { eq } from "drizzle-orm";
import { mailedVehicle } from "#backend/lead/describe-for-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicle, type VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import type { Locale } from "#platform/locale.ts";

/** A vehicle as a mail to staff shows it. */
export const describedVehicle = (row: VehicleRow, locale: Locale) => ({
  ...mailedVehicle(row, locale),
  vin: row.vehicle.vin,
});

/** The vehicle with this VIN, also one that was sold; undefined where it is unknown. */
export const vehicleOf = (orm: Orm, vin: string | null): Promise<VehicleRow | undefined> =>
  vin === null ? Promise.resolve(undefined) : readVehicle(orm, eq(vehicles.vin, vin));
