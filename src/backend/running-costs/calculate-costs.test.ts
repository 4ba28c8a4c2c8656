import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuels, segmentsByKind, vehicleKinds } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { locales } from "#platform/locale.ts";
import { type CostFacts, calculateCosts } from "./calculate-costs.ts";
import { describeCosts } from "./running-costs-of.ts";

const golf: CostFacts = {
  kind: "car",
  segment: "hatchback",
  fuel: "petrol",
  power: 130,
  displacement: 1_498,
  co2: 125,
  consumption: 5.4,
  listPriceCents: 2_510_000,
  priceCents: 1_549_000,
  registeredAt: "2019-03-14",
  ageYears: 7,
  country: "ES",
  kilometersPerYear: 12_000,
  depreciation: { perYear: 0.09, perKilometre: 0.02 / 10_000 },
};

test("a car's lines and their sum", () => {
  const { lines, totalCents, perMonthCents, insuranceClass } = calculateCosts(golf);
  const cents = Object.fromEntries(Object.entries(lines).map(([kind, line]) => [kind, line.cents]));
  expect(cents).toEqual({
    // 48 000 km × 5,4 l/100 km × 1,47 €
    energy: 381_024,
    // 4 × 68,16 €
    tax: 27_264,
    // 4 checks of 240 €, 1,2 sets of tyres of 420 €, 0,8 of brakes of 360 €, and 150, 300, 300 and 300 €
    service: 96_000 + 50_400 + 28_800 + 105_000,
    // 15 490 € × (1 − e^−0,456)
    depreciation: 567_222,
  });
  expect(totalCents).toBe(381_024 + 27_264 + 280_200 + 567_222);
  expect(perMonthCents).toBe(Math.round(totalCents / 48));
  expect(insuranceClass).toBe(4);
});

test.each([
  ["hybrid", 381_024],
  ["diesel", 368_323],
  ["electric", 68_869],
  ["plug-in-hybrid", undefined],
  ["lpg", undefined],
  ["cng", undefined],
] as const)("%s for 48 000 km: %s", (fuel, cents) => {
  expect(calculateCosts({ ...golf, fuel }).lines.energy.cents).toBe(cents);
});

test.each([
  [{ power: 40, listPriceCents: 900_000 }, 1],
  [{ power: 75, listPriceCents: 1_400_000 }, 2],
  [{ power: 150, listPriceCents: 3_300_000 }, 6],
  [{ power: 150, listPriceCents: 3_300_000, segment: "convertible" }, 7],
  [{ power: 450, listPriceCents: 9_000_000 }, 10],
  [{ kind: "motorbike", segment: "scooter", power: 9, listPriceCents: 229_900 }, 1],
  [{ kind: "motorbike", segment: "sport", power: 120, listPriceCents: 1_400_000 }, 8],
] as const)("%o is of insurance class %i", (facts, expected) => {
  expect(calculateCosts({ ...golf, ...facts }).insuranceClass).toBe(expected);
});

test.each([
  ["plug-in-hybrid", "energyPlugIn"],
  ["lpg", "energyGas"],
] as const)("of %s it is said why its energy has no price", (fuel, how) => {
  expect(calculateCosts({ ...golf, fuel }).lines.energy.how).toBe(how);
});

test("twice the kilometres take twice the fuel, tyres and brakes, checks by their distance, and value as the losses say", () => {
  const { lines } = calculateCosts({ ...golf, kilometersPerYear: 24_000 });
  expect(lines.energy.cents).toBe(2 * 381_024);
  // 6,4 checks by distance, of which there were 4 by years.
  expect(lines.service.cents).toBe(153_600 + 2 * 50_400 + 2 * 28_800 + 105_000);
  // 15 490 € × (1 − e^−0,552)
  expect(lines.depreciation.cents).toBe(657_090);
  expect(lines.tax.cents).toBe(27_264);
});

