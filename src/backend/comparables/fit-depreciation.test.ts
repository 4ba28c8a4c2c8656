import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Comparable } from "./comparable.ts";
import { depreciationRules } from "./depreciation-rules.ts";
import { fitDepreciation } from "./fit-depreciation.ts";

const { leastLossPerYear, leastLossPerKilometre } = depreciationRules;

/** A car that has lost so much of its list price each year and each 10 000 km. */
const lost = (ageYears: number, kilometers: number, perYear: number, per10000: number): Comparable => ({
  listPriceCents: 2_000_000,
  priceCents: 2_000_000 * Math.exp(-perYear * ageYears - (per10000 * kilometers) / 10_000),
  ageYears,
  kilometers,
});
const usages = [
  [1, 20_000],
  [2, 15_000],
  [4, 90_000],
  [6, 60_000],
  [9, 180_000],
] as const;
const stock = (perYear: number, per10000: number) =>
  usages.map(([age, kilometers]) => lost(age, kilometers, perYear, per10000));

describe("what prices were made with is found in them", () => {
  test.each([
    [0.09, 0.02],
    [0.03, 0.03],
    [0.12, 0.005],
  ])("%f a year and %f each 10 000 km", (perYear, per10000) => {
    const found = fitDepreciation(stock(perYear, per10000));
    expect(found.perYear).toBeCloseTo(perYear, 6);
    expect(found.perKilometre * 10_000).toBeCloseTo(per10000, 6);
  });

  test("also where the best cars are the most expensive ones from the beginning", () => {
    const dear = stock(0.09, 0.02).map((car) => ({ ...car, priceCents: car.priceCents * 1.2 }));
    expect(fitDepreciation(dear).perYear).toBeCloseTo(0.09, 6);
  });
});

test.each([
  ["prices that rise with kilometres", stock(0.1, -0.05)],
  ["prices that rise with age", stock(-0.1, 0.05)],
  ["prices that rise with both", stock(-0.1, -0.05)],
  ["cars that are all alike", Array.from({ length: 5 }, () => lost(3, 40_000, 0.1, 0.02))],
  ["cars of one age", [10_000, 50_000, 90_000].map((kilometers) => lost(3, kilometers, 0.1, 0.02))],
  ["kilometres that follow from age", [1, 3, 8].map((age) => lost(age, age * 12_000, 0.1, 0.02))],
  ["one car", [lost(3, 40_000, 0.1, 0.02)]],
  ["no car", []],
] as const)("%s still leave a loss for each year and each kilometre", (_, cars) => {
  const { perYear, perKilometre } = fitDepreciation(cars);
  expect(perYear).toBeGreaterThanOrEqual(leastLossPerYear);
  expect(perYear).toBeLessThan(1);
  expect(perKilometre).toBeGreaterThanOrEqual(leastLossPerKilometre);
  expect(perKilometre).toBeLessThan(1 / 10_000);
});

describe("no other pair of losses fits the prices better", () => {
  const car = fc.record({
    listPriceCents: fc.integer({ min: 500_000, max: 9_000_000 }),
    priceCents: fc.integer({ min: 100_000, max: 9_000_000 }),
    ageYears: fc.integer({ min: 0, max: 20 }),
    kilometers: fc.integer({ min: 0, max: 300_000 }),
  });
  const cars = fc.array(car, { minLength: 3, maxLength: 12 });
  const step = fc.double({ min: -0.02, max: 0.02, noNaN: true });
  const fitsBest = (stock: readonly Comparable[], year: number, distance: number) => {
    const best = fitDepreciation(stock);
    const other = {
      perYear: Math.max(leastLossPerYear, best.perYear + year),
      perKilometre: Math.max(leastLossPerKilometre, best.perKilometre + distance / 10_000),
    };
    expect(errorOf(stock, best)).toBeLessThanOrEqual(errorOf(stock, other) * (1 + 1e-6) + 1e-9);
  };

  test("whatever the cars", () => {
    fc.assert(fc.property(cars, step, step, fitsBest));
  });

  test("also where kilometres follow from age alone", () => {
    const yearly = fc.double({ min: 1_000, max: 40_000, noNaN: true });
    const property = fc.property(cars, yearly, step, (stock, perYear, year) => {
      const driven = stock.map((one) => ({ ...one, kilometers: one.ageYears * perYear }));
      fitsBest(driven, year, 0);
    });
    fc.assert(property, { numRuns: 500 });
  });
});

/** Sum of squares that is left around the mean. */
const errorOf = (
  cars: readonly Comparable[],
  { perYear, perKilometre }: ReturnType<typeof fitDepreciation>,
) => {
  const rests = cars.map(
    ({ priceCents, listPriceCents, ageYears, kilometers }) =>
      Math.log(priceCents / listPriceCents) + perYear * ageYears + perKilometre * kilometers,
  );
  const mean = rests.reduce((sum, rest) => sum + rest, 0) / rests.length;
  return rests.reduce((sum, rest) => sum + (rest - mean) ** 2, 0);
};
