import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import { clampDeposit, depositLimits } from "#domain/finance/deposit-limits.ts";
import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { centsFromEuros, eurosFromCents, percentOfCents } from "#domain/money.ts";
import type { PageQuery } from "#domain/page-query.ts";
import type { SimulatedQuote } from "../simulation-view.ts";

/** A credit as content describes it: rates in percent, amounts in whole euros, terms in months. */
export interface GeneralCredit {
  readonly tan: number;
  /** Opening commission, in percent of the credit. */
  readonly openingPercent: number;
  /** None when absent. */
  readonly taxes?: CreditTaxes | undefined;
  readonly terms: readonly number[];
  readonly defaultTerm: number;
  readonly minDeposit: number;
  readonly depositStep: number;
  /** Largest deposit as a fraction of the price. */
  readonly maxDepositShare: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly defaultPrice: number;
  readonly defaultDeposit: number;
}

/** What had to be changed of a wish, and to what: euros, or months. */
export interface Change {
  readonly what: "priceTooLow" | "priceTooHigh" | "depositTooLow" | "depositTooHigh" | "nearestTerm";
  readonly to: number;
}

export interface GeneralSimulation {
  readonly price: number;
  readonly quote: SimulatedQuote;
  readonly changes: readonly Change[];
}

/** A quote for any price, within what the credit offers. Pure; every wish gets an answer. */
export const simulateGenerally = (credit: GeneralCredit, wish: PageQuery): GeneralSimulation => {
  const changes: Change[] = [];
  const wishedPrice = wish.price ?? credit.defaultPrice;
  const price = Math.min(Math.max(wishedPrice, credit.minPrice), credit.maxPrice);
  if (price !== wishedPrice)
    changes.push({ what: wishedPrice < price ? "priceTooLow" : "priceTooHigh", to: price });
  const deposit = depositFor(credit, price, wish.deposit);
  if (wish.deposit !== undefined && deposit !== wish.deposit)
    changes.push({ what: wish.deposit < deposit ? "depositTooLow" : "depositTooHigh", to: deposit });
  const wishedMonths = wish.months ?? credit.defaultTerm;
  const months = nearest(credit.terms, wishedMonths) ?? credit.defaultTerm;
  if (months !== wishedMonths) changes.push({ what: "nearestTerm", to: months });
  return { price, changes, quote: quoteOf(credit, price, deposit, months) };
};

const depositFor = (credit: GeneralCredit, price: number, wished: number | undefined): number => {
  const limits = depositLimits({
    priceCents: centsFromEuros(price),
    maxInitialDepositPc: credit.maxDepositShare,
    vehicleDepositCents: centsFromEuros(credit.defaultDeposit),
    depositMinCents: centsFromEuros(credit.minDeposit),
    depositStepCents: centsFromEuros(credit.depositStep),
  });
  return eurosFromCents(clampDeposit(wished === undefined ? undefined : centsFromEuros(wished), limits));
};

const quoteOf = (credit: GeneralCredit, price: number, deposit: number, months: number): SimulatedQuote => {
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

const nearest = (terms: readonly number[], wished: number): number | undefined =>
  terms.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0];
