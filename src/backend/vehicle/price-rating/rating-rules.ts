/** What a price is rated by. Money in cents. */
export const ratingRules = {
  /** Of fewer, one odd price moves the middle: nothing is said. */
  fewestComparables: 8,
  /** Up to so many percent of the middle price a price is below it. Prices of alike vehicles differ by some percent without a reason. */
  belowPercent: 94,
  /** Of more it is above it. */
  abovePercent: 106,
  /** What is said is no more exact than this. */
  stepCents: 5_000,
} as const;
