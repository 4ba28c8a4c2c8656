import { aprFromMonths, roundApr } from "./finance/apr.ts";

/** What is received and paid of a quoted credit. Amounts in euros. */
export type QuotedFlows = {
  readonly capitalToFinance: number;
  readonly initialExpenses: number;
  readonly fee: number;
  readonly lastFee: number;
  readonly nrPayments: number;
  readonly taxes?: { readonly creditUsed: number; readonly expenses: number } | undefined;
};

/**
 * The annual rate of a quote by its own figures (Directive 2008/48/EC, Annex I), to two decimals: what is received, less what is paid at
 * once, against the instalments, the first with the tax on the credit used. Undefined where no rate balances them.
 */
export const quotedApr = (quote: QuotedFlows): number | undefined => {
  const { capitalToFinance, initialExpenses, fee, lastFee, nrPayments, taxes } = quote;
  const received = capitalToFinance - initialExpenses - (taxes?.expenses ?? 0);
  const apr = aprFromMonths([
    { month: 0, amount: received },
    { month: 1, amount: -(taxes?.creditUsed ?? 0) },
    ...Array.from({ length: nrPayments }, (_, at) => ({
      month: at + 1,
      amount: -(at + 1 === nrPayments ? lastFee : fee),
    })),
  ]);
  return apr === undefined ? undefined : roundApr(apr, 2);
};
