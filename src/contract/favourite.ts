import { z } from "zod";
import { limits } from "./limits.ts";
import { dateTime, identifier, vin } from "./primitives.ts";
import { vehicleCard } from "./vehicle.ts";

/** Specification section 3, "Favourite": a vehicle and the finance quote it was liked with. */
export const favourite = z.object({
  vin,
  financeId: identifier.nullish(),
  /** Extensions: since when, and the vehicle as a card draws it. */
  createTime: dateTime.optional(),
  card: vehicleCard.optional(),
});

/** Newest first. */
export const favourites = z.array(favourite).max(limits.favourites);

export type Favourite = z.infer<typeof favourite>;

/** `fin` becomes the favourite's `financeId`. */
export const favouriteBody = z.object({ vin, fin: identifier.optional() });

export const favouriteRemoval = z.object({ vin });
