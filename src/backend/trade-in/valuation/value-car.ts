import type { Comparable } from "#backend/comparables/comparable.ts";
import type { Depreciation } from "#backend/comparables/fit-depreciation.ts";
import { quantileOf } from "#backend/comparables/quantile-of.ts";
import type { StoredValuationLine } from "#backend/store/schema/trade-ins.ts";
import { type ValuationCode, valuationRules } from "./valuation-rules.ts";

type ValuationLine = StoredValuationLine & { readonly code: ValuationCode };
type Car = Omit<Comparable, "priceCents">;

/**
 * What a car is worth to a dealer, line by line: what comparable vehicles cost, what the car's own version, age and kilometres make of
 * that, and what selling it costs. Every comparable is carried to the car's age and kilometres by the depreciation, and the middle one
 * counts, so the sum never rises with either, nor above the list price. It is whole ten euros, never negative; lines of nothing are
 * left out.
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

  const asked = Math.round(Math.exp(middle(({ priceCents }) => Math.log(priceCents))));
  const ofVersion = inCents(middle(share));
  const ofAge = inCents(middle(worthNew) - perYear * car.ageYears);
  const market = inCents(middle(worthUnused) - perYear * car.ageYears - perKilometre * car.kilometers);
  const lines: readonly ValuationLine[] = [
    { code: "comparables", cents: asked },
    { code: "version", cents: ofVersion - asked },
    { code: "age", cents: ofAge - ofVersion },
    { code: "kilometers", cents: market - ofAge },
    ...costsOf(market),
  ];
  return lines.filter(({ cents }) => cents !== 0);
};

/** What the dealer has to spend on it; the last line takes what rounding leaves, and none takes more than there is. */
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

/** What lines add up to. */
export const sumOf = (lines: readonly StoredValuationLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
