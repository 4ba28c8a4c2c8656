import type { Facets } from "#contract/search-facets.ts";
import type { ValueCounts } from "./count-values.ts";

/** Prices in whole euros that hold every vehicle; nothing for a range without vehicles. */
export const describeRanges = ({ ranges }: ValueCounts): Facets["ranges"] => {
  const { price, monthly, ...figures } = ranges;
  return {
    ...figures,
    ...(price && { price: inEuros(price) }),
    ...(monthly && { monthly: inEuros(monthly) }),
  };
};

const inEuros = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: Math.floor(min / 100),
  max: Math.ceil(max / 100),
});
