/** Bounds that limit the length of addresses and the number of page cache keys. Lengths are in characters. */
export const searchQueryLimits = {
  valuesPerFilter: 20,
  valueLength: 40,
  totalLength: 800,
  page: 9_999,
  year: { min: 1900, max: 2100 },
  kms: { min: 0, max: 9_999_999 },
  price: { min: 0, max: 9_999_999 },
  /** Horsepower. */
  power: { min: 0, max: 2_000 },
  /** Kilometres on the battery alone. */
  range: { min: 0, max: 2_000 },
  /** Euros a month. */
  monthly: { min: 1, max: 9_999 },
  /** Whole euros; only multiples of the step, so that what a car is worth makes few pages. */
  deposit: { step: 500, max: 30_000 },
} as const;
