import type { Facets } from "#contract/search-facets.ts";
import type { ValueCounts } from "./count-values.ts";

/** Prices in whole euros that hold every vehicle; nothing for a range without vehicles. */
export const describeRanges = ({ ranges }: ValueCounts): Facets["ranges"] => {
  const { price, year, kms } = ranges;
  return {
    ...(price && { price: { min: Math.floor(price.min / 100), max: Math.ceil(price.max / 100) } }),
    ...(year && { year }),
    ...(kms && { kms }),
  };
};
