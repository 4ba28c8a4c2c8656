import fc from "fast-check";
import { expect, test } from "vitest";
import { amortisationTable } from "./amortisation.ts";
import { simulateFinance } from "./simulate-finance.ts";

test("the published Portuguese example: stamp duty on credit and on interest", () => {
  const simulation = simulateFinance({
    priceCents: 1_200_000,
    depositCents: 200_000,
    months: 96,
    tanPercent: 9.1513,
    interestTaxPercent: 4,
    taxStampPercent: 1.76,
  });
  expect(simulation).toMatchObject({ capitalCents: 1_000_000, feeCents: 14_920 });
  expect(simulation.taeg.toFixed(1)).toBe("10.5");
  expect(Math.abs(simulation.mticCents - 1_449_920)).toBeLessThanOrEqual(96);
  expect(simulation.financedTotalCents).toBe(simulation.mticCents + 200_000);
});

test("without interest and cost everything is the price and 0 %", () => {
  expect(simulateFinance({ priceCents: 1_000_000, depositCents: 100_000, months: 7, tanPercent: 0 })).toEqual(
    {
      capitalCents: 900_000,
      feeCents: 128_571,
      lastFeeCents: 128_574,
      interestCents: 0,
      taxCents: 0,
      mticCents: 900_000,
      financedTotalCents: 1_000_000,
      taeg: 0,
    },
  );
});

test("initial expenses raise the total and the rate", () => {
  const terms = { priceCents: 2_000_000, depositCents: 0, months: 60, tanPercent: 7.5 };
  const plain = simulateFinance(terms);
  const costly = simulateFinance({ ...terms, initialExpensesCents: 40_000 });
  expect(costly.mticCents - plain.mticCents).toBe(40_000);
  expect(plain.taeg).toBe(7.76);
  expect(costly.taeg).toBeGreaterThan(plain.taeg);
});

test.each([
  { depositCents: 1_000_000 },
  { depositCents: 1_100_000 },
  { residualCents: 900_001 },
  { initialExpensesCents: 900_000 },
  { months: 0 },
])("refuses %o", (changes) => {
  const terms = { priceCents: 1_000_000, depositCents: 100_000, months: 60, tanPercent: 6 };
  expect(() => simulateFinance({ ...terms, ...changes })).toThrow(RangeError);
});

test("totals, table and rate tie up", () => {
  const offers = fc.record({
    priceCents: fc.integer({ min: 500_000, max: 8_000_000 }),
    depositCents: fc.integer({ min: 0, max: 300_000 }),
    months: fc.integer({ min: 12, max: 120 }),
    tanPercent: fc.double({ min: 0, max: 15, noNaN: true }),
    residualCents: fc.integer({ min: 0, max: 150_000 }),
    initialExpensesCents: fc.integer({ min: 0, max: 50_000 }),
    taxStampPercent: fc.constantFrom(0, 1.76),
    interestTaxPercent: fc.constantFrom(0, 4),
  });
  fc.assert(
    fc.property(offers, (terms) => {
      const simulation = simulateFinance(terms);
      const fees = amortisationTable({ ...terms, capitalCents: simulation.capitalCents });
      expect(simulation.lastFeeCents).toBe(fees.at(-1)?.feeCents);
      expect(simulation.mticCents).toBe(
        simulation.capitalCents + simulation.interestCents + simulation.taxCents + terms.initialExpensesCents,
      );
      const effective = ((1 + terms.tanPercent / 1200) ** 12 - 1) * 100;
      expect(simulation.taeg).toBeGreaterThanOrEqual(effective - 0.02);
    }),
  );
});
