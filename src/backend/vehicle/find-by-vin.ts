import { eq } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { oncePerRendering } from "#platform/once-per-rendering.ts";
import { readVehicle, type VehicleRow } from "./read-vehicles.ts";

/** The vehicle with a VIN. Throws NotFoundError when there is none. */
export const findByVin = async (orm: Orm, vin: string): Promise<VehicleRow> => {
  const row = await oncePerRendering(`vehicle ${vin}`, () => readVehicle(orm, eq(vehicles.vin, vin)));
  if (row === undefined) throw new NotFoundError("No vehicle has this VIN");
  return row;
};
