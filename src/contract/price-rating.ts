import { z } from "zod";
import { priceBands } from "#domain/price-bands.ts";
import { field } from "./field.ts";
import { euros } from "./primitives.ts";

/**
 * Extension: a vehicle's cash price compared with the shop's prices in its country for similar vehicles, each adjusted to
 * its age and kilometres.
 */
export const priceRating = z.object({
  band: field(
    z.enum(priceBands),
    "`below`: at most 94 % of the median and at most `low`; `above`: more than 106 % of it and at least `high`; else `in-line`",
    "in-line",
  ),
  comparables: field(z.int().min(8), "How many other vehicles it is compared with", 12),
  median: field(euros, "Price in the middle of theirs, adjusted to age and kilometres", 15_600),
  low: field(euros, "Lower quartile: a quarter of the others costs less", 14_700),
  high: field(euros, "Upper quartile: a quarter of the others costs more", 16_400),
});
