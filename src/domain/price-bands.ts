/** How a price lies to the middle one of vehicles like it, best first. */
export const priceBands = ["below", "in-line", "above"] as const;

export type PriceBand = (typeof priceBands)[number];

/** Values of the filter by rating; the last is of vehicles that too few others are like. */
export const priceRatings = [...priceBands, "unknown"] as const;

export type PriceRatingId = (typeof priceRatings)[number];
