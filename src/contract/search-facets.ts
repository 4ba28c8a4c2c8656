import { z } from "zod";
import { slugId } from "./primitives.ts";

/**
 * One value of a filter with the number of vehicles that have it and can be bought, among those that the other filters leave:
 * what it would show alone, chosen or not. Brand and model are one filter.
 */
const facetValue = z.object({
  id: z.string(),
  value: z.string(),
  count: z.int().nonnegative(),
  /** A model's brand. */
  parent: slugId.optional(),
  /** It is one of the values requested by this search, shown as a tag. */
  needle: z.boolean().optional(),
});

export const facets = z.object({
  values: z.record(z.string(), z.array(facetValue)),
  /**
   * Lowest and highest of the stock that the other filters leave, per range: `price`, `year`, `kms`, `power`, `range`, and
   * `monthly` where it is searched by the month.
   */
  ranges: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
});

export type Facets = z.infer<typeof facets>;
export type FacetValue = z.infer<typeof facetValue>;
