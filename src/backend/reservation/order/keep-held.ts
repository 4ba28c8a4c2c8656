import type { StoredReservation } from "../stored-reservation.ts";

/** What a reservation is made of, and what each part comes to. */
export type HeldAmounts = Pick<
  StoredReservation,
  | "cashPriceCents"
  | "financedPriceCents"
  | "contractExpensesCents"
  | "reservationDepositCents"
  | "delivery"
  | "deliveryCents"
  | "warrantyId"
  | "warrantyCents"
  | "tradeInId"
  | "tradeInCents"
>;

/** What is asked for at the amounts of the day that the vehicle was held, but for the parts that are others now. Pure. */
export const keepHeld = <Asked extends HeldAmounts>(asked: Asked, held: HeldAmounts): Asked => ({
  ...asked,
  cashPriceCents: held.cashPriceCents,
  financedPriceCents: held.financedPriceCents,
  contractExpensesCents: held.contractExpensesCents,
  reservationDepositCents: held.reservationDepositCents,
  ...(wayOf(asked) === wayOf(held) && { deliveryCents: held.deliveryCents }),
  ...(asked.warrantyId === held.warrantyId && { warrantyCents: held.warrantyCents }),
  ...(asked.tradeInId === held.tradeInId && { tradeInCents: held.tradeInCents }),
});

/** What the cost of a delivery depends on. */
const wayOf = ({ delivery: { deliveryType, country, zipCode = "" } }: HeldAmounts): string =>
  `${deliveryType} ${country} ${zipCode}`;
