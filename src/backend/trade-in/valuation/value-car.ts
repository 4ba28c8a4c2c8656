import type { Comparable } from "#backend/comparables/comparable.ts";
import type { Depreciation } from "#backend/comparables/fit-depreciation.ts";
import { quantileOf } from "#backend/comparables/quantile-of.ts";
import type { StoredValuationLine } from "#backend/store/schema/trade-ins.ts";
import { type ValuationCode, valuationRules } from "./valuation-rules.ts";

type ValuationLine = StoredValuationLine & { readonly code: ValuationCode };
type Car = Omit<Comparable, "priceCents">;

/**
 * Calculates a car's value to a dealer line by line: the price of comparable vehicles, the effect of the car's own version, age and kilometres,
 * and the costs of selling it. Every comparable is adjusted to the car's age and kilometres by the depreciation, and the median
 * counts, so the sum never rises with either, nor above the list price. It is rounded to ten euros and never negative; lines of zero are
 * omitted.
 */
export const valueCar = (
  car: Car,
  comparables: readonly Comparable[],
  { perYear, perKilometre }: Depreciation,
): readonly ValuationLine[] => {
  const middle = (of: (comparable: Comparable) => number) => quantileOf(comparables.map(of), 0.5);
  const share = ({ priceCents, listPriceCents }: Comparable) => Math.log(priceCents / listPriceCents);
  const worthNew = (other: Comparable) => share(other) + perYear * other.ageYears;
  const worthUnused = (other: Comparable) => worthNew(other) + perKilometre * other.kilometers;
  const inCents = (logarithm: number) => Math.round(car.listPriceCents * Math.exp(Math.min(0, logarithm)));

  const comparablePrice = Math.round(Math.exp(middle(({ priceCents }) => Math.log(priceCents))));
  const ofVersion = inCents(middle(share));
  const ofAge = inCents(middle(worthNew) - perYear * car.ageYears);
  const market = inCents(middle(worthUnused) - perYear * car.ageYears - perKilometre * car.kilometers);
  const lines: readonly ValuationLine[] = [
    { code: "comparables", cents: comparablePrice },
    { code: "version", cents: ofVersion - comparablePrice },
    { code: "age", cents: ofAge - ofVersion },
    { code: "kilometers", cents: market - ofAge },
    ...costsOf(market),
  ];
  return lines.filter(({ cents }) => cents !== 0);
};

/** The dealer's costs; the last line includes the rounding, and no line takes more than what is left. */
const costsOf = (market: number): readonly ValuationLine[] => {
  const { preparationCents, inspectionCents, sellingShare, stepCents } = valuationRules;
  const preparation = Math.min(preparationCents, market);
  const inspection = Math.min(inspectionCents, market - preparation);
  const left = market - preparation - inspection;
  const value = Math.max(0, left - Math.round(market * sellingShare));
  const selling = left - Math.floor(value / stepCents) * stepCents;
  return [
    { code: "preparation", cents: -preparation },
    { code: "inspection", cents: -inspection },
    { code: "selling", cents: -selling },
  ];
};

/** The sum of the lines. */
export const sumOf = (lines: readonly StoredValuationLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
