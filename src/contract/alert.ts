import { z } from "zod";
import { leadTypes } from "./lead.ts";
import { limits } from "./limits.ts";
import { dateTime, euros, identifier, queryConstant, sitePath, text, vin } from "./primitives.ts";
import { searchFilters } from "./search.ts";
import { vehicleCard } from "./vehicle.ts";

/** Query of the two POST calls: the lead type id (37 car alert, 38 price drop). */
export const carAlertType = z.object({ type: queryConstant(leadTypes.carAlert) });
export const priceDropType = z.object({ type: queryConstant(leadTypes.priceDrop) });

/** Body of PATCH on an alert: whether it notifies. */
export const alertChange = z.object({ active: z.boolean() });

/** Body of `POST notifications/car-alert`, ours: what to look for, and the page that shows it. */
export const carAlertBody = z.object({
  name: text(120).optional(),
  filters: searchFilters,
  path: sitePath.optional(),
});

/** A wish to hear of new vehicles. The specification shows only its id: the other fields are ours. */
export const carAlert = z.object({
  id: identifier,
  name: z.string().max(120).optional(),
  filters: searchFilters,
  path: sitePath.optional(),
  active: z.boolean(),
  createTime: dateTime,
  /** Vehicles that fit now. */
  total: z.int().min(0).optional(),
});

/** A wish to hear of a lower price. The specification shows only `vin`: the other fields are ours. */
export const priceDropAlert = z.object({
  vin,
  active: z.boolean(),
  createTime: dateTime,
  /** Price when the alert was set, and the price now. */
  initialPrice: euros.optional(),
  currentPrice: euros.optional(),
  card: vehicleCard.optional(),
});

export const carAlerts = z.array(carAlert).max(limits.alerts);
export const priceDropAlerts = z.array(priceDropAlert).max(limits.alerts);

export type CarAlert = z.infer<typeof carAlert>;
export type PriceDropAlert = z.infer<typeof priceDropAlert>;
