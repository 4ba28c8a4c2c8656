import { z } from "zod";
import { euros } from "./primitives.ts";

/** How a price lies to the middle one of vehicles like it. */
export const priceBands = ["below", "in-line", "above"] as const;

export type PriceBand = (typeof priceBands)[number];

/**
 * Extension: a vehicle's cash price compared with the shop's prices in its country for similar vehicles, each adjusted to
 * its age and kilometres.
 */
export const priceRating = z.object({
  /** `below`: at most 94 % of the median and at most `low`; `above`: more than 106 % of it and at least `high`. */
  band: z.enum(priceBands),
  /** How many other vehicles it is compared with. */
  comparables: z.int().min(8),
  median: euros,
  /** The lower quartile: a quarter of the others costs less. */
  low: euros,
  /** The upper quartile: a quarter of the others costs more. */
  high: euros,
});
