import { z } from "zod";
import { field } from "./field.ts";
import { vehicleKind } from "./vehicle-card.ts";

const filterValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/**
 * The initial filters of a page component, with the keys of the address. Content may write lists, numbers and booleans; the
 * services receive strings: `{ discount: "1", segment: "naked,sport" }`.
 */
export const componentFilters = z.record(z.string(), filterValue).transform((filters) =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== false)
      .map(([key, value]) => [key, value === true ? "1" : String(value)]),
  ),
);

/** What a Search component of a page is about. */
export const componentList = z.object({
  filters: field(componentFilters.default({}), "Filters that the list begins with, by key", {
    segment: "suv",
  }),
  kind: field(vehicleKind.optional(), "Only vehicles of this kind", "car"),
  dealers: field(
    z.array(z.string()).min(1).optional(),
    "Only vehicles that stand at these dealers, by `dealerCode`: the page is about a place",
    ["MAD01"],
  ),
});
