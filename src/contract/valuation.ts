import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { describedCar } from "./described-car.ts";
import { addressId, dateTime, euros, identifier, text } from "./primitives.ts";

/** One line of what adds up to a value: what raises or lowers it, in words of the caller's language. */
export const valuationLine = z.object({ code: identifier, label: text(160), amount: euros });

/** How a value was found. Ours; left out where a service does not say. */
export const valuationDetails = {
  /** Add up to the value to the cent. */
  lines: z.array(valuationLine).max(listLimits.valuationLines).optional(),
  /** Vehicles of the stock that the value was read from. */
  comparables: z.int().min(0).optional(),
  /** `firm` from eight comparables on, `indicative` below. */
  confidence: z.enum(["firm", "indicative"]).optional(),
  /** Value before an inspection took anything from it. */
  initialValuation: euros.min(0).optional(),
  /** What an inspection took, as published; each amount is what it lowered the value by. */
  deductions: z.array(valuationLine).max(listLimits.valuationLines).optional(),
};

/** Answer of the valuation, in euros. */
export const valuation = z.object({
  valuation: euros.min(0),
  tradeInId: addressId,
  /** Ours. */
  expirationDate: dateTime.optional(),
  ...valuationDetails,
});

/**
 * The car's data by its plate; unknown fields are left out. The specification does not show it: the fields are those of
 * phase one.
 */
export const plateData = z
  .object({ ...describedCar, plate: z.string().max(20) })
  .partial()
  .required({ plate: true });
