import { z } from "zod";
import { vehicleKinds } from "#domain/vehicle-types.ts";

/** Longest text that a text search reads, in characters. */
export const searchTextLength = 120;

/** Filter strings with the keys of the site's query string: `{ brand: "audi,seat", priceTo: "15000" }`. */
export const searchFilters = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((filters) => Object.keys(filters).length <= 30, "at most 30 filters");

/**
 * What a Search component asks for: filters, a sort and a page.
 */
export const searchComponentQuery = z.object({
  kind: z.enum(vehicleKinds).optional(),
  filters: searchFilters,
  /** Extension: only vehicles that stand at these dealers, by `dealerCode`; a page about a place asks so. */
  dealers: z.array(z.string().min(1).max(20)).min(1).max(60).optional(),
  /** Extension: what the page is about by itself. With it the answer has an example of a text to search for there. */
  about: searchFilters.optional(),
  sort: z.string().max(40).optional(),
  page: z.int().min(1).max(100_000).optional(),
  limit: z.int().min(1).max(48).optional(),
});
