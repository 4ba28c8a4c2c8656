import { z } from "zod";

const filterValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/**
 * The filters a block begins with, with the keys of the address. Content may write lists, numbers and yes or no; the
 * services are asked with strings: `{ discount: "1", segment: "naked,sport" }`.
 */
export const vehicleFiltersSchema = z.record(z.string(), filterValue).transform((filters) =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== false)
      .map(([key, value]) => [key, value === true ? "1" : String(value)]),
  ),
);
