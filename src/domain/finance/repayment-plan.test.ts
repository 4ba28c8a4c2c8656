import fc from "fast-check";
import { expect, test } from "vitest";
import { eurosFromCents } from "../money.ts";
import { type QuotedCredit, repaymentPlan } from "./repayment-plan.ts";
import { type FinanceTerms, simulateFinance } from "./simulate-finance.ts";

const quoteOf = (terms: FinanceTerms): QuotedCredit => {
  const simulation = simulateFinance(terms);
  return {
    capitalToFinance: eurosFromCents(simulation.capitalCents),
    tan: terms.tanPercent,
    nrPayments: terms.months,
    residualValue: eurosFromCents(terms.residualCents ?? 0),
    fee: eurosFromCents(simulation.feeCents),
    lastFee: eurosFromCents(simulation.lastFeeCents),
    initialExpenses: eurosFromCents(terms.initialExpensesCents ?? 0),
    mtic: eurosFromCents(simulation.mticCents),
    ...(terms.taxes && {
      taxes: {
        creditUsed: eurosFromCents(simulation.usedTaxCents),
        interestPercent: terms.taxes.interestPercent,
        interest: eurosFromCents(simulation.interestTaxCents),
        expenses: eurosFromCents(simulation.expensesTaxCents),
      },
    }),
  };
};

const stampDuty = {
  usedMonthlyPercent: 0.141,
  usedYearPercent: 1.76,
  usedFiveYearsPercent: 1.76,
  interestPercent: 4,
  expensesPercent: 4,
};

const terms = fc
  .record({
    priceCents: fc.integer({ min: 500_000, max: 8_000_000 }),
    depositCents: fc.integer({ min: 50_000, max: 300_000 }),
    months: fc.integer({ min: 12, max: 120 }),
    tanPercent: fc.double({ min: 0, max: 15, noNaN: true }),
    residualCents: fc.integer({ min: 0, max: 150_000 }),
    initialExpensesCents: fc.integer({ min: 0, max: 50_000 }),
    taxes: fc.constantFrom(undefined, stampDuty),
  })
  .map(({ taxes, ...rest }) => ({ ...rest, ...(taxes && { taxes }) }));

test("quote, table and total agree to the cent", () => {
  fc.assert(
    fc.property(terms, (wanted) => {
      const simulation = simulateFinance(wanted);
      const plan = repaymentPlan(quoteOf(wanted));
      expect(plan).toBeDefined();
      if (plan === undefined) return;
      expect(plan.rows).toHaveLength(wanted.months);
      expect(plan.rows.at(-1)).toMatchObject({ feeCents: simulation.lastFeeCents, balanceCents: 0 });
      expect(plan.principalCents).toBe(simulation.capitalCents);
      expect(plan.interestCents).toBe(simulation.interestCents);
      expect(plan.taxCents).toBe(simulation.usedTaxCents + simulation.interestTaxCents);
      expect(plan.otherCents).toBe(simulation.expensesTaxCents);
      expect(plan.feesCents).toBe(plan.principalCents + plan.interestCents + plan.taxCents);
      expect(plan.feesCents + plan.otherCents + wanted.initialExpensesCents).toBe(simulation.mticCents);
      expect(wanted.depositCents + plan.mticCents).toBe(simulation.financedTotalCents);
    }),
  );
});

test("a cost that the lender does not name is counted, not spread over the months", () => {
  const named = quoteOf({ priceCents: 1_500_000, depositCents: 200_000, months: 60, tanPercent: 8.99 });
  expect(repaymentPlan({ ...named, mtic: named.mtic + 228.8 })).toMatchObject({
    taxCents: 0,
    otherCents: 22_880,
  });
});

test("no table for taxes that do not tie up", () => {
  const quote = quoteOf({
    priceCents: 1_500_000,
    depositCents: 200_000,
    months: 60,
    tanPercent: 8.99,
    initialExpensesCents: 30_000,
    taxes: stampDuty,
  });
  const { taxes } = quote;
  if (taxes === undefined) throw new Error("the quote names no taxes");
  expect(repaymentPlan(quote)?.rows[0]?.feeCents).toBe(Math.round((quote.fee + 228.8) * 100));
  for (const name of ["creditUsed", "interest", "expenses"] as const)
    expect(repaymentPlan({ ...quote, taxes: { ...taxes, [name]: taxes[name] + 0.01 } })).toBeUndefined();
  expect(repaymentPlan({ ...quote, taxes: { ...taxes, interestPercent: 5 } })).toBeUndefined();
});

const sound = quoteOf({ priceCents: 1_500_000, depositCents: 200_000, months: 60, tanPercent: 8.99 });

test("the published plain loan: 96 instalments of 147.28", () => {
  const plan = repaymentPlan(
    quoteOf({ priceCents: 1_200_000, depositCents: 200_000, months: 96, tanPercent: 9.15 }),
  );
  expect(plan?.rows[0]?.feeCents).toBe(14_728);
  expect(plan?.principalCents).toBe(1_000_000);
});

test.each<Partial<QuotedCredit>>([
  { fee: sound.fee + 0.01 },
  { lastFee: sound.lastFee - 0.01 },
  { mtic: sound.mtic - 0.01 },
  { tan: 9 },
  { tan: Number.NaN },
  { nrPayments: 59 },
  { nrPayments: 0 },
  { residualValue: 1_000_000 },
  { capitalToFinance: -1 },
])("no table for a quote that says %o", (changes) => {
  expect(repaymentPlan({ ...sound, ...changes })).toBeUndefined();
  expect(repaymentPlan(sound)).toBeDefined();
});
