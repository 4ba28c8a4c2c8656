import type { Wording } from "#backend/wording/wording.ts";
import { addCents, type Cents } from "#domain/money.ts";
import { fill } from "#platform/fill.ts";
import { hasTaxes } from "./describe-taxes.ts";
import type { SheetOffer, SheetSection } from "./sheet-type.ts";

export type Words = Wording["creditInformation"];
export type Money = (cents: Cents) => string;

/** The taxes one by one, or that there are none. */
export const taxRows = (offer: SheetOffer, words: Words, money: Money): SheetSection["rows"] => {
  if (!hasTaxes(offer)) return [[words.stamp, money(0)]];
  return [
    [words.stamp, money(addCents(offer.usedTaxCents, offer.interestTaxCents, offer.expensesTaxCents))],
    [words.stampUsed, fill(words.stampUsedValue, { amount: money(offer.usedTaxCents) })],
    [words.stampInterest, fill(words.stampInterestValue, { amount: money(offer.interestTaxCents) })],
    [words.stampExpenses, fill(words.stampExpensesValue, { amount: money(offer.expensesTaxCents) })],
  ];
};
