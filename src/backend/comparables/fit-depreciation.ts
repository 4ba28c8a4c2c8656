import type { Comparable } from "./comparable.ts";
import { depreciationRules } from "./depreciation-rules.ts";

/** By how much the logarithm of a price falls with each year and each kilometre; neither is ever negative. */
export type Depreciation = { readonly perYear: number; readonly perKilometre: number };

/**
 * Least squares of log(price / list price) over age and kilometres, with an intercept and with neither coefficient below the least
 * loss: non-negative least squares of what is lost beyond that, for two unknowns in closed form.
 */
export const fitDepreciation = (vehicles: readonly Comparable[]): Depreciation => {
  const { leastLossPerYear, leastLossPerKilometre } = depreciationRules;
  const lossOf = ({ priceCents, listPriceCents, ageYears, kilometers }: Comparable) =>
    -Math.log(priceCents / listPriceCents) - leastLossPerYear * ageYears - leastLossPerKilometre * kilometers;
  const points = vehicles.map((vehicle) => ({
    age: vehicle.ageYears,
    distance: vehicle.kilometers / 10_000,
    loss: lossOf(vehicle),
  }));
  const { byAge, byDistance } = nonNegative(momentsOf(points));
  return {
    perYear: leastLossPerYear + byAge,
    perKilometre: leastLossPerKilometre + byDistance / 10_000,
  };
};

type Point = { readonly age: number; readonly distance: number; readonly loss: number };
type Moments = { readonly [Pair in "aa" | "dd" | "ad" | "al" | "dl"]: number };

/** Sums of products of deviations from the mean. */
const momentsOf = (points: readonly Point[]): Moments => {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / Math.max(1, points.length);
  const means = {
    age: mean(({ age }) => age),
    distance: mean(({ distance }) => distance),
    loss: mean(({ loss }) => loss),
  };
  const sums = { aa: 0, dd: 0, ad: 0, al: 0, dl: 0 };
  for (const point of points) {
    const age = point.age - means.age;
    const distance = point.distance - means.distance;
    const loss = point.loss - means.loss;
    sums.aa += age * age;
    sums.dd += distance * distance;
    sums.ad += age * distance;
    sums.al += age * loss;
    sums.dl += distance * loss;
  }
  return sums;
};

/** Where one of the two would be negative, or they cannot be separated, the better one explains all. */
const nonNegative = ({ aa, dd, ad, al, dl }: Moments): { byAge: number; byDistance: number } => {
  const determinant = aa * dd - ad * ad;
  if (determinant > aa * dd * 1e-9) {
    const byAge = (al * dd - dl * ad) / determinant;
    const byDistance = (dl * aa - al * ad) / determinant;
    if (byAge >= 0 && byDistance >= 0) return { byAge, byDistance };
  }
  const age = al > 0 && aa > 0 ? { slope: al / aa, explains: (al * al) / aa } : none;
  const distance = dl > 0 && dd > 0 ? { slope: dl / dd, explains: (dl * dl) / dd } : none;
  return age.explains >= distance.explains
    ? { byAge: age.slope, byDistance: 0 }
    : { byAge: 0, byDistance: distance.slope };
};

const none = { slope: 0, explains: 0 };
