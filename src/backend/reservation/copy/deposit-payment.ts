import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";

type Confirmed = Pick<StoredReservation, "confirmedAt">;
type Paid = Pick<StoredAttempt, "state" | "paidAt" | "refundReason">;

/** Cancelled by the customer, given back at the provider, or by the bank. */
const isOfReservationDeposit = (reason: string | null): boolean =>
  reason === "cancelled" || reason === "by-hand" || reason === "disputed";

/**
 * Whether a payment is the deposit that confirmed a reservation, given back or not. Every other one that was made could not be taken,
 * and goes back at once.
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
