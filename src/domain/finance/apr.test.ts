import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aprFromDates, aprFromMonths, quotedApr, roundApr } from "./apr.ts";

const loan = (rendered: number, months: number, fee: number, atMonth1 = 0) => [
  { month: 0, amount: rendered },
  { month: 1, amount: -atMonth1 },
  ...Array.from({ length: months }, (_, index) => ({ month: index + 1, amount: -fee })),
];
const total = (flows: readonly { amount: number }[]) =>
  flows.reduce((sum, { amount }) => sum + Math.round(Math.min(amount, 0) * -100), 0) / 100;

describe("published examples", () => {
  test.each([
    [loan(10_000, 96, 149.2, 176), 10.5, 14_499.2],
    [loan(15_000, 84, 281.01, 264), 15.6, 23_868.84],
    [loan(10_000, 60, 222.44), 12.7, 13_346.4],
  ])("months: example %# has its rate and its total", (flows, rate, mtic) => {
    expect(roundApr(aprFromMonths(flows) ?? Number.NaN)).toBe(rate);
    expect(total(flows)).toBe(mtic);
  });

  test("dates: 1 000 on 1994-01-01 for 1 200 on 1995-07-01 is 12.96 %", () => {
    const apr = aprFromDates([
      { date: "1994-01-01", amount: 1_000 },
      { date: "1995-07-01", amount: -1_200 },
    ]);
    expect(roundApr(apr ?? Number.NaN, 2)).toBe(12.96);
  });
});

describe("dated flows", () => {
  test("a leap year is one year", () => {
    for (const year of [2023, 2024])
      expect(
        aprFromDates([
          { date: `${year}-01-01`, amount: 100 },
          { date: `${year + 1}-01-01`, amount: -110 },
        ]),
      ).toBeCloseTo(10, 9);
  });

  test("the order of the list does not matter", () => {
    const flows = [
      { date: "2025-03-10", amount: 5_000 },
      { date: "2025-09-10", amount: -2_700 },
      { date: "2026-03-10", amount: -2_700 },
    ];
    expect(aprFromDates(flows.toReversed())).toBeCloseTo(aprFromDates(flows) ?? Number.NaN, 10);
  });

  test.each(["2025-02-29", "2025-2-1", "yesterday", ""])("refuses the date %s", (date) => {
    expect(() => aprFromDates([{ date, amount: 1 }])).toThrow(RangeError);
  });
});

test.each([
  [[]],
  [[{ month: 0, amount: 100 }]],
  [[{ month: 0, amount: -100 }]],
  [
    [
      { month: 0, amount: 100 },
      { month: 0, amount: -120 },
    ],
  ],
])("no rate balances %o", (flows) => {
  expect(aprFromMonths(flows)).toBeUndefined();
});

test("a loan without cost is exactly 0 %, a loan paid back short is negative", () => {
  expect(aprFromMonths(loan(1_200, 12, 100))).toBe(0);
  expect(aprFromMonths(loan(1_200, 12, 90))).toBeLessThan(0);
});

test("the rate is the one the flows were made with", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -20, max: 200, noNaN: true }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 1_000 })), {
        minLength: 1,
        maxLength: 20,
      }),
      (rate, payments) => {
        const rendered = payments.reduce(
          (sum, [month, amount]) => sum + amount * (1 + rate / 100) ** (-month / 12),
          0,
        );
        const flows = payments.map(([month, amount]) => ({ month, amount: -amount }));
        expect(aprFromMonths([{ month: 0, amount: rendered }, ...flows])).toBeCloseTo(rate, 6);
      },
    ),
  );
});

test.each([
  [10.45, 1, 10.5],
  [10.449, 1, 10.4],
  [12.965, 2, 12.97],
])("%d %% with %i decimals is shown as %d", (rate, decimals, shown) => {
  expect(roundApr(rate, decimals)).toBe(shown);
});

describe("the rate of a quote", () => {
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
});
