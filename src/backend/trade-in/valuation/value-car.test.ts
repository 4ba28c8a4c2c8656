import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Comparable } from "#backend/comparables/comparable.ts";
import { fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import { valuationCodes, valuationRules } from "./valuation-rules.ts";
import { sumOf, valueCar } from "./value-car.ts";

const { preparationCents, inspectionCents, sellingShare, stepCents } = valuationRules;
const loss = { perYear: 0.1, perKilometre: 0.02 / 10_000 };
const used = (priceCents: number, ageYears: number, kilometers: number): Comparable => ({
  priceCents,
  listPriceCents: 2_000_000,
  ageYears,
  kilometers,
});
const alike = [used(1_400_000, 4, 50_000), used(1_500_000, 4, 50_000), used(1_900_000, 4, 50_000)];

describe("lines", () => {
  test("begin with the middle price of what is compared, and say what costs are taken from it", () => {
    const car = { listPriceCents: 2_000_000, ageYears: 4, kilometers: 50_000 };
    const selling = Math.round(1_500_000 * sellingShare);
    expect(valueCar(car, alike, loss)).toEqual([
      { code: "comparables", cents: 1_500_000 },
      { code: "preparation", cents: -preparationCents },
      { code: "inspection", cents: -inspectionCents },
      { code: "selling", cents: -selling },
    ]);
  });

  test("say what another version, age and use make of it", () => {
    const car = { listPriceCents: 2_200_000, ageYears: 6, kilometers: 20_000 };
    const lines = valueCar(car, alike, loss);
    expect(lines.map(({ code }) => code)).toEqual(valuationCodes);
    const [compared, version, age, kilometers] = lines.map(({ cents }) => cents);
    expect([compared, version]).toEqual([1_500_000, 150_000]);
    expect(age).toBe(Math.round(1_650_000 * Math.exp(-0.2)) - 1_650_000);
    expect(kilometers).toBeGreaterThan(0);
  });

  test("take no more than a car is worth", () => {
    const wreck = { listPriceCents: 2_000_000, ageYears: 40, kilometers: 400_000 };
    const lines = valueCar(wreck, alike, loss);
    expect(sumOf(lines)).toBe(0);
    const costs = lines.filter(({ code }) => ["preparation", "inspection", "selling"].includes(code));
    expect(costs.every(({ cents }) => cents < 0)).toBe(true);
  });
});

const comparable = fc.record({
  priceCents: fc.integer({ min: 50_000, max: 12_000_000 }),
  listPriceCents: fc.integer({ min: 700_000, max: 15_000_000 }),
  ageYears: fc.integer({ min: 0, max: 240 }).map((months) => months / 12),
  kilometers: fc.integer({ min: 0, max: 400_000 }),
});
const pair = (max: number) => fc.tuple(fc.nat({ max }), fc.nat({ max }));
const situation = fc.record({
  stock: fc.array(comparable, { minLength: 3, maxLength: 14 }),
  listPriceCents: fc.integer({ min: 700_000, max: 15_000_000 }),
  months: pair(1_200),
  kilometers: pair(1_000_000),
});

test("over 10 000 pairs a value never rises with kilometres or age, and its lines add up to the cent", () => {
  const property = fc.property(situation, ({ stock, listPriceCents, months, kilometers }) => {
    const depreciation = fitDepreciation(stock);
    const valueAt = (month: number, distance: number) => {
      const lines = valueCar(
        { listPriceCents, ageYears: month / 12, kilometers: distance },
        stock,
        depreciation,
      );
      const value = sumOf(lines);
      const wrong =
        value < 0 ||
        value > listPriceCents ||
        value % stepCents !== 0 ||
        lines.some(({ code, cents }) => !Number.isSafeInteger(cents) || !valuationCodes.includes(code));
      return wrong ? Number.NaN : value;
    };
    const [young = 0, old = 0] = months.toSorted((a, b) => a - b);
    const [few = 0, many = 0] = kilometers.toSorted((a, b) => a - b);
    const best = valueAt(young, few);
    return best >= valueAt(old, few) && best >= valueAt(young, many);
  });
  fc.assert(property, { numRuns: 10_000 });
});

test("whatever the other two cost, one price in the middle decides", () => {
  const car = { listPriceCents: 2_000_000, ageYears: 4, kilometers: 50_000 };
  const [cheap, middle, dear] = alike;
  const odd = [cheap, middle, { ...dear, priceCents: 90_000_000 }] as readonly Comparable[];
  expect(sumOf(valueCar(car, odd, loss))).toBe(sumOf(valueCar(car, alike, loss)));
});
