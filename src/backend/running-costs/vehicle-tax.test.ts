import { describe, expect, test } from "vitest";
import { fiscalPower, portugueseTax, spanishTax } from "./calculate-costs.ts";

const car = {
  kind: "car",
  segment: "suv",
  fuel: "petrol",
  power: 100,
  displacement: 999,
  co2: 115,
  consumption: 5,
  listPriceCents: 2_000_000,
  priceCents: 1_000_000,
  registeredAt: "2016-05-01",
  ageYears: 5,
  country: "ES",
  kilometersPerYear: 12_000,
  depreciation: undefined,
} as const;

test.each([
  [1_968, 4, 13.19],
  [1_598, 4, 11.64],
  [999, 3, 7.82],
] as const)("an engine of %i cc and %i cylinders has %f fiscal horsepower", (cc, cylinders, power) => {
  expect(fiscalPower(cc, cylinders)).toBe(power);
});

describe("in Spain", () => {
  test.each([
    [999, 12.62, 68.16],
    [1_498, 34.08, 68.16],
    [1_598, 34.08, 68.16],
    [1_968, 71.94, 143.88],
    [2_993, 89.61, 179.22],
    [5_204, 112, 224],
  ] as const)("a car of %i cc costs a year from %f to %f €", (displacement, least, most) => {
    const { cents, leastCents } = spanishTax({ ...car, displacement });
    expect([(leastCents ?? 0) / 400, (cents ?? 0) / 400]).toEqual([least, most]);
  });

  test.each([
    [125, 4.42],
    [126, 7.57],
    [500, 15.15],
    [999, 30.29],
    [1_254, 60.58],
  ] as const)("a motorbike of %i cc costs a year from %f € to twice as much", (displacement, least) => {
    const motorbike = { ...car, kind: "motorbike", segment: "naked", displacement } as const;
    const { cents, leastCents } = spanishTax(motorbike);
    expect([leastCents, cents]).toEqual([Math.round(least * 400), Math.round(least * 800)]);
  });

  test.each([
    ["ivtmElectric", { fuel: "electric", displacement: null }],
    ["ivtmGoods", { segment: "pickup" }],
  ] as const)("nothing is said, but why: %s", (how, facts) => {
    expect(spanishTax({ ...car, ...facts })).toMatchObject({ cents: undefined, how });
  });
});

describe("in Portugal", () => {
  test.each([
    // Both as DECO PROteste calculates them for 2025.
    ["petrol", 898, 86, "2016-03-01", 111.46],
    ["diesel", 1_461, 119, "2015-03-01", 158.29],
    ["petrol", 1_498, 120, "2019-03-01", 148.22],
    ["petrol", 1_498, 140, "2021-01-01", 148.22],
  ] as const)(
    "%s, %i cc, %i g, registered on %s: %f € a year",
    (fuel, displacement, co2, registeredAt, euros) => {
      expect(portugueseTax({ ...car, fuel, displacement, co2, registeredAt }).cents).toBe(
        Math.round(euros * 400),
      );
    },
  );

  test("electric cars are exempt", () => {
    expect(portugueseTax({ ...car, fuel: "electric", displacement: null })).toMatchObject({
      cents: 0,
      how: "iucElectric",
    });
  });

  test.each([
    ["iucUnknown", { displacement: 1_968 }],
    ["iucUnknown", { co2: 121 }],
    ["iucUnknown", { co2: 141, registeredAt: "2023-01-01" }],
    ["iucUnknown", { fuel: "diesel", displacement: 1_199 }],
    ["iucUnknown", { registeredAt: "2009-12-31" }],
    ["iucMotorbike", { kind: "motorbike", segment: "naked" }],
    ["iucGoods", { segment: "pickup" }],
  ] as const)("nothing is said, but why: %s %o", (how, facts) => {
    expect(portugueseTax({ ...car, ...facts })).toMatchObject({ cents: undefined, how });
  });
});
