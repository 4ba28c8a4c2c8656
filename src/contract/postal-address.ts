import { z } from "zod";
import { countryCode, text } from "./primitives.ts";

/** A Portuguese postal code NNNN-NNN travels as `zipCode` NNNN and `zipCodeExtension` NNN. */
export const postalAddress = z.object({
  address: text(200),
  zipCode: text(10),
  zipCodeExtension: z
    .string()
    .regex(/^\d{3}$/, "3 digits")
    .optional(),
  city: text(100),
  country: countryCode.optional(),
});

/** Specification section 3, "receipt": who the invoice is for, with another address where one was given. */
export const receipt = postalAddress.extend({
  nif: text(20),
  /** Ours: the specification does not name the extra receipt's key. */
  extraReceipt: postalAddress.optional(),
});
