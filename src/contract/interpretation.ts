import { z } from "zod";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { field } from "./field.ts";
import { knownText } from "./known-only.ts";
import { searchFilters, searchTextLength } from "./search-filters.ts";

export const interpretQuery = z.object({
  text: field(z.string().trim().min(1).max(searchTextLength), "What was typed", "golf tdi automatico 2019"),
  kind: field(
    z.enum(vehicleKinds).optional(),
    "Kind of vehicle of the list on which it was typed: decides where words fit both",
    "car",
  ),
});

/** What a typed text means: filters with the keys of the site's query string, and the words that mean nothing to them. */
export const interpretation = z.object({
  filters: field(searchFilters, "The filters that the text means", {
    brand: "volkswagen",
    model: "golf",
    fuel: "diesel",
    transmission: "automatic",
    yearFrom: "2019",
    yearTo: "2019",
  }),
  kind: field(
    knownText(z.enum(vehicleKinds)),
    "Kind of vehicle that the words call for; left out where they fit both",
    "car",
  ),
  unknown: field(
    z.array(z.string().max(searchTextLength)).max(60),
    "Words that mean nothing to the filters; the shop says so",
    ["barato"],
  ),
  place: field(
    z
      .object({
        words: field(z.string().max(searchTextLength), "The words that name it", "Madrid"),
        dealers: field(
          z.array(z.string().min(1).max(20)).min(1).max(60),
          "The dealers there, by `dealerCode`",
          ["MAD01"],
        ),
      })
      .optional(),
    "A place that was named",
  ),
});

export type Interpretation = z.infer<typeof interpretation>;
