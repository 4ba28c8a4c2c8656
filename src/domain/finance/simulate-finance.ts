import { addCents, type Cents, percentOfCents } from "../money.ts";
import { amortisationTable, instalmentCents, type Loan } from "./amortisation.ts";
import { aprFromMonths, roundApr } from "./apr.ts";
import { type CreditTaxes, usedTaxPercent } from "./credit-taxes.ts";

export type FinanceTerms = Omit<Loan, "capitalCents" | "interestTaxPercent" | "usedTaxCents"> & {
  readonly priceCents: Cents;
  readonly depositCents: Cents;
  /** Commissions that the customer pays when the credit is paid out. */
  readonly initialExpensesCents?: Cents;
  /** None when absent. */
  readonly taxes?: CreditTaxes;
};

/** Amounts in cents, `taeg` in percent with two decimals. */
export type FinanceSimulation = {
  readonly capitalCents: Cents;
  readonly feeCents: Cents;
  /** The last payment, residual value included. */
  readonly lastFeeCents: Cents;
  readonly interestCents: Cents;
  /** Tax on the credit used, paid with the first fee on top of it. */
  readonly usedTaxCents: Cents;
  /** Tax on the interest, part of the fees. */
  readonly interestTaxCents: Cents;
  /** Tax on the initial expenses, paid with them. */
  readonly expensesTaxCents: Cents;
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
export const simulateFinance = (terms: FinanceTerms): FinanceSimulation => {
  const { depositCents, initialExpensesCents = 0, taxes } = terms;
  const loan = loanFor(terms);
  const { capitalCents } = loan;
  const table = amortisationTable(loan);
  const expensesTaxCents = percentOfCents(initialExpensesCents, taxes?.expensesPercent ?? 0);
  const atOnceCents = addCents(initialExpensesCents, expensesTaxCents);
  const mticCents = addCents(atOnceCents, ...table.map(({ feeCents }) => feeCents));
  const apr = aprFromMonths([
    { month: 0, amount: capitalCents - atOnceCents },
    ...table.map(({ month, feeCents }) => ({ month, amount: -feeCents })),
  ]);
  if (apr === undefined)
    throw new RangeError(`Initial expenses of ${atOnceCents} cents leave no credit to rate`);
  return {
    capitalCents,
    feeCents: instalmentCents(loan),
    lastFeeCents: table.at(-1)?.feeCents ?? 0,
    interestCents: addCents(...table.map(({ interestCents }) => interestCents)),
    usedTaxCents: loan.usedTaxCents,
    interestTaxCents: addCents(...table.map(({ taxCents }) => taxCents), -loan.usedTaxCents),
    expensesTaxCents,
    mticCents,
    financedTotalCents: addCents(depositCents, mticCents),
    taeg: roundApr(apr, 2),
  };
};

/** The loan behind a financed purchase. Throws RangeError when the deposit leaves nothing to finance. */
export const loanFor = (terms: FinanceTerms): Loan & { readonly usedTaxCents: Cents } => {
  const { priceCents, depositCents, months, tanPercent, residualCents = 0, taxes } = terms;
  const capitalCents = addCents(priceCents, -depositCents);
  if (capitalCents <= 0)
    throw new RangeError(`A deposit of ${depositCents} cents leaves nothing of ${priceCents} to finance`);
  return {
    capitalCents,
    months,
    tanPercent,
    residualCents,
    interestTaxPercent: taxes?.interestPercent ?? 0,
    usedTaxCents: taxes === undefined ? 0 : percentOfCents(capitalCents, usedTaxPercent(taxes, months)),
  };
};
