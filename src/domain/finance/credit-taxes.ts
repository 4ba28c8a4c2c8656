/** Taxes on a consumer credit, in percent. Portugal's stamp duty (imposto do selo) is one; Spain has none. */
export type CreditTaxes = {
  /** Of the credit used, for each started month of one that is shorter than a year. */
  readonly usedMonthlyPercent: number;
  /** Of the credit used, once, when it runs for a year or longer, and for five years or longer. */
  readonly usedYearPercent: number;
  readonly usedFiveYearsPercent: number;
  /** Of each month's interest, paid with it. */
  readonly interestPercent: number;
  /** Of the commissions, paid with them. */
  readonly expensesPercent: number;
};

/** The tax on the credit used, in percent of it, for a credit of so many months. */
export const usedTaxPercent = (taxes: CreditTaxes, months: number): number => {
  if (months < 12) return taxes.usedMonthlyPercent * months;
  return months < 60 ? taxes.usedYearPercent : taxes.usedFiveYearsPercent;
};
