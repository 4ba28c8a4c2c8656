import { addCents, type Cents } from "./money.ts";

/** Who brings what of a total, in cents; the four add up to it. */
export type ReservationAmounts = {
  /** What the card is charged. */
  readonly dueNowCents: Cents;
  readonly financedCents: Cents;
  /** Value of the car given in payment. */
  readonly tradeInCents: Cents;
  /** Less than nothing where the car is worth more than what is left: the shop pays it out. */
  readonly dueAtDeliveryCents: Cents;
};

/** What is left to pay when the vehicle is handed over, beside what is charged now, financed and given in payment. */
export const reservationAmounts = ({
  totalCents,
  reservationDepositCents,
  financedCents,
  tradeInCents,
}: {
  readonly totalCents: Cents;
  readonly reservationDepositCents: Cents;
  readonly financedCents: Cents;
  readonly tradeInCents: Cents;
}): ReservationAmounts => ({
  dueNowCents: reservationDepositCents,
  financedCents,
  tradeInCents,
  dueAtDeliveryCents: addCents(totalCents, -reservationDepositCents, -financedCents, -tradeInCents),
});
