/** What a loss of value is read by. */
export const depreciationRules = {
  /** Prices of alike vehicles differ by some percent: what a year and a kilometre cost shows in about thirty, and is read from a wider group where there are fewer. */
  vehicles: 30,
  /** The least depreciation of a year, also where all vehicles of the stock have the same age and no rate can be fitted. */
  leastLossPerYear: 0.03,
  /** The least that a kilometre takes: half a percent each 10 000. */
  leastLossPerKilometre: 0.005 / 10_000,
} as const;
