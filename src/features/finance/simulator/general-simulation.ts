import type { PageQuery } from "#domain/page-query.ts";
import type { SimulatedQuote } from "../simulation-view-type.ts";
import { depositFor } from "./general-deposit.ts";
import { type GeneralCredit, quoteOf } from "./general-quote.ts";

/** An adjusted parameter and its new value: euros, or months. */
export interface Change {
  readonly what: "priceTooLow" | "priceTooHigh" | "depositTooLow" | "depositTooHigh" | "nearestTerm";
  readonly to: number;
}

export interface GeneralSimulation {
  readonly price: number;
  readonly quote: SimulatedQuote;
  readonly changes: readonly Change[];
}

/** A quote for any price, within the credit's limits. Pure; every request has a result. */
export const simulateGenerally = (credit: GeneralCredit, request: PageQuery): GeneralSimulation => {
  const changes: Change[] = [];
  const requestedPrice = request.price ?? credit.defaultPrice;
  const price = Math.min(Math.max(requestedPrice, credit.minPrice), credit.maxPrice);
  if (price !== requestedPrice)
    changes.push({ what: requestedPrice < price ? "priceTooLow" : "priceTooHigh", to: price });
  const deposit = depositFor(credit, price, request.deposit);
  if (request.deposit !== undefined && deposit !== request.deposit)
    changes.push({ what: request.deposit < deposit ? "depositTooLow" : "depositTooHigh", to: deposit });
  const requestedMonths = request.months ?? credit.defaultTerm;
  const months = nearest(credit.terms, requestedMonths) ?? credit.defaultTerm;
  if (months !== requestedMonths) changes.push({ what: "nearestTerm", to: months });
  return { price, changes, quote: quoteOf(credit, price, deposit, months) };
};

const nearest = (terms: readonly number[], requested: number): number | undefined =>
  terms.toSorted((a, b) => Math.abs(a - requested) - Math.abs(b - requested) || a - b)[0];
