import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { listLimits } from "./customer-list-limits.ts";
import { ours } from "./ours.ts";
import { dateTime, euros, queryConstant, vin } from "./primitives.ts";
import { vehicleCard } from "./vehicle-card.ts";

export const priceDropType = z.object({ type: queryConstant(leadTypes["price-drop"]) });

/** A subscription to a lower price. The specification shows only `vin`: the other fields are ours. */
export const priceDropAlert = z.object({
  vin,
  active: ours(z.boolean()),
  createTime: ours(dateTime),
  /** Price when the alert was set, and the price now. */
  initialPrice: euros.optional(),
  currentPrice: euros.optional(),
  card: vehicleCard.optional(),
  /** The service knows the vehicle no longer. */
  gone: z.literal(true).optional(),
});
export const priceDropAlerts = z.array(priceDropAlert).max(listLimits.alerts);
