/** Bounds that keep any address short and the page cache's keys few. Lengths are in characters. */
export const searchQueryLimits = {
  valuesPerFilter: 20,
  valueLength: 40,
  totalLength: 800,
  page: 9_999,
  year: { min: 1900, max: 2100 },
  kms: { min: 0, max: 9_999_999 },
  price: { min: 0, max: 9_999_999 },
} as const;
