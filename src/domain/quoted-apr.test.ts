import { expect, test } from "vitest";
import { quotedApr } from "./quoted-apr.ts";

test.each([
  ["without expenses", { capitalToFinance: 10_000, fee: 222.44, nrPayments: 60 }, 12.7],
  [
    "with a tax on the credit used",
    { capitalToFinance: 10_000, fee: 149.2, nrPayments: 96, taxes: { creditUsed: 176, expenses: 0 } },
    10.5,
  ],
  [
    "of a longer one",
    { capitalToFinance: 15_000, fee: 281.01, nrPayments: 84, taxes: { creditUsed: 264, expenses: 0 } },
    15.6,
  ],
])("a published example %s has its rate", (_, quote, apr) => {
  expect(quotedApr({ initialExpenses: 0, lastFee: quote.fee, ...quote })).toBeCloseTo(apr, 1);
});

test("expenses raise the rate, and what was received cannot be less than nothing", () => {
  const quote = { capitalToFinance: 10_000, fee: 222.44, lastFee: 222.44, nrPayments: 60 };
  expect(quotedApr({ ...quote, initialExpenses: 300 })).toBeGreaterThan(12.7);
  expect(quotedApr({ ...quote, initialExpenses: 10_000 })).toBeUndefined();
});
