import { z } from "zod";
import { field } from "./field.ts";
import { slugId } from "./primitives.ts";

/**
 * One value of a filter with the number of vehicles that have it and can be bought, among those that the other filters leave:
 * what it would show alone, chosen or not. Brand and model are one filter.
 */
const facetValue = z.object({
  id: field(z.string(), "Id of the value, as filters send it", "seat"),
  value: field(z.string(), "Its name in the language of the call", "SEAT"),
  count: field(
    z.int().nonnegative(),
    "Number of vehicles with it that can be bought, among those that the other filters leave",
    42,
  ),
  parent: field(slugId.optional(), "Of a model: id of its brand", "seat"),
  needle: field(
    z.boolean().optional(),
    "Whether it is one of the values that this search asked for; it is shown as a tag",
    true,
  ),
});

export const facets = field(
  z.object({
    values: field(
      z.record(z.string(), z.array(facetValue)),
      "Values of each filter, by its key: brand, model, segment, fuel, transmission, seats and others",
      { brand: [{ id: "seat", value: "SEAT", count: 42, needle: true }] },
    ),
    ranges: field(
      z.record(
        z.string(),
        z.object({
          min: field(z.number(), "Lowest value of the stock that the other filters leave", 5990),
          max: field(z.number(), "Highest value of it", 48_900),
        }),
      ),
      "Ranges by key: `price` in euros, `year`, `kms` in km, `power` in hp, `range` in km, and `monthly` in euros where it is searched by the month",
      { price: { min: 5990, max: 48_900 } },
    ),
  }),
  "Options of the filters with the number of vehicles behind each",
);

export type Facets = z.infer<typeof facets>;
export type FacetValue = z.infer<typeof facetValue>;
