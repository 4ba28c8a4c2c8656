import { z } from "zod";
import { pageComponent } from "./page.ts";
import { slugId } from "./primitives.ts";
import { vehicleCard } from "./vehicle.ts";

/** Filter strings with the keys of the site's query string: `{ brand: "audi,seat", priceTo: "15000" }`. */
export const searchFilters = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((filters) => Object.keys(filters).length <= 30, "at most 30 filters");

export type SearchFilters = z.infer<typeof searchFilters>;

/**
 * What a Search component asks for: filters, a sort and a page.
 */
export const searchComponentQuery = z.object({
  kind: z.enum(["car", "motorbike"]).optional(),
  filters: searchFilters,
  /** Extension: only vehicles that stand at these dealers, by `dealerCode`; a page about a place asks so. */
  dealers: z.array(z.string().min(1).max(20)).min(1).max(60).optional(),
  sort: z.string().max(40).optional(),
  page: z.int().min(1).max(100_000).optional(),
  limit: z.int().min(1).max(48).optional(),
});

/** One value of a filter with the number of vehicles that choosing it would show. */
export const facetValue = z.object({
  id: z.string(),
  value: z.string(),
  count: z.int().nonnegative(),
  /** A model's brand. */
  parent: slugId.optional(),
  needle: z.boolean().optional(),
});

export const facets = z.object({
  values: z.record(z.string(), z.array(facetValue)),
  /** Lowest and highest of the stock that the other filters leave, per range: `price`, `year`, `kms`. */
  ranges: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
});

export type Facets = z.infer<typeof facets>;
export type FacetValue = z.infer<typeof facetValue>;

/** What a Search component's `data` holds in the answer. */
export const searchResult = z.object({
  vehicles: z.array(vehicleCard),
  total: z.int().nonnegative(),
  facets,
  page: z.object({ number: z.int().positive(), size: z.int().positive(), count: z.int().nonnegative() }),
});

export type SearchResult = z.infer<typeof searchResult>;

export const componentFilteredBody = z.object({
  /** Page on which the search stands: the answer's `slug` when no other page matches the filters. */
  slug: z.string().max(300).optional(),
  components: z
    .array(z.object({ id: z.string().max(100), key: z.string().max(100), data: searchComponentQuery }))
    .min(1)
    .max(8),
});

export const componentFiltered = z.object({
  slug: z.string(),
  components: z.array(pageComponent.extend({ data: searchResult })),
});
