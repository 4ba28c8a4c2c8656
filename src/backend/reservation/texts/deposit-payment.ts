import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";

type Confirmed = Pick<StoredReservation, "confirmedAt">;
type Paid = Pick<StoredAttempt, "state" | "paidAt" | "refundReason">;

/**
 * Refund reasons of a deposit: cancelled by the customer or the shop, refunded by the shop, here or at the provider, or returned by the
 * bank.
 */
const ofReservationDeposit: readonly (string | null)[] = [
  ...["cancelled", "cancelled-by-shop", "by-shop", "by-hand", "disputed"],
];

/**
 * Whether a payment is the deposit that confirmed a reservation, refunded or not. Any other completed payment was not accepted
 * and is refunded at once.
 */
export const isReservationDeposit = (
  { confirmedAt }: Confirmed,
  { state, paidAt, refundReason }: Paid,
): boolean => {
  if (state === "paid") return true;
  return (
    ofReservationDeposit.includes(refundReason) &&
    paidAt !== null &&
    confirmedAt !== null &&
    paidAt <= confirmedAt
  );
};
