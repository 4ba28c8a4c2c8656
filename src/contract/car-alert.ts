import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { listLimits } from "./list-limits.ts";
import { dateTime, identifier, queryConstant, sitePath, text } from "./primitives.ts";
import { searchFilters } from "./search-filters.ts";

/** Query of the two POST calls: the lead type id (37 car alert, 38 price drop). */
export const carAlertType = z.object({ type: queryConstant(leadTypes["car-alert"]) });

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

export const carAlerts = z.array(carAlert).max(listLimits.alerts);
