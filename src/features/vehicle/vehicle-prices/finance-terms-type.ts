/** All that the law wants beside a monthly price. Amounts in euros, rates in percent. */
export type FinanceTerms = {
  readonly monthly: number;
  readonly months: number;
  readonly taeg: number;
  readonly tan: number;
  readonly deposit: number;
  readonly capital: number;
  readonly expenses: number;
  /** Taxes on the credit; undefined where none are named. */
  readonly taxes: number | undefined;
  /** What the credit makes the customer pay, without the deposit. */
  readonly total: number;
  /** Deposit and credit together. */
  readonly totalFinanced: number;
  /** Price when financed; lower than in cash in a campaign. */
  readonly financedPrice: number;
  /** The last payment where it is not like the others. */
  readonly lastFee: number | undefined;
  readonly campaignEnd: string | undefined;
};
