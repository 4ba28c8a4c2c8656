import { z } from "zod";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { field } from "./field.ts";
import { knownText } from "./known-only.ts";
import { ours } from "./ours.ts";
import { searchFilters, searchTextLength } from "./search-filters.ts";

export const interpretQuery = z.object({
  text: field(z.string().trim().min(1).max(searchTextLength), "What was typed", "golf tdi automatico 2019"),
  kind: field(
    z.enum(vehicleKinds).optional(),
    "Kind of vehicle of the list on which it was typed: decides where words fit both",
    "car",
  ),
  suggest: ours(z.literal("1"), "Asks for suggestions besides: it is still being typed", "1"),
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
  suggestions: ours(
    z.array(
      z.object({
        text: field(
          z.string().min(1).max(searchTextLength),
          "A make, model or town that begins so",
          "SEAT León",
        ),
        count: field(z.int().positive(), "How many vehicles of it can be bought", 12),
      }),
    ),
    "How the text may go on, best first, where it was asked for",
  ),
});

export type Interpretation = z.infer<typeof interpretation>;
