import { z } from "zod";
import {
  calendarDate,
  consent,
  emailAddress,
  identifier,
  phoneNumber,
  queryFlag,
  sitePath,
  text,
  vin,
} from "./primitives.ts";

/** Type ids of specification section 3. */
export const leadTypes = {
  testDrive: 32,
  contactVehicle: 33,
  contact: 34,
  newsletter: 36,
  carAlert: 37,
  priceDrop: 38,
} as const;

export type LeadType = (typeof leadTypes)[keyof typeof leadTypes];

const message = text(2000);

/** Filters of a car alert as a query string without the question mark: `brand=audi,seat&priceTo=15000`. */
const filterQuery = z.string().max(2000);

const reachable = {
  email: emailAddress,
  /** Privacy terms accepted; without it no lead is kept. */
  consent,
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
    type: z.literal(leadTypes.testDrive),
    ...named,
    vin,
    /** The vehicle's dealer where none is chosen. */
    dealerId: identifier.optional(),
    preferredDate: calendarDate.optional(),
    preferredTime: z.enum(["morning", "afternoon"]).optional(),
    message: message.optional(),
  }),
  z.object({ type: z.literal(leadTypes.contactVehicle), ...named, vin, message }),
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
    type: z.literal(leadTypes.carAlert),
    ...reachable,
    name: text(120).optional(),
    phone: phoneNumber.optional(),
    filters: filterQuery,
  }),
  z.object({
    type: z.literal(leadTypes.priceDrop),
    ...reachable,
    name: text(120).optional(),
    phone: phoneNumber.optional(),
    vin,
  }),
]);

/** A lead as a caller hands it over. */
export type LeadInput = z.input<typeof leadBody>;

/** A lead as the service reads it. */
export type Lead = z.output<typeof leadBody>;
