import { previousPrice } from "#domain/previous-price.ts";
import type { SeedPriceEntry } from "./seed-vehicle.ts";

/** Whether a vehicle with these prices may be shown as reduced: the rule by which the list of offers filters. */
export const isReduced = (prices: readonly SeedPriceEntry[]): boolean => {
  const log = prices
    .filter(({ priceType }) => priceType === "TotalPrice")
    .map(({ cents, at }) => ({ priceCents: cents, at: Date.parse(at) }));
  return previousPrice(log, Number.POSITIVE_INFINITY) !== undefined;
};
