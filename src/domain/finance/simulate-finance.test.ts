import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOfCents } from "../money.ts";
import { amortisationTable } from "./amortisation.ts";
import { loanFor, simulateFinance } from "./simulate-finance.ts";

const stampDuty = {
  usedMonthlyPercent: 0.141,
  usedYearPercent: 1.76,
  usedFiveYearsPercent: 1.76,
  interestPercent: 4,
  expensesPercent: 4,
};

test("the published Portuguese example: stamp duty on credit and on interest", () => {
  const simulation = simulateFinance({
    priceCents: 1_200_000,
    depositCents: 200_000,
    months: 96,
    tanPercent: 9.1513,
    taxes: stampDuty,
  });
  expect(simulation).toMatchObject({ capitalCents: 1_000_000, feeCents: 14_920, usedTaxCents: 17_600 });
  expect(simulation.taeg.toFixed(1)).toBe("10.5");
  expect(Math.abs(simulation.mticCents - 1_449_920)).toBeLessThanOrEqual(96);
  expect(simulation.financedTotalCents).toBe(simulation.mticCents + 200_000);
});

test("every tax raises total and rate, and the ones paid once count when they are paid", () => {
  const terms = {
    priceCents: 1_500_000,
    depositCents: 300_000,
    months: 72,
    tanPercent: 8.99,
    initialExpensesCents: 30_000,
  };
  const none = {
    usedMonthlyPercent: 0,
    usedYearPercent: 0,
    usedFiveYearsPercent: 0,
    interestPercent: 0,
    expensesPercent: 0,
  };
  const plain = simulateFinance({ ...terms, taxes: none });
  expect(plain).toEqual(simulateFinance(terms));
  const used = simulateFinance({ ...terms, taxes: { ...none, usedFiveYearsPercent: 1.76 } });
  const interest = simulateFinance({ ...terms, taxes: { ...none, interestPercent: 4 } });
  const expenses = simulateFinance({ ...terms, taxes: { ...none, expensesPercent: 4 } });
  expect(used.mticCents - plain.mticCents).toBe(21_120);
  expect(used.feeCents).toBe(plain.feeCents);
  expect(interest.feeCents).toBeGreaterThan(plain.feeCents);
  expect(expenses.mticCents - plain.mticCents).toBe(1_200);
  for (const { taeg } of [used, interest, expenses]) expect(taeg).toBeGreaterThan(plain.taeg);
});

test("without interest and cost everything is the price and 0 %", () => {
  expect(simulateFinance({ priceCents: 1_000_000, depositCents: 100_000, months: 7, tanPercent: 0 })).toEqual(
    {
      capitalCents: 900_000,
      feeCents: 128_571,
      lastFeeCents: 128_574,
      interestCents: 0,
      usedTaxCents: 0,
      interestTaxCents: 0,
      expensesTaxCents: 0,
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
    taxes: fc.constantFrom(undefined, stampDuty),
  });
  fc.assert(
    fc.property(offers, ({ taxes, ...rest }) => {
      const terms = { ...rest, ...(taxes && { taxes }) };
      const simulation = simulateFinance(terms);
      const fees = amortisationTable(loanFor(terms));
      expect(simulation.lastFeeCents).toBe(fees.at(-1)?.feeCents);
      expect(simulation.mticCents).toBe(
        simulation.capitalCents +
          simulation.interestCents +
          simulation.usedTaxCents +
          simulation.interestTaxCents +
          simulation.expensesTaxCents +
          terms.initialExpensesCents,
      );
      expect(simulation.expensesTaxCents).toBe(percentOfCents(terms.initialExpensesCents, taxes ? 4 : 0));
      expect(simulation.usedTaxCents).toBe(percentOfCents(simulation.capitalCents, taxes ? 1.76 : 0));
      const effective = ((1 + terms.tanPercent / 1200) ** 12 - 1) * 100;
      expect(simulation.taeg).toBeGreaterThanOrEqual(effective - 0.02);
    }),
  );
});
