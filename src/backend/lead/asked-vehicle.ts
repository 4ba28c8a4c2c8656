import { eq } from "drizzle-orm";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicle, type VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import type { VehicleStatus } from "#domain/vehicle-types.ts";

/**
 * The vehicle that a lead is about. A VIN that nobody knows is a wrong field; a vehicle that is no longer to be had is
 * `vehicle-taken`.
 * @param taken the states in which it is too late for what is asked
 */
export const askedVehicle = async (
  orm: Orm,
  vin: string,
  taken: readonly VehicleStatus[],
): Promise<VehicleRow> => {
  const row = await readVehicle(orm, eq(vehicles.vin, vin));
  if (row === undefined) throw new InvalidFieldError("vin", "No vehicle has this VIN");
  if (taken.includes(row.vehicle.status))
    throw new BackendError("vehicle-taken", `The vehicle is ${row.vehicle.status}`, "vin");
  return row;
};
