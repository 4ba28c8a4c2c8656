import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";

type Confirmed = Pick<StoredReservation, "confirmedAt">;
type Paid = Pick<StoredAttempt, "state" | "paidAt" | "refundReason">;

/** Refund reasons of a deposit: cancelled by the customer, refunded at the provider, or returned by the bank. */
const isOfReservationDeposit = (reason: string | null): boolean =>
  reason === "cancelled" || reason === "by-hand" || reason === "disputed";

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
    isOfReservationDeposit(refundReason) && paidAt !== null && confirmedAt !== null && paidAt <= confirmedAt
  );
};
