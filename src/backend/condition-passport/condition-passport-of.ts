import { eq } from "drizzle-orm";
import type { Call } from "#backend/http/call.ts";
import { vehiclePassports } from "#backend/store/schema/vehicle-passports.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { describePassport } from "./describe-passport.ts";

/** How a vehicle was found and where it has been; one that the shop has not inspected yet has its history alone. */
export const conditionPassportOf = async (
  row: VehicleRow,
  { orm, locale }: Pick<Call, "orm" | "locale">,
): Promise<VehicleDetail["conditionPassport"]> => {
  const [stored] = await orm
    .select()
    .from(vehiclePassports)
    .where(eq(vehiclePassports.vehicleId, row.vehicle.id));
  return describePassport(stored, row, locale);
};
