import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { listLimits } from "./customer-list-limits.ts";
import { field, rare, unshown } from "./field.ts";
import { ours } from "./ours.ts";
import { dateTime, identifier, queryConstant, sitePath, text } from "./primitives.ts";
import { savedList, unknownValues } from "./search-filters.ts";
import { vehicleCard } from "./vehicle-card.ts";

/** Query of the two POST calls: the lead type id (37 car alert, 38 price drop). */
export const carAlertType = z.object({
  type: queryConstant(leadTypes["car-alert"], "Lead type id of a car alert"),
});

/** Body of PATCH on an alert: whether it notifies. */
export const alertChange = z.object({
  active: field(z.boolean(), "true resumes the alert, false pauses it", false),
});

const alertName = "Name that the customer gave it";

/** Of a car alert also what it looks for; what is left out stays. */
export const carAlertChange = z.object({
  active: field(z.boolean().optional(), "true resumes the alert, false pauses it; left out, it stays", false),
  name: unshown(field(text(120).optional(), `${alertName}; left out, it stays`, "Eléctricos en Madrid")),
  filters: unshown(
    field(savedList.shape.filters.optional(), "What it looks for; left out, it stays", {
      fuel: "electric",
      priceTo: "25000",
    }),
  ),
});

/**
 * Body of `POST notifications/car-alert`, ours: what to look for, and the page that shows it. The same list sent again is
 * one alert; one that was ended within the hour is restored.
 */
export const carAlertBody = unshown(
  savedList.extend({
    name: field(text(120).optional(), alertName, "Eléctricos en Madrid"),
    path: field(
      sitePath.optional(),
      "Page of the shop that shows the list",
      "/coches-ocasion/?fuel=electric",
    ),
  }),
);

/** A subscription to new vehicles. The specification shows only its id: the other fields are ours. */
export const carAlert = field(
  savedList.extend({
    id: field(identifier, "Id of the alert, by which it is changed and ended", "a1"),
    filters: ours(savedList.shape.filters, "What it looks for", { fuel: "electric" }),
    name: ours(z.string().max(120), alertName, "Eléctricos en Madrid"),
    path: ours(sitePath, "Page of the shop that shows the list", "/coches-ocasion/?fuel=electric"),
    active: ours(z.boolean(), "Whether it notifies; false while it is paused", true),
    createTime: ours(dateTime, "When it was set"),
    total: ours(z.int().min(0), "Number of vehicles that fit now", 12),
    unknown: ours(
      rare(unknownValues),
      "Values of the list that the service no longer knows; the alert looks for the others",
      ["sedan"],
    ),
  }),
  "A subscription to new vehicles",
);

export const carAlerts = z.array(carAlert).max(listLimits.alerts);

/** Extension: what an alert for the list would have found in the last days. */
export const carAlertPreview = z.object({
  days: field(z.int().positive(), "Days looked back", 30, "days"),
  arrived: field(z.int().min(0), "Number of vehicles that came and can be bought now", 4),
  cheaper: field(z.int().min(0), "Number of vehicles that became cheaper and can be bought now", 2),
  vehicles: field(z.array(vehicleCard).max(listLimits.previewedVehicles), "The newest of them"),
});
