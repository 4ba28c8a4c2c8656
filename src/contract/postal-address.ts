import { z } from "zod";
import { field, rare } from "./field.ts";
import { countryCode, text } from "./primitives.ts";

/** A Portuguese postal code NNNN-NNN travels as `zipCode` NNNN and `zipCodeExtension` NNN. */
export const postalAddress = z.object({
  address: field(text(200), "Street, number and door", "Calle Mayor 1, 2.º B"),
  zipCode: field(text(10), "Postal code; in Portugal its first four digits", "28013"),
  zipCodeExtension: field(
    rare(
      z
        .string()
        .regex(/^\d{3}$/, "3 digits")
        .optional(),
    ),
    "Last three digits of a Portuguese postal code",
    "048",
  ),
  city: field(text(100), "Town", "Madrid"),
  country: countryCode.optional(),
});

/** Specification section 3, "receipt": who the invoice is for, with another address where one was given. */
export const receipt = postalAddress.extend({
  nif: field(text(20), "Tax id: NIF or NIE in Spain, NIF in Portugal; of a company its own", "12345678Z"),
  extraReceipt: field(
    postalAddress.optional(),
    "Another address for the receipt; the specification does not name its key",
  ),
});
