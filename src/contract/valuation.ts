import { z } from "zod";
import { describedCar } from "./described-car.ts";
import { addressId, dateTime, euros } from "./primitives.ts";

/** Answer of the valuation, in euros. */
export const valuation = z.object({
  valuation: euros.min(0),
  tradeInId: addressId,
  /** Ours. */
  expirationDate: dateTime.optional(),
});

/** What a plate tells of a car; what is not known is left out. The specification does not show it: the fields are those of phase one. */
export const plateData = z
  .object({ ...describedCar, plate: z.string().max(20) })
  .partial()
  .required({ plate: true });
