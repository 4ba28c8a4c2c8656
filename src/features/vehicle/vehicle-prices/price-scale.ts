import type { Vehicle } from "#api/models/vehicle.ts";

export type Rated = NonNullable<Vehicle["priceRating"]>;

type Anchor = "start" | "middle" | "end";

/** Positions of a scale's marks, from its left end in units of its width. */
export type PriceScale = {
  /** The quartiles; undefined where they are too close to be distinguished. */
  readonly box: readonly [low: number, high: number] | undefined;
  readonly median: number;
  readonly price: number;
  /** On which side of its mark the label of the price fits. */
  readonly anchor: Anchor;
};

export const scaleWidth = 320;

/**
 * The interquartile range takes the middle half of the scale; a price beyond the ends is placed at the end. A
 * range of less than two percent is rendered as if it were two.
 */
export const priceScale = ({ low, median, high }: Rated, price: number): PriceScale => {
  const range = Math.max(high - low, median * 0.02);
  const middle = (low + high) / 2;
  const edge = 8;
  const at = (euros: number) => {
    const place = scaleWidth * (0.5 + (euros - middle) / range / 2);
    return Math.round(Math.min(scaleWidth - edge, Math.max(edge, place)));
  };
  const priceAt = at(price);
  return {
    box: high - low < median * 0.01 ? undefined : [at(low), at(high)],
    median: at(median),
    price: priceAt,
    anchor: priceAt < scaleWidth / 4 ? "start" : priceAt > scaleWidth * 0.75 ? "end" : "middle",
  };
};
