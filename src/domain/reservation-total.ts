import { fullPrice } from "./full-price.ts";
import { addCents, type Cents } from "./money.ts";

/** The ids of `includeDelivery` (specification 3). */
export const deliveryTypes = { home: 0, dealer: 1, custom: 2 } as const;
export type DeliveryType = (typeof deliveryTypes)[keyof typeof deliveryTypes];

/** What a total is made of, in cents. Collecting the vehicle from a dealer costs nothing. */
export type TotalParts = {
  readonly priceCents: Cents;
  readonly contractExpensesCents: Cents;
  /** Whether the price includes the contract expenses. */
  readonly contractExpensesIncluded: boolean;
  readonly deliveryCents: Cents;
  readonly warrantyCents: Cents;
};

/** What a reservation comes to (specification 9): vehicle price, contract expenses, delivery, and the warranty if one was chosen. */
export const reservationTotal = (parts: TotalParts): Cents =>
  addCents(
    fullPrice(parts.priceCents, {
      cents: parts.contractExpensesCents,
      areIncluded: parts.contractExpensesIncluded,
    }),
    parts.deliveryCents,
    parts.warrantyCents,
  );
