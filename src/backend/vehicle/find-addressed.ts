import { eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { VehicleAddress } from "#domain/vehicle-address.ts";
import { oncePerRendering } from "#platform/once-per-rendering.ts";
import { readVehicle, type VehicleRow } from "./read-vehicles.ts";

/** The vehicle whose id or VIN is part of an address, whatever the rest of the address is; undefined when there is none. */
export const findAddressed = (orm: Orm, address: VehicleAddress): Promise<VehicleRow | undefined> =>
  oncePerRendering(`vehicle ${address.by === "id" ? address.id : address.vin}`, () =>
    readVehicle(orm, address.by === "id" ? eq(vehicles.publicId, address.id) : eq(vehicles.vin, address.vin)),
  );
