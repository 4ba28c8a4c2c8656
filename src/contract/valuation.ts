import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { describedCar } from "./described-car.ts";
import { field, unshown } from "./field.ts";
import { ours } from "./ours.ts";
import { addressId, dateTime, euros, identifier, text } from "./primitives.ts";

/** One line of what adds up to a value: what raises or lowers it, in words of the caller's language. */
export const valuationLine = z.object({
  code: field(identifier, "Id of what raises or lowers the value", "kilometers"),
  label: field(text(160), "The same in the language of the call", "Por sus kilómetros"),
  amount: field(euros, "By how much", 450),
});

const lines = z.array(valuationLine).max(listLimits.valuationLines);

/** How a value was found. Ours; left out where a service does not say. */
export const valuationDetails = {
  lines: ours(lines, "What the value is made of; the lines add up to it to the cent"),
  comparables: ours(z.int().min(0), "Number of vehicles of the stock that the value was read from", 11),
  confidence: ours(
    z.enum(["firm", "indicative"]),
    "`firm` from eight comparables on, `indicative` below",
    "firm",
  ),
  initialValuation: ours(euros.min(0), "Value before an inspection took anything from it", 9200),
  deductions: ours(lines, "What an inspection took; each amount is what it lowered the value by"),
};

/** Answer of the valuation, in euros. */
export const valuation = field(
  z.object({
    valuation: field(euros.min(0), "What the car is worth", 9200),
    tradeInId: field(
      addressId,
      "Id of the trade-in; part of its page's address",
      "3fh8w1n6y2c9k5d0r4x7mzqtvb",
    ),
    expirationDate: ours(dateTime, "When the value ends", "2026-12-20T10:15:00Z"),
    ...valuationDetails,
  }),
  "The value of a car",
);

/**
 * The car's data by its plate; unknown fields are left out. The specification does not show it: the fields are those of
 * phase one.
 */
export const plateData = unshown(
  field(
    z
      .object({
        ...describedCar,
        plate: field(z.string().max(20), "The plate, as the register has it", "1234BBB"),
      })
      .partial()
      .required({ plate: true }),
    "The car behind a plate; what is not known is left out, and the customer fills it in",
  ),
);
