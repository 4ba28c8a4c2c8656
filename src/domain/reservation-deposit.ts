import type { Cents } from "./money.ts";

/**
 * What the card is charged for reserving a vehicle. Pages, orders and charges all follow from here; `usualCents` is the amount that the
 * shop is set to. The down payment of a credit is something else (`domain/finance/`).
 */
export const reservationDeposit = (_vehicle: { readonly priceCents: Cents }, usualCents: Cents): Cents =>
  usualCents;
