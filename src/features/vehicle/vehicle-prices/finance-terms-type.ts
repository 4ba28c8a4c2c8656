/** All terms that the law requires beside a monthly price. Amounts in euros, rates in percent. */
export type FinanceTerms = {
  readonly monthly: number;
  readonly months: number;
  readonly taeg: number;
  readonly tan: number;
  readonly deposit: number;
  readonly capital: number;
  readonly expenses: number;
  /** Taxes on the credit; undefined where there are none. */
  readonly taxes: number | undefined;
  /** Total payable for the credit, without the deposit. */
  readonly total: number;
  /** Deposit and credit together. */
  readonly totalFinanced: number;
  /** Price when financed; lower than in cash in a campaign. */
  readonly financedPrice: number;
  /** The last payment if it differs from the others. */
  readonly lastFee: number | undefined;
  readonly campaignEnd: string | undefined;
};
