import { fullPrice } from "#domain/full-price.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { FinanceConfig } from "./finance-settings.ts";

/** What contract expenses add to a price. */
export type AddedExpenses = Pick<FinanceConfig, "contractExpensesCents" | "contractExpensesIncluded">;

/** A price with the contract expenses. */
export const fullPriceBy = (
  priceCents: Cents,
  { contractExpensesCents: cents, contractExpensesIncluded: areIncluded }: AddedExpenses,
): Cents => fullPrice(priceCents, { cents, areIncluded });

/** The same in words; undefined where nothing is added. */
export const fullPriceInWords = (
  priceCents: Cents,
  expenses: AddedExpenses,
  locale: Locale,
): string | undefined => {
  const full = fullPriceBy(priceCents, expenses);
  if (full === priceCents) return undefined;
  const amount = marketOf(locale).formats.money(eurosFromCents(full));
  return fill(wordsOf(locale, "card").fullPrice, { amount });
};
