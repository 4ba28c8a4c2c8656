import { z } from "zod";
import { calendarDate, countryCode, euros, identifier, text } from "./primitives.ts";

export const deliveryQuery = z.object({ zipCode: text(10), country: countryCode });

/** The first and the last day on which a vehicle may come. */
const deliveryDates = { earliest: calendarDate, latest: calendarDate };

const broughtTo = z.object({ cost: euros.min(0), ...deliveryDates });

/**
 * How a vehicle is delivered to a postal code. What is missing is not offered there. Collecting it from a dealer is free.
 */
export const deliveryOptions = z.object({
  home: broughtTo.optional(),
  custom: broughtTo.optional(),
  dealers: z.array(z.object({ dealerId: identifier, ...deliveryDates })).max(500),
});

export type DeliveryOptions = z.output<typeof deliveryOptions>;
