import fc from "fast-check";
import { expect, test } from "vitest";
import { type Column, reserveFigures } from "./reserve-figures.ts";

const euros = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);

const priced = fc.record({
  cashPrice: euros(80_000),
  financedPrice: euros(80_000),
  contractExpenses: euros(900),
  contractExpensesIncluded: fc.boolean(),
  delivery: euros(900),
  warranty: euros(2_000),
  reservationDeposit: euros(999),
  tradeIn: euros(60_000),
  credit: fc.option(fc.record({ capital: euros(70_000), mtic: euros(90_000) }), { nil: undefined }),
});

const linesOf = ({ priceCents, deliveryCents, warrantyCents, ...expenses }: Column) =>
  priceCents +
  (expenses.contractExpensesIncluded ? 0 : expenses.contractExpensesCents) +
  deliveryCents +
  warrantyCents;
const sharesOf = ({ dueNowCents, financedCents, tradeInCents, dueAtDeliveryCents }: Column) =>
  dueNowCents + financedCents + tradeInCents + dueAtDeliveryCents;

test("over 1,000 choices lines and shares add up to the total, to the cent, in both columns", () => {
  fc.assert(
    fc.property(priced, (choice) => {
      const { cash, financed } = reserveFigures(choice);
      for (const column of [cash, ...(financed ? [financed] : [])]) {
        expect(linesOf(column)).toBe(column.totalCents);
        expect(sharesOf(column)).toBe(column.totalCents);
        expect(column.totalCents + column.creditCostCents).toBe(column.paidInAllCents);
      }
      expect(financed === undefined).toBe(choice.credit === undefined);
      expect(cash.financedCents).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});

test("an example, by hand", () => {
  const { cash, financed } = reserveFigures({
    cashPrice: 19_900,
    financedPrice: 18_900,
    contractExpenses: 350,
    contractExpensesIncluded: false,
    delivery: 199,
    warranty: 499,
    reservationDeposit: 300,
    tradeIn: 6_500,
    credit: { capital: 10_000, mtic: 12_500 },
  });
  expect(cash).toMatchObject({
    totalCents: 2_094_800,
    dueAtDeliveryCents: 1_414_800,
    paidInAllCents: 2_094_800,
  });
  expect(financed).toMatchObject({
    totalCents: 1_994_800,
    dueAtDeliveryCents: 314_800,
    paidInAllCents: 2_244_800,
  });
});
