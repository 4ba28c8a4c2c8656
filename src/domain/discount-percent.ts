import type { Cents } from "./money.ts";

/** The reduction in whole percent of the previous price, rounded down; 0 when there is none. */
export const discountPercent = (previousCents: Cents, currentCents: Cents): number => {
  if (!(previousCents > currentCents) || previousCents <= 0) return 0;
  return Math.floor(((previousCents - currentCents) * 100) / previousCents);
};
