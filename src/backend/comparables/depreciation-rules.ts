/** Parameters of the depreciation. */
export const depreciationRules = {
  /**
   * Prices of alike vehicles differ by some percent: the cost of a year and of a kilometre shows in about thirty, and is fitted on a wider
   * group where there are fewer.
   */
  vehicles: 30,
  /** The least depreciation of a year, also where all vehicles of the stock have the same age and no rate can be fitted. */
  leastLossPerYear: 0.03,
  /** The least depreciation of a kilometre: half a percent each 10 000. */
  leastLossPerKilometre: 0.005 / 10_000,
} as const;
