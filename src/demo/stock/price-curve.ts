import type { FuelId, VehicleKind } from "#domain/vehicle-types.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";
import { averageKilometersPerYear } from "./yearly-use.ts";

type Curve = readonly (readonly [age: number, share: number])[];

/** Share of the list price that a vehicle of average use is still worth, by age in years. */
const valueByAge: Readonly<Record<VehicleKind, Curve>> = {
  car: [
    [0, 0.93],
    [1, 0.86],
    [2, 0.79],
    [3, 0.73],
    [4, 0.67],
    [5, 0.61],
    [6, 0.55],
    [8, 0.45],
    [10, 0.35],
    [12, 0.27],
    [15, 0.18],
    [20, 0.11],
  ],
  motorbike: [
    [0, 0.9],
    [1, 0.83],
    [2, 0.77],
    [3, 0.71],
    [5, 0.61],
    [8, 0.48],
    [10, 0.41],
    [15, 0.28],
    [20, 0.2],
  ],
};

/** What a fuel adds to or takes from the curve: at once, and per year of age. */
const fuelEffect: Readonly<Record<FuelId, { atOnce: number; perYear: number }>> = {
  petrol: { atOnce: 1, perYear: 0 },
  diesel: { atOnce: 1, perYear: -0.008 },
  hybrid: { atOnce: 1.02, perYear: 0.006 },
  "plug-in-hybrid": { atOnce: 0.95, perYear: -0.02 },
  electric: { atOnce: 0.88, perYear: -0.028 },
  lpg: { atOnce: 0.99, perYear: -0.004 },
  cng: { atOnce: 0.97, perYear: -0.015 },
};

/**
 * What a used vehicle is worth, in euros, before rounding: the list price times the share for its age, corrected for
 * how well the make holds its price (in full after five years), for the fuel, and for use: each year's worth of
 * kilometres above or below the average moves it by 4 %, within -28 % and +14 %. Powerful versions (over 250 CV) lose
 * up to 8 % more.
 */
export const usedValue = (version: CatalogueVersion, ageYears: number, kilometers: number): number => {
  const share = interpolate(valueByAge[version.kind], ageYears);
  const make = version.residual ** Math.min(1, ageYears / 5);
  const fuel = fuelEffect[version.fuel];
  const fuelFactor = Math.max(0.7, fuel.atOnce + fuel.perYear * Math.min(ageYears, 12));
  const perYear = averageKilometersPerYear(version);
  const yearsAbove = (kilometers - perYear * ageYears) / perYear;
  const use = Math.min(1.14, Math.max(0.72, 1 - 0.04 * yearsAbove));
  const power = version.kind === "car" ? 1 - Math.min(0.08, Math.max(0, (version.power - 250) / 2500)) : 1;
  return version.priceNew * share * make * fuelFactor * use * power;
};

const interpolate = (curve: Curve, at: number): number => {
  let previous = curve[0];
  if (previous === undefined) throw new RangeError("an empty curve");
  for (const point of curve) {
    if (point[0] >= at) {
      const width = point[0] - previous[0];
      return width === 0 ? point[1] : previous[1] + ((at - previous[0]) / width) * (point[1] - previous[1]);
    }
    previous = point;
  }
  return previous[1];
};

/** Rounds euros as shops write them: to a price that ends in 90 or in 00. */
export const toShopPrice = (euros: number, ending: "90" | "00"): number => {
  const hundreds = Math.max(3, Math.round(euros / 100));
  return hundreds * 100 - (ending === "90" ? 10 : 0);
};
