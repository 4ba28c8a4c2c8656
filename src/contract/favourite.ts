import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { field, rare } from "./field.ts";
import { ours } from "./ours.ts";
import { dateTime, euros, identifier, vin } from "./primitives.ts";
import { vehicleCard } from "./vehicle-card.ts";

/** Specification section 3, "Favourite": a vehicle and the finance quote it was liked with. */
export const favourite = field(
  z.object({
    vin,
    financeId: field(identifier.nullish(), "Credit that it was liked with: `fin` as it was sent", "credit"),
    createTime: ours(dateTime, "When it was added"),
    initialPrice: ours(euros, "Cash price on that day", 15_990),
    card: ours(vehicleCard, "The vehicle as a card shows it, with what it costs now"),
    gone: ours(rare(z.literal(true)), "The service knows the vehicle no longer", true),
  }),
  "A favourite",
);

/** Newest first. */
export const favourites = z.array(favourite).max(listLimits.favourites);

/** `fin` becomes the favourite's `financeId`. */
export const favouriteBody = z.object({
  vin,
  fin: field(
    identifier.optional(),
    "Credit that it is liked with: `carDetailFinance.creditTypeId` of its page",
    "credit",
  ),
});

export const favouriteRemoval = z.object({ vin });

export type Favourite = z.infer<typeof favourite>;
