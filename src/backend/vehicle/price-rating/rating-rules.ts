/** Parameters of the price rating. Money in cents. */
export const ratingRules = {
  /** With fewer, one odd price moves the median: there is no rating. */
  fewestComparables: 8,
  /** Up to this percentage of the median a price is below it. Prices of alike vehicles differ by some percent without a reason. */
  belowPercent: 94,
  /** Beyond this it is above it. */
  abovePercent: 106,
  /** Results are rounded to this. */
  stepCents: 5_000,
} as const;
