/** Sort orders of a vehicle list; the first is the default and left out of the address. */
export const sorts = [
  "relevance",
  "price-asc",
  "price-desc",
  "monthly-asc",
  "monthly-desc",
  "newest",
  "kms-asc",
  "year-desc",
] as const;

export const listFilters = ["brand", "model", "segment", "fuel", "transmission", "seats"] as const;
export const rangeFilters = ["year", "kms", "price"] as const;
export const flagFilters = [
  "lowCost",
  "highlighted",
  "traction4x4",
  "deductibleVAT",
  "discount",
  "financing",
] as const;

/** Every filter; a range is one, whichever of its ends is set. */
export const filterIds = [...listFilters, ...rangeFilters, ...flagFilters] as const;

/** Every key of the address, in the order of the canonical link (product decision 6). */
export const searchQueryKeys = [
  "brand",
  "model",
  "segment",
  "fuel",
  "yearFrom",
  "yearTo",
  "kmsFrom",
  "kmsTo",
  "priceFrom",
  "priceTo",
  ...flagFilters,
  "transmission",
  "seats",
  "sort",
  "page",
] as const;

export type Sort = (typeof sorts)[number];
export type ListFilter = (typeof listFilters)[number];
export type RangeFilter = (typeof rangeFilters)[number];
export type FlagFilter = (typeof flagFilters)[number];
/** The key of one end of a range. */
export type RangeKey = `${RangeFilter}${"From" | "To"}`;
export const rangeKeys = rangeFilters.flatMap((filter) => [`${filter}From`, `${filter}To`] as const);
