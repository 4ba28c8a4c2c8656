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
  "distance",
  "rating",
] as const;

export const listFilters = [
  "brand",
  "model",
  "segment",
  "fuel",
  "transmission",
  "seats",
  "badge",
  "cc",
  "licence",
  "rating",
] as const;
export const rangeFilters = ["year", "kms", "price", "power", "range", "monthly"] as const;
export const flagFilters = [
  "lowCost",
  "highlighted",
  "traction4x4",
  "deductibleVAT",
  "discount",
  "financing",
] as const;

/** The keys of a range's ends; some are open at one. */
export const rangeEnds = {
  year: { from: "yearFrom", to: "yearTo" },
  kms: { from: "kmsFrom", to: "kmsTo" },
  price: { from: "priceFrom", to: "priceTo" },
  power: { from: "powerFrom", to: "powerTo" },
  range: { from: "rangeFrom", to: undefined },
  monthly: { from: undefined, to: "monthlyTo" },
} as const satisfies Record<RangeFilter, { readonly from?: string; readonly to?: string }>;

/** Limits that are one of a few: how many have owned it at most; in how many days it has come; kilometres around a place. */
export const choices = { owners: [1, 2, 3], newSince: [1, 3, 7, 14], radius: [25, 50, 100, 200] } as const;
export const choiceFilters = ["owners", "newSince"] as const;

/** Every filter; a range is one, whichever of its ends is set, and so is a place with its radius. */
export const filterIds = [
  ...listFilters,
  ...rangeFilters,
  ...choiceFilters,
  "place",
  ...flagFilters,
] as const;

/** The groups of the filter form. */
export const filterGroups = [...listFilters, ...rangeFilters, "place", "more"] as const;

/** Every key of the address, in the order of the canonical link. */
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
  "badge",
  "cc",
  "licence",
  "rating",
  "powerFrom",
  "powerTo",
  "rangeFrom",
  "owners",
  "newSince",
  "monthlyTo",
  "deposit",
  "place",
  "radius",
  "sort",
  "page",
] as const;

export type Sort = (typeof sorts)[number];
export type ListFilter = (typeof listFilters)[number];
export type RangeFilter = (typeof rangeFilters)[number];
export type FlagFilter = (typeof flagFilters)[number];
export type FilterGroupName = (typeof filterGroups)[number];
export type ChoiceFilter = (typeof choiceFilters)[number];
/** The key of one end of a range. */
export type RangeKey = Exclude<
  { [Filter in RangeFilter]: (typeof rangeEnds)[Filter]["from" | "to"] }[RangeFilter],
  undefined
>;
export const rangeKeys: readonly RangeKey[] = rangeFilters.flatMap((filter) => {
  const { from, to } = rangeEnds[filter];
  return [from, to].filter((key) => key !== undefined);
});
