import { expect, test } from "vitest";
import { usedTaxPercent } from "./credit-taxes.ts";

const taxes = {
  usedMonthlyPercent: 0.141,
  usedYearPercent: 1.5,
  usedFiveYearsPercent: 1.76,
  interestPercent: 4,
  expensesPercent: 4,
};

test.each([
  [1, 0.141],
  [11, 1.551],
  [12, 1.5],
  [59, 1.5],
  [60, 1.76],
  [96, 1.76],
])("a credit of %i months is taxed %d %%", (months, percent) => {
  expect(usedTaxPercent(taxes, months)).toBeCloseTo(percent, 10);
});
