import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GeneralCredit, simulateGenerally } from "./finance-simulator.tsx";

const credit: GeneralCredit = {
  tan: 8.99,
  openingPercent: 2.5,
  terms: [24, 36, 48, 60, 72, 84, 96],
  defaultTerm: 84,
  minDeposit: 500,
  depositStep: 100,
  maxDepositShare: 0.6,
  minPrice: 3_000,
  maxPrice: 80_000,
  defaultPrice: 15_000,
  defaultDeposit: 3_000,
};

describe("simulateGenerally", () => {
  test.each([
    [{}, { price: 15_000, deposit: 3_000, months: 84 }, []],
    [{ price: 20_000, deposit: 5_000, months: 60 }, { price: 20_000, deposit: 5_000, months: 60 }, []],
    [{ price: 0 }, { price: 3_000, deposit: 1_800 }, ["priceTooLow"]],
    [{ price: 9_999_999 }, { price: 80_000 }, ["priceTooHigh"]],
    [{ deposit: 10 }, { deposit: 500 }, ["depositTooLow"]],
    [{ price: 10_000, deposit: 9_000 }, { deposit: 6_000 }, ["depositTooHigh"]],
    [{ months: 50 }, { months: 48 }, ["nearestTerm"]],
    [
      { price: 1, deposit: 90_000, months: 240 },
      { months: 96 },
      ["priceTooLow", "depositTooHigh", "nearestTerm"],
    ],
  ])("%j", (wish, expected, changed) => {
    const { price, quote, changes } = simulateGenerally(credit, wish);
    expect({ price, deposit: quote.initialValue, months: quote.nrPayments }).toMatchObject(expected);
    expect(changes.map(({ what }) => what)).toEqual(changed);
  });

  test("the total is what all payments come to, and the rate contains the commission", () => {
    const { quote } = simulateGenerally(credit, {});
    expect(quote.capitalToFinance).toBe(12_000);
    expect(quote.initialExpenses).toBe(300);
    expect(quote.mtic).toBeCloseTo(300 + 83 * quote.fee + quote.lastFee, 2);
    expect(quote.taeg).toBeGreaterThan(9.37);
  });

  test("any wish is answered with figures that hold together", () => {
    const amount = fc.integer({ min: 0, max: 9_999_999 });
    const wish = fc.record(
      { price: amount, deposit: amount, months: fc.integer({ min: 0, max: 240 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(wish, (query) => {
        const { price, quote } = simulateGenerally(credit, query);
        expect(quote.initialValue + quote.capitalToFinance).toBeCloseTo(price, 2);
        expect(quote.mtic).toBeGreaterThan(quote.capitalToFinance);
        expect(credit.terms).toContain(quote.nrPayments);
      }),
    );
  });
});
