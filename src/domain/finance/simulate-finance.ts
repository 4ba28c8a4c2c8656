import { addCents, type Cents, percentOfCents } from "../money.ts";
import { amortisationTable, instalmentCents, type Loan } from "./amortisation.ts";
import { aprFromMonths, roundApr } from "./apr.ts";

export type FinanceTerms = Omit<Loan, "capitalCents"> & {
  readonly priceCents: Cents;
  readonly depositCents: Cents;
  /** Commissions that the customer pays when the credit is drawn. */
  readonly initialExpensesCents?: Cents;
  /** Tax on the credit used, in percent of it, paid with the first fee (Portugal); 0 when absent. */
  readonly taxStampPercent?: number;
};

/** Amounts in cents, `taeg` in percent with two decimals. */
export type FinanceSimulation = {
  readonly capitalCents: Cents;
  readonly feeCents: Cents;
  /** The last payment, residual value included. */
  readonly lastFeeCents: Cents;
  readonly interestCents: Cents;
  readonly taxCents: Cents;
  /** All that the credit makes the customer pay: fees, taxes, initial expenses; without the deposit. */
  readonly mticCents: Cents;
  /** Deposit and MTIC together: what the vehicle costs when it is financed. */
  readonly financedTotalCents: Cents;
  readonly taeg: number;
};

/**
 * Simulates a financed purchase. Throws RangeError for impossible terms (see `amortisation.ts`) and when the deposit
 * leaves nothing to finance.
 */
export function simulateFinance(terms: FinanceTerms): FinanceSimulation {
  const { priceCents, depositCents, initialExpensesCents = 0, taxStampPercent = 0 } = terms;
  const capitalCents = addCents(priceCents, -depositCents);
  if (capitalCents <= 0)
    throw new RangeError(`A deposit of ${depositCents} cents leaves nothing of ${priceCents} to finance`);
  const loan = { ...terms, capitalCents };
  const table = amortisationTable(loan);
  const stampCents = percentOfCents(capitalCents, taxStampPercent);
  const mticCents = addCents(initialExpensesCents, stampCents, ...table.map(({ feeCents }) => feeCents));
  const apr = aprFromMonths([
    { month: 0, amount: capitalCents - initialExpensesCents },
    { month: 1, amount: -stampCents },
    ...table.map(({ month, feeCents }) => ({ month, amount: -feeCents })),
  ]);
  if (apr === undefined)
    throw new RangeError(`Initial expenses of ${initialExpensesCents} cents leave no credit to rate`);
  return {
    capitalCents,
    feeCents: instalmentCents(loan),
    lastFeeCents: table.at(-1)?.feeCents ?? 0,
    interestCents: addCents(...table.map(({ interestCents }) => interestCents)),
    taxCents: addCents(stampCents, ...table.map(({ taxCents }) => taxCents)),
    mticCents,
    financedTotalCents: addCents(depositCents, mticCents),
    taeg: roundApr(apr, 2),
  };
}
