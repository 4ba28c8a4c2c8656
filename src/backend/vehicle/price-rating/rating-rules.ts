/** What a price is rated by. Money in cents. */
export const ratingRules = {
  /** With fewer, one odd price moves the median: there is no rating. */
  fewestComparables: 8,
  /** Up to so many percent of the middle price a price is below it. Prices of alike vehicles differ by some percent without a reason. */
  belowPercent: 94,
  /** Of more it is above it. */
  abovePercent: 106,
  /** Results are rounded to this. */
  stepCents: 5_000,
} as const;
