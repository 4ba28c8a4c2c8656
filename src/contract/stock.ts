import { z } from "zod";
import { field } from "./field.ts";
import { vehicleDetail } from "./vehicle-detail.ts";

/** Vehicles in one answer. */
export const stockBatch = 250;

/** Extension: vehicles that can be bought in the market of the call's language, as far as other sites list them. */
export const stock = z.object({
  vehicles: field(
    z
      .array(
        vehicleDetail.pick({
          ...{ vehicle: true, card: true, dealer: true, carDetailImage: true, path: true, publicId: true },
          ...{ segment: true, registeredAt: true, seats: true, description: true },
        }),
      )
      .max(stockBatch),
    "Vehicles that are neither reserved nor sold, as `GET /vehicle/{vin}` describes them",
  ),
  next: field(
    z.int().nonnegative().optional(),
    "Where those that follow begin: `after` of the next request; left out at the end",
    5000,
  ),
});
