import { addCents, type Cents } from "./money.ts";

/** The expenses of a contract, and whether the shop's prices include them. */
export type ContractExpenses = { readonly cents: Cents; readonly areIncluded: boolean };

/** What is paid at once with everything unavoidable: the price and the contract expenses. */
export const fullPrice = (priceCents: Cents, { cents, areIncluded }: ContractExpenses): Cents =>
  addCents(priceCents, areIncluded ? 0 : cents);
