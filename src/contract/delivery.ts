import { z } from "zod";
import { field } from "./field.ts";
import { calendarDate, countryCode, euros, identifier, queryFlag, text } from "./primitives.ts";

export const deliveryQuery = z.object({
  zipCode: field(text(10), "Postal code to deliver to: 28013 in Spain, 1100-048 in Portugal", "28013"),
  country: countryCode,
  financed: field(
    queryFlag.optional(),
    "Whether a credit has to be approved first, which takes its own days",
    true,
  ),
});

/** The first and the last day on which a vehicle may come. */
const deliveryDates = {
  earliest: field(
    calendarDate,
    "First day on which the vehicle may be handed over, once the contract is signed",
    "2026-11-30",
  ),
  latest: field(calendarDate, "Last day on which the vehicle may be handed over", "2026-12-04"),
};

const broughtTo = z.object({ cost: field(euros.min(0), "What the delivery costs", 249), ...deliveryDates });

/**
 * How a vehicle is delivered to a postal code. What is missing is not offered there. Collecting it from a dealer is free.
 */
export const deliveryOptions = z.object({
  home: field(broughtTo.optional(), "Delivery to the address of the receipt (type 0); left out, not offered"),
  custom: field(
    broughtTo.optional(),
    "Delivery to another address in a window (type 2); left out, not offered",
  ),
  dealers: field(
    z
      .array(
        z.object({
          dealerId: field(identifier, "`id` of the dealer (`GET /dealers/v2`)", "madrid-norte"),
          ...deliveryDates,
        }),
      )
      .max(500),
    "Dealers where the vehicle can be collected free of charge (type 1)",
  ),
});

export type DeliveryOptions = z.output<typeof deliveryOptions>;
