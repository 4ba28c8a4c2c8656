import type { Comparable } from "#backend/comparables/comparable.ts";
import type { Depreciation } from "#backend/comparables/fit-depreciation.ts";
import { quantileOf } from "#backend/comparables/quantile-of.ts";
import type { PriceBand } from "#contract/price-rating.ts";
import { ratingRules } from "./rating-rules.ts";

/** Money in whole 50 €, as cents. */
type Figures = {
  readonly medianCents: number;
  /** A quarter of the comparables costs less. */
  readonly lowCents: number;
  /** A quarter of the comparables costs more. */
  readonly highCents: number;
};

/** How a price lies among those of vehicles that are like it. */
export type RatedPrice = Figures & { readonly band: PriceBand; readonly comparables: number };

/**
 * Rates what a vehicle is offered for. Each comparable's price is carried to its list price, age and kilometres by the depreciation; the
 * band follows from the middle one and the quartiles as they are said, rounded. Prices that cannot be are left out. Undefined with fewer than eight.
 */
export const ratePrice = (
  vehicle: Comparable,
  comparables: readonly Comparable[],
  depreciation: Depreciation,
): RatedPrice | undefined => {
  const carried = comparables
    .map((other) => carriedTo(vehicle, other, depreciation))
    .filter((cents) => Number.isFinite(cents) && cents > 0);
  if (carried.length < ratingRules.fewestComparables || !(vehicle.priceCents > 0)) return undefined;
  const { stepCents } = ratingRules;
  const at = (share: number) => Math.round(quantileOf(carried, share) / stepCents) * stepCents;
  const figures = { medianCents: at(0.5), lowCents: at(0.25), highCents: at(0.75) };
  return { band: bandOf(vehicle.priceCents, figures), comparables: carried.length, ...figures };
};

const carriedTo = (to: Comparable, from: Comparable, { perYear, perKilometre }: Depreciation): number => {
  const lost = perYear * (from.ageYears - to.ageYears) + perKilometre * (from.kilometers - to.kilometers);
  return ((from.priceCents * to.listPriceCents) / from.listPriceCents) * Math.exp(lost);
};

/** Outside the middle half as well: where few prices lie far apart, their middle one alone jumps with each that comes or goes. */
const bandOf = (cents: number, { lowCents, medianCents, highCents }: Figures): PriceBand => {
  const { belowPercent, abovePercent } = ratingRules;
  if (cents <= lowCents && cents * 100 <= medianCents * belowPercent) return "below";
  return cents >= highCents && cents * 100 > medianCents * abovePercent ? "above" : "in-line";
};
