import { z } from "zod";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { field, unshown } from "./field.ts";
import { ours } from "./ours.ts";

/** Longest text that a text search reads, in characters. */
export const searchTextLength = 120;

/** Filter strings with the keys of the site's query string: `{ brand: "audi,seat", priceTo: "15000" }`. */
export const searchFilters = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((filters) => Object.keys(filters).length <= 30, "at most 30 filters")
  .meta({ examples: [{ brand: "audi,seat", priceTo: "15000" }] });

/** What a filter may be called, for descriptions. */
const filterWords =
  "Filters by key, each a string: brand, model, segment, fuel, transmission and seats take ids separated by commas (any of them); " +
  "yearFrom, yearTo, kmsFrom, kmsTo (km), priceFrom and priceTo (euros) are limits; " +
  'lowCost, highlighted, traction4x4, deductibleVAT, discount and financing are "1". Unknown keys are ignored';

/** Most ways into a list that content may offer. */
export const quickFilterLimit = 8;

const kind = z.enum(vehicleKinds);
const dealerCodes = z.array(z.string().min(1).max(20)).min(1).max(60);
const kindWords = "Only vehicles of this kind";
const dealerWords = "Only vehicles that stand at these dealers, by `dealerCode`";

/** A saved list of vehicles: it finds what the list showed when it was saved. */
export const savedList = z.object({
  /** Which vehicles the list is about before any filter. */
  kind: unshown(field(kind.optional(), kindWords, "car")),
  dealers: unshown(field(dealerCodes.optional(), dealerWords, ["MAD01"])),
  filters: unshown(field(searchFilters, filterWords)),
});

/**
 * Of a saved list: brands, models, dealers and other values that the service no longer knows. The list finds what the
 * remaining values find, and nothing when no value of a filter remains.
 */
export const unknownValues = z.array(z.string().max(500)).max(500);

/** What a Search component requests: filters, a sort and a page. */
export const searchComponentQuery = z.object({
  kind: ours(kind, `${kindWords}: of a page about a kind of vehicle`, "car"),
  dealers: ours(dealerCodes, `${dealerWords}: of a page about a place`, ["MAD01"]),
  filters: field(searchFilters, filterWords),
  about: ours(
    searchFilters,
    "What the page is about by itself; with it the answer has an example of a text to search for there",
    { segment: "suv" },
  ),
  counts: ours(
    z.array(searchFilters).max(quickFilterLimit),
    "Other filters; for each the answer holds the number of vehicles that it would find",
    [{ fuel: "electric" }],
  ),
  sort: field(
    z.string().max(40).optional(),
    "Order: relevance (when left out), price-asc, price-desc, monthly-asc, monthly-desc, newest, kms-asc, year-desc, distance, rating",
    "price-asc",
  ),
  page: field(z.int().min(1).max(100_000).optional(), "Page of the list, from 1", 1),
  limit: field(z.int().min(1).max(48).optional(), "Number of vehicles on a page", 24),
});
