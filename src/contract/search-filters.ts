import { z } from "zod";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { ours } from "./ours.ts";

/** Longest text that a text search reads, in characters. */
export const searchTextLength = 120;

/** Filter strings with the keys of the site's query string: `{ brand: "audi,seat", priceTo: "15000" }`. */
export const searchFilters = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((filters) => Object.keys(filters).length <= 30, "at most 30 filters");

/** Most ways into a list that content may offer. */
export const quickFilterLimit = 8;

/** Which vehicles a list is about before any filter: those of a kind, and those that stand at dealers, by `dealerCode`. */
const scope = {
  kind: z.enum(vehicleKinds).optional(),
  dealers: z.array(z.string().min(1).max(20)).min(1).max(60).optional(),
};

/** A saved list of vehicles: it finds what the list showed when it was saved. */
export const savedList = z.object({ ...scope, filters: searchFilters });

/**
 * Of a saved list: brands, models, dealers and other values that the service no longer knows. The list finds what the
 * remaining values find, and nothing when no value of a filter remains.
 */
export const unknownValues = z.array(z.string().max(500)).max(500);

/** What a Search component requests: filters, a sort and a page. */
export const searchComponentQuery = z.object({
  /** Extensions: for a page about a kind of vehicle, or about a place. */
  kind: ours(scope.kind),
  dealers: ours(scope.dealers),
  filters: searchFilters,
  /** Extension: what the page is about by itself. With it the answer has an example of a text to search for there. */
  about: ours(searchFilters),
  /** Extension: other filters; for each the answer contains the number of vehicles it would find. */
  counts: ours(z.array(searchFilters).max(quickFilterLimit)),
  sort: z.string().max(40).optional(),
  page: z.int().min(1).max(100_000).optional(),
  limit: z.int().min(1).max(48).optional(),
});
