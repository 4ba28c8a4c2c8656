import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Comparable } from "#backend/comparables/comparable.ts";
import { ratePrice } from "./price-rating-of.ts";

const loss = { perYear: 0.1, perKilometre: 0.02 / 10_000 };
const used = (priceCents: number, ageYears = 4, kilometers = 50_000): Comparable => ({
  priceCents,
  listPriceCents: 2_000_000,
  ageYears,
  kilometers,
});
const alike = (count: number, priceCents = 1_000_000) =>
  Array.from({ length: count }, () => used(priceCents));

describe("bands begin and end at whole percents of the middle price", () => {
  test.each([
    [939_999, "below"],
    [940_000, "below"],
    [940_001, "in-line"],
    [1_000_000, "in-line"],
    [1_060_000, "in-line"],
    [1_060_001, "above"],
    [1, "below"],
    [90_000_000, "above"],
  ] as const)("%i cents of 10 000 €: %s", (cents, band) => {
    expect(ratePrice(used(cents), alike(8), loss)?.band).toBe(band);
  });

  test("where floating point would say otherwise, too", () => {
    for (let median = 50_000; median < 6_000_000; median += 5_000) {
      const at = (cents: number) => ratePrice(used(cents), alike(8, median), loss)?.band;
      expect([at((median * 94) / 100), at((median * 106) / 100)]).toEqual(["below", "in-line"]);
    }
  });
});

test.each([
  [880_000, "in-line"],
  [850_001, "in-line"],
  [850_000, "below"],
  [1_149_999, "in-line"],
  [1_150_000, "above"],
] as const)("within the middle half no price is out of line: %i is %s", (cents, band) => {
  const prices = [
    800_000, 800_000, 850_000, 1_000_000, 1_000_000, 1_000_000, 1_150_000, 1_200_000, 1_200_000,
  ];
  const others = prices.map((price) => used(price));
  const rated = ratePrice(used(cents), others, loss);
  expect(rated).toMatchObject({ lowCents: 850_000, medianCents: 1_000_000, highCents: 1_150_000, band });
});

test("nothing is said of seven, and of eight it is", () => {
  expect(ratePrice(used(1_000_000), alike(7), loss)).toBeUndefined();
  expect(ratePrice(used(1_000_000), alike(8), loss)).toEqual({
    band: "in-line",
    comparables: 8,
    medianCents: 1_000_000,
    lowCents: 1_000_000,
    highCents: 1_000_000,
  });
});

test("quartiles and the middle are whole 50 €", () => {
  const prices = [900_000, 912_300, 941_000, 988_800, 1_003_100, 1_021_000, 1_077_000, 1_104_000, 1_190_000];
  expect(
    ratePrice(
      used(1_000_000),
      prices.map((price) => used(price)),
      loss,
    ),
  ).toMatchObject({
    comparables: 9,
    lowCents: 940_000,
    medianCents: 1_005_000,
    highCents: 1_075_000,
  });
});

test("others are carried to the vehicle's version, age and kilometres", () => {
  const carried = 1_200_000 * Math.exp(-0.1 * 2 - 0.02 * 3) * 1.5;
  const dearer = { ...used(1_000_000, 6, 80_000), listPriceCents: 3_000_000 };
  const others = Array.from({ length: 8 }, () => used(1_200_000, 4, 50_000));
  expect(ratePrice(dearer, others, loss)?.medianCents).toBe(Math.round(carried / 5_000) * 5_000);
});

test("three wild prices of eleven move neither the band nor what is said by more than its neighbours", () => {
  const calm = [950_000, 970_000, 980_000, 990_000, 1_000_000, 1_010_000, 1_020_000, 1_050_000];
  const wild = [...calm, 99_000_000, 99_000_000, 100];
  const rated = ratePrice(
    used(1_000_000),
    wild.map((price) => used(price)),
    loss,
  );
  expect(rated).toMatchObject({ band: "in-line", medianCents: 1_000_000 });
  expect(rated?.lowCents).toBeGreaterThanOrEqual(970_000);
  expect(rated?.highCents).toBeLessThanOrEqual(1_050_000);
});

describe("what cannot be a price", () => {
  const impossible = [
    used(0),
    used(Number.NaN),
    used(-5),
    used(Number.POSITIVE_INFINITY),
    used(1_000_000, Number.NaN),
    used(1_000_000, 4, Number.POSITIVE_INFINITY),
    { ...used(1_000_000), listPriceCents: 0 },
  ];
  test("is not counted", () => {
    expect(ratePrice(used(1_000_000), [...alike(7), ...impossible], loss)).toBeUndefined();
    expect(ratePrice(used(1_000_000), [...alike(8), ...impossible], loss)?.comparables).toBe(8);
  });

  test.each([[used(0)], [used(Number.NaN)], [used(1_000_000, Number.NaN)], [used(1_000_000, 4, Number.NaN)]])(
    "is not rated: %j",
    (vehicle) => {
      expect(ratePrice(vehicle, alike(20), loss)).toBeUndefined();
    },
  );
});

test("a lower price never gets a worse band, and figures stand in their order", () => {
  const order = ["below", "in-line", "above"];
  const other = fc.record({
    priceCents: fc.integer({ min: 50_000, max: 12_000_000 }),
    listPriceCents: fc.integer({ min: 700_000, max: 15_000_000 }),
    ageYears: fc.integer({ min: 0, max: 20 }),
    kilometers: fc.integer({ min: 0, max: 400_000 }),
  });
  const property = fc.property(
    fc.array(other, { minLength: 8, maxLength: 20 }),
    other,
    fc.nat({ max: 40_000 }),
    (others, vehicle, less) => {
      const rated = ratePrice(vehicle, others, loss);
      const cheaper = ratePrice({ ...vehicle, priceCents: vehicle.priceCents - less }, others, loss);
      if (rated === undefined || cheaper === undefined) return false;
      const { lowCents, medianCents, highCents } = rated;
      const isOrdered = lowCents <= medianCents && medianCents <= highCents;
      return isOrdered && order.indexOf(cheaper.band) <= order.indexOf(rated.band);
    },
  );
  fc.assert(property, { numRuns: 1_000 });
});
