import { fullPrice } from "#domain/full-price.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { FinanceConfig } from "./dropdowns.ts";

/** What a service says of its contract expenses, in euros. */
export type Expenses = Pick<FinanceConfig, "contractExpenses" | "contractExpensesIncluded">;

/** A price with the contract expenses, in euros. */
export const withExpenses = (price: number, expenses: Expenses): number =>
  eurosFromCents(
    fullPrice(centsFromEuros(price), {
      cents: centsFromEuros(expenses.contractExpenses),
      areIncluded: expenses.contractExpensesIncluded,
    }),
  );

/** The same where it differs from the price. */
export const fullPriceOf = (price: number | undefined, expenses: Expenses): number | undefined => {
  if (price === undefined) return undefined;
  const full = withExpenses(price, expenses);
  return full === price ? undefined : full;
};

/** The same in words, for beside the price. */
export const fullPriceText = (
  price: number | undefined,
  expenses: Expenses,
  locale: Locale,
): string | undefined => {
  const full = fullPriceOf(price, expenses);
  if (full === undefined) return undefined;
  return fill(wordsOf(locale, "card").fullPrice, { amount: marketOf(locale).formats.money(full) });
};
