import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { listLimits } from "./customer-list-limits.ts";
import { field, rare } from "./field.ts";
import { ours } from "./ours.ts";
import { dateTime, euros, queryConstant, vin } from "./primitives.ts";
import { vehicleCard } from "./vehicle-card.ts";

export const priceDropType = z.object({
  type: queryConstant(leadTypes["price-drop"], "Lead type id of a price-drop alert"),
});

/** A subscription to a lower price. The specification shows only `vin`: the other fields are ours. */
export const priceDropAlert = field(
  z.object({
    vin,
    active: ours(z.boolean(), "Whether it notifies; false while it is paused", true),
    createTime: ours(dateTime, "When it was set"),
    initialPrice: ours(euros, "Cash price when it was set", 15_990),
    currentPrice: ours(euros, "Cash price now", 15_490),
    card: ours(vehicleCard, "The vehicle as a card shows it"),
    gone: ours(rare(z.literal(true)), "The service knows the vehicle no longer", true),
  }),
  "A subscription to a lower price of a vehicle",
);
export const priceDropAlerts = z.array(priceDropAlert).max(listLimits.alerts);
