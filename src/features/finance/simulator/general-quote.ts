import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { centsFromEuros, eurosFromCents, percentOfCents } from "#domain/money.ts";
import type { SimulatedQuote } from "../simulation-view-type.ts";

/** A credit as content describes it: rates in percent, amounts in whole euros, terms in months. */
export interface GeneralCredit {
  readonly tan: number;
  /** Opening commission, in percent of the credit. */
  readonly openingPercent: number;
  /** Zero by default. */
  readonly taxes?: CreditTaxes | undefined;
  readonly terms: readonly number[];
  readonly defaultTerm: number;
  readonly minDeposit: number;
  readonly depositStep: number;
  /** Maximum deposit as a fraction of the price. */
  readonly maxDepositShare: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly defaultPrice: number;
  readonly defaultDeposit: number;
}

export const quoteOf = (
  credit: GeneralCredit,
  price: number,
  deposit: number,
  months: number,
): SimulatedQuote => {
  const capitalCents = centsFromEuros(price) - centsFromEuros(deposit);
  const initialExpensesCents = percentOfCents(capitalCents, credit.openingPercent);
  const simulation = simulateFinance({
    priceCents: centsFromEuros(price),
    depositCents: centsFromEuros(deposit),
    months,
    tanPercent: credit.tan,
    residualCents: 0,
    initialExpensesCents,
    ...(credit.taxes && { taxes: credit.taxes }),
  });
  return {
    fee: eurosFromCents(simulation.feeCents),
    nrPayments: months,
    capitalToFinance: eurosFromCents(simulation.capitalCents),
    initialValue: deposit,
    residualValue: 0,
    promo: false,
    tan: credit.tan,
    taeg: simulation.taeg,
    mtic: eurosFromCents(simulation.mticCents),
    legalInfo: "",
    initialExpenses: eurosFromCents(initialExpensesCents),
    lastFee: eurosFromCents(simulation.lastFeeCents),
    ...(credit.taxes && {
      taxes: {
        creditUsed: eurosFromCents(simulation.usedTaxCents),
        interestPercent: credit.taxes.interestPercent,
        interest: eurosFromCents(simulation.interestTaxCents),
        expenses: eurosFromCents(simulation.expensesTaxCents),
      },
    }),
  };
};
