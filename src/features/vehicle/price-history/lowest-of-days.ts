import type { PricePoint } from "./price-line.ts";

const dayMs = 86_400_000;

/**
 * The lowest price that held at any moment of the last days, that of their first moment included.
 * @param prices oldest first, at least one
 */
export const lowestOfDays = (
  prices: readonly [PricePoint, ...PricePoint[]],
  now: Date,
  days: number,
): PricePoint => {
  const begin = now.getTime() - days * dayMs;
  const held = prices.filter((_, index) => {
    const next = prices[index + 1];
    return next === undefined || Date.parse(next.from) > begin;
  });
  const [newest, ...older] = held.toReversed();
  return older.reduce((lowest, each) => (each.price < lowest.price ? each : lowest), newest ?? prices[0]);
};
