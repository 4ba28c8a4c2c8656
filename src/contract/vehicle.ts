import { z } from "zod";
import { dateTime, euros, vin } from "./primitives.ts";

/** Extension: the prices that a vehicle has had, oldest first. */
export const priceHistory = z.object({
  prices: z.array(z.object({ from: dateTime, price: euros })),
});

/** Extension: what a cached page overlays within seconds. */
export const vehicleStatuses = z.object({
  statuses: z.array(z.object({ vin, reserved: z.boolean(), bought: z.boolean() })),
});
