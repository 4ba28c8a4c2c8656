import { fullPrice } from "#domain/full-price.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
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