test("nothing is lost where nothing is known of losses, and the sum is of the rest", () => {
  const { lines, totalCents } = calculateCosts({ ...golf, depreciation: undefined });
  expect(lines.depreciation).toMatchObject({ cents: undefined, how: "depreciationUnknown" });
  expect(totalCents).toBe(381_024 + 27_264 + 280_200);
});

describe("whatever the vehicle", () => {
  const facts = fc.constantFrom(...vehicleKinds).chain((kind) =>
    fc.record<CostFacts>({
      kind: fc.constant(kind),
      segment: fc.constantFrom(...segmentsByKind[kind]),
      fuel: fc.constantFrom(...fuels),
      power: fc.integer({ min: 5, max: 900 }),
      displacement: fc.option(fc.integer({ min: 49, max: 7_000 })),
      co2: fc.integer({ min: 0, max: 450 }),
      consumption: fc.double({ min: 0.5, max: 30, noNaN: true }),
      listPriceCents: fc.integer({ min: 100_000, max: 30_000_000 }),
      priceCents: fc.integer({ min: 50_000, max: 30_000_000 }),
      registeredAt: fc.constantFrom("2005-02-01", "2012-06-30", "2019-12-31", "2024-01-01"),
      ageYears: fc.double({ min: 0, max: 25, noNaN: true }),
      country: fc.constantFrom("ES", "PT"),
      kilometersPerYear: fc.integer({ min: 1_000, max: 60_000 }),
      depreciation: fc.option(
        fc.record({
          perYear: fc.double({ min: 0.03, max: 0.6, noNaN: true }),
          perKilometre: fc.double({ min: 0.005 / 10_000, max: 0.2 / 10_000, noNaN: true }),
        }),
        { nil: undefined },
      ),
    }),
  );
  const numRuns = 10_000;

  test("the lines are the sum to the cent, in cents and as they are written", () => {
    const property = fc.property(facts, fc.constantFrom(...locales), (vehicle, locale) => {
      const costs = calculateCosts(vehicle);
      const described = describeCosts(costs, vehicle, locale);
      const amounts = Object.values(costs.lines).map(({ cents = 0 }) => cents);
      expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(costs.totalCents);
      expect(described.lines.reduce((sum, { amount = 0 }) => sum + Math.round(amount * 100), 0)).toBe(
        Math.round(described.total * 100),
      );
      expect(described.lines.every(({ amount = 0, least = 0 }) => least <= amount)).toBe(true);
      expect(amounts.every((cents) => cents >= 0)).toBe(true);
    });
    fc.assert(property, { numRuns });
  });

  test("more kilometres cost more", () => {
    const property = fc.property(facts, fc.integer({ min: 500, max: 30_000 }), (vehicle, more) => {
      const driven = calculateCosts({ ...vehicle, kilometersPerYear: vehicle.kilometersPerYear + more });
      const before = calculateCosts(vehicle);
      expect(driven.totalCents).toBeGreaterThan(before.totalCents);
      for (const kind of ["energy", "tax", "service", "depreciation"] as const)
        expect(driven.lines[kind].cents ?? 0).toBeGreaterThanOrEqual(before.lines[kind].cents ?? 0);
    });
    fc.assert(property, { numRuns });
  });
});

test.each([
  ["es", "5,4 l a los 100 km según su homologación, en 48 000 km, a 1,470 € el litro."],
  ["pt", "5,4 l aos 100 km segundo a homologação, em 48 000 km, a 1,704 € o litro."],
] as const)("in %s a line says how it was calculated, and its source is named", (locale, sentence) => {
  const { country } = marketOf(locale);
  const described = describeCosts(calculateCosts({ ...golf, country }), golf, locale);
  expect(described.lines[0]?.how.replace(/[\u00a0\u202f]/g, " ")).toContain(sentence);
  expect(described.sources[0]?.asOf).toMatch(/^2025-12-/);
});
