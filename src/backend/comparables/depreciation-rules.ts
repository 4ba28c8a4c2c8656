/** What a loss of value is read by. */
export const depreciationRules = {
  /** Prices of alike vehicles differ by some percent: what a year and a kilometre cost shows in about thirty, and is read from a wider group where there are fewer. */
  vehicles: 30,
  /** No vehicle keeps its price by itself: the least that a year takes, also where a stock of one age cannot tell. */
  leastLossPerYear: 0.03,
  /** The least that a kilometre takes: half a percent each 10 000. */
  leastLossPerKilometre: 0.005 / 10_000,
} as const;
