import { inArray } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";

/** `POST vehicle/statuses`: those of the known vehicles, in the requested order. */
export const getStatuses: Handler<typeof readingEndpoints.vehicleStatuses> = async ({ body }, { orm }) => {
  const vins = [...new Set(body.vins)];
  if (vins.length === 0) return { statuses: [] };
  const rows = await orm
    .select({ vin: vehicles.vin, status: vehicles.status })
    .from(vehicles)
    .where(inArray(vehicles.vin, vins));
  const statuses = new Map(rows.map(({ vin, status }) => [vin, status]));
  return {
    statuses: vins.flatMap((vin) => {
      const status = statuses.get(vin);
      return status === undefined
        ? []
        : [{ vin, reserved: status === "reserved", bought: status === "bought" }];
    }),
  };
};
