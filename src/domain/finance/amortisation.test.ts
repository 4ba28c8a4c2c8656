import fc from "fast-check";
import { expect, test } from "vitest";
import { amortisationTable, instalmentCents } from "./amortisation.ts";

// The published instalment is 149.20. The printed rate has two decimals: 9.15 gives 149.19, 9.1513 gives 149.20.
test("published: 10 000 for 96 months is 147.28 plain, 149.20 with 4 % tax on the interest", () => {
  const loan = { capitalCents: 1_000_000, tanPercent: 9.15, months: 96 };
  expect(instalmentCents(loan)).toBe(14_728);
  expect(instalmentCents({ ...loan, interestTaxPercent: 4 })).toBe(14_919);
  expect(instalmentCents({ ...loan, tanPercent: 9.1513, interestTaxPercent: 4 })).toBe(14_920);
});

test.each([
  [{ capitalCents: 1_200_000, tanPercent: 0, months: 48 }, 25_000],
  [{ capitalCents: 1_000, tanPercent: 0, months: 3 }, 333],
  [{ capitalCents: 1_000_000, tanPercent: 12, months: 1 }, 1_010_000],
  [{ capitalCents: 1_000_000, tanPercent: 12, months: 60, residualCents: 1_000_000 }, 10_000],
  [{ capitalCents: 1_200_000, tanPercent: 0, months: 12, residualCents: 600_000 }, 50_000],
])("the fee of %o is %i cents", (loan, fee) => {
  expect(instalmentCents(loan)).toBe(fee);
});

test.each([
  { capitalCents: -1, tanPercent: 5, months: 12 },
  { capitalCents: 0.5, tanPercent: 5, months: 12 },
  { capitalCents: 100, tanPercent: -5, months: 12 },
  { capitalCents: 100, tanPercent: Number.NaN, months: 12 },
  { capitalCents: 100, tanPercent: 5, months: 0 },
  { capitalCents: 100, tanPercent: 5, months: 1.5 },
  { capitalCents: 100, tanPercent: 5, months: 601 },
  { capitalCents: 100, tanPercent: 5, months: 12, residualCents: 101 },
  { capitalCents: 100, tanPercent: 5, months: 12, usedTaxCents: 0.5 },
  { capitalCents: 100, tanPercent: 5, months: 12, usedTaxCents: -1 },
])("refuses %o", (loan) => {
  expect(() => instalmentCents(loan)).toThrow(RangeError);
});

const loans = fc
  .record({
    capitalCents: fc.integer({ min: 100_000, max: 10_000_000 }),
    tanPercent: fc.double({ min: 0, max: 25, noNaN: true }),
    months: fc.integer({ min: 1, max: 120 }),
    residualShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
    interestTaxPercent: fc.constantFrom(0, 4),
  })
  .map(({ residualShare, ...loan }) => ({
    ...loan,
    residualCents: Math.round(loan.capitalCents * residualShare),
  }));

test("table, fee and capital agree to the cent", () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const rows = amortisationTable(loan);
      const fee = instalmentCents(loan);
      const sum = (pick: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + pick(row), 0);
      expect(rows).toHaveLength(loan.months);
      expect(sum((row) => row.principalCents)).toBe(loan.capitalCents);
      expect(sum((row) => row.feeCents)).toBe(
        loan.capitalCents + sum((row) => row.interestCents + row.taxCents),
      );
      expect(rows.slice(0, -1).every((row) => row.feeCents === fee)).toBe(true);
      let balance = loan.capitalCents;
      for (const row of rows) {
        expect(row.feeCents).toBe(row.principalCents + row.interestCents + row.taxCents);
        balance -= row.principalCents;
        expect(row.balanceCents).toBe(balance);
      }
      expect(balance).toBe(0);
    }),
  );
});

test("the last fee differs from the others by the residual value and a few cents of rounding", () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const fee = instalmentCents(loan);
      const last = amortisationTable(loan).at(-1)?.feeCents ?? Number.NaN;
      const growth = (1 + (loan.tanPercent / 1200) * 1.04) ** loan.months;
      expect(Math.abs(last - fee - loan.residualCents)).toBeLessThanOrEqual(2 * loan.months * growth);
    }),
  );
});

test("a tax on the credit used is paid with the first fee and changes no other", () => {
  const loan = { capitalCents: 1_000_000, tanPercent: 9.15, months: 96, interestTaxPercent: 4 };
  const [plain, taxed] = [loan, { ...loan, usedTaxCents: 17_600 }].map(amortisationTable);
  expect(taxed?.[0]).toEqual({
    ...plain?.[0],
    feeCents: 14_919 + 17_600,
    taxCents: (plain?.[0]?.taxCents ?? 0) + 17_600,
  });
  expect(taxed?.slice(1)).toEqual(plain?.slice(1));
});

test("an amount too small for its term is never overpaid", () => {
  const rows = amortisationTable({ capitalCents: 60, tanPercent: 0, months: 100 });
  expect(rows.reduce((total, row) => total + row.feeCents, 0)).toBe(60);
  expect(rows.every((row) => row.balanceCents >= 0)).toBe(true);
});
