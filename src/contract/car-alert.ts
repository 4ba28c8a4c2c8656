import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { listLimits } from "./customer-list-limits.ts";
import { ours } from "./ours.ts";
import { dateTime, identifier, queryConstant, sitePath, text } from "./primitives.ts";
import { savedList, unknownValues } from "./search-filters.ts";
import { vehicleCard } from "./vehicle-card.ts";

/** Query of the two POST calls: the lead type id (37 car alert, 38 price drop). */
export const carAlertType = z.object({ type: queryConstant(leadTypes["car-alert"]) });

/** Body of PATCH on an alert: whether it notifies. */
export const alertChange = z.object({ active: z.boolean() });

/** Of a car alert also what it looks for; what is left out stays. */
export const carAlertChange = z.object({
  active: z.boolean().optional(),
  name: text(120).optional(),
  filters: savedList.shape.filters.optional(),
});

/**
 * Body of `POST notifications/car-alert`, ours: what to look for, and the page that shows it. The same list sent again is
 * one alert; one that was ended within the hour is restored.
 */
export const carAlertBody = savedList.extend({ name: text(120).optional(), path: sitePath.optional() });

/** A subscription to new vehicles. The specification shows only its id: the other fields are ours. */
export const carAlert = savedList.extend({
  id: identifier,
  filters: ours(savedList.shape.filters),
  name: ours(z.string().max(120)),
  path: ours(sitePath),
  active: ours(z.boolean()),
  createTime: ours(dateTime),
  /** Vehicles that fit now. */
  total: z.int().min(0).optional(),
  unknown: unknownValues.optional(),
});

export const carAlerts = z.array(carAlert).max(listLimits.alerts);

/** Extension: what an alert for the list would have found in the last days. */
export const carAlertPreview = z.object({
  days: z.int().positive(),
  /** Vehicles that came, and vehicles that became cheaper, each counted once; all can be bought now. */
  arrived: z.int().min(0),
  cheaper: z.int().min(0),
  /** The newest of them. */
  vehicles: z.array(vehicleCard).max(listLimits.previewedVehicles),
});
