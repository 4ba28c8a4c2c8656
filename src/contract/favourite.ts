import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { dateTime, euros, identifier, vin } from "./primitives.ts";
import { vehicleCard } from "./vehicle-card.ts";

/** Specification section 3, "Favourite": a vehicle and the finance quote it was liked with. */
export const favourite = z.object({
  vin,
  financeId: identifier.nullish(),
  /** Extensions: since when, the cash price on that day, and the vehicle as a card shows it, with what it costs now. */
  createTime: dateTime.optional(),
  initialPrice: euros.optional(),
  card: vehicleCard.optional(),
  /** Extension: the service knows the vehicle no longer. */
  gone: z.literal(true).optional(),
});

/** Newest first. */
export const favourites = z.array(favourite).max(listLimits.favourites);

/** `fin` becomes the favourite's `financeId`. */
export const favouriteBody = z.object({ vin, fin: identifier.optional() });

export const favouriteRemoval = z.object({ vin });

export type Favourite = z.infer<typeof favourite>;
