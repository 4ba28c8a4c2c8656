import type { PageQuery } from "#domain/page-query.ts";
import type { SimulatedQuote } from "../simulation-view-type.ts";
import { depositFor } from "./general-deposit.ts";
import { type GeneralCredit, quoteOf } from "./general-quote.ts";

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

const nearest = (terms: readonly number[], wished: number): number | undefined =>
  terms.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0];
