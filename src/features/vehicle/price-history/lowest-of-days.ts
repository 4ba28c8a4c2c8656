import type { PricePoint } from "./price-line.ts";

const dayMs = 86_400_000;

/**
 * The lowest price in effect during the last days, including that at their start.
 * @param prices oldest first, at least one
 */
export const lowestOfDays = (
  prices: readonly [PricePoint, ...PricePoint[]],
  now: Date,
  days: number,
): PricePoint => {
  const start = now.getTime() - days * dayMs;
  const inEffect = prices.filter((_, index) => {
    const next = prices[index + 1];
    return next === undefined || Date.parse(next.from) > start;
  });
  const [newest, ...older] = inEffect.toReversed();
  return older.reduce((lowest, each) => (each.price < lowest.price ? each : lowest), newest ?? prices[0]);
};
