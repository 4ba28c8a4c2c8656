import { z } from "zod";
import { leadTypes } from "#domain/lead-types.ts";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import {
  calendarDate,
  consent,
  emailAddress,
  identifier,
  phoneNumber,
  queryFlag,
  sitePath,
  text,
  timeOfDay,
  vin,
} from "./primitives.ts";

const message = text(2000);

/** Filters of a car alert as a query string without the question mark: `brand=audi,seat&priceTo=15000`. */
const filterQuery = z.string().max(2000);

/** Codes of dealers, separated by commas. */
const dealerCodes = z.string().max(1300);

const reachable = {
  email: emailAddress,
  /** Privacy terms accepted; without it no lead is stored. */
  consent,
  /** Which words of the terms. */
  consentVersion: text(40),
  /** Of the form that was rendered: the same lead sent again under it is stored once. */
  requestId: z.uuid(),
  /** News by mail wanted as well. */
  marketing: queryFlag.optional(),
  /** Page on which the form stood. */
  path: sitePath.optional(),
};

const named = { ...reachable, name: text(120), phone: phoneNumber };

/**
 * Body of `POST lead?type=`, form data. The specification does not show its fields: all of these are ours, one set per
 * type. `type` itself travels in the query.
 */
export const leadBody = z.discriminatedUnion("type", [
  z.object({
    type: z.literal(leadTypes["test-drive"]),
    ...named,
    vin,
    /** The vehicle's dealer where none is chosen. */
    dealerId: identifier.optional(),
    /** Day and time of the clock at the dealer, while it is open. */
    preferredDate: calendarDate.optional(),
    preferredTime: timeOfDay.optional(),
    message: message.optional(),
  }),
  z.object({ type: z.literal(leadTypes["contact-vehicle"]), ...named, vin, message }),
  z.object({
    type: z.literal(leadTypes.contact),
    ...named,
    phone: phoneNumber.optional(),
    dealerId: identifier.optional(),
    subject: text(150).optional(),
    message,
  }),
  z.object({ type: z.literal(leadTypes.newsletter), ...reachable, name: text(120).optional() }),
  z.object({
    type: z.literal(leadTypes["car-alert"]),
    ...reachable,
    name: text(120).optional(),
    phone: phoneNumber.optional(),
    /** What the alert is called in the mails about it. */
    alertName: text(120).optional(),
    /** The list, as in `savedList`. */
    kind: z.enum(vehicleKinds).optional(),
    dealers: dealerCodes.optional(),
    filters: filterQuery.optional(),
    /** The page that shows the list. */
    listPath: sitePath.optional(),
  }),
  z.object({
    type: z.literal(leadTypes["price-drop"]),
    ...reachable,
    name: text(120).optional(),
    phone: phoneNumber.optional(),
    vin,
  }),
]);

/** Answer of `POST lead`. */
export const leadAnswer = z
  .object({
    id: identifier.optional(),
    /** Extension: the service has mailed a link to the address and does nothing before it was followed. */
    toConfirm: z.boolean().optional(),
  })
  .nullish();
