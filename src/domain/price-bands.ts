/** How a price lies to the middle one of vehicles like it. */
export const priceBands = ["below", "in-line", "above"] as const;

export type PriceBand = (typeof priceBands)[number];
