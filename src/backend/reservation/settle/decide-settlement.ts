import type { PaymentIntent } from "#backend/payment/payment-provider.ts";
import type { StoredAttempt, StoredReservation, VehicleStatus } from "../stored-reservation.ts";

/** Why a completed payment is refunded. */
export type RefundReason = "wrong-amount" | "paid-twice" | "too-late" | "vehicle-sold" | "cancelled";

export type Settlement =
  | { readonly kind: "nothing" }
  /** The payment can no longer be made. */
  | { readonly kind: "note-cancelled" }
  /** The payment is complete and the vehicle is the customer's; `again` when the hold had ended before. */
  | { readonly kind: "confirm"; readonly again: boolean }
  | { readonly kind: "refund"; readonly reason: RefundReason };

export type Unsettled = {
  readonly intent: Pick<PaymentIntent, "status" | "amountCents">;
  readonly attempt: Pick<StoredAttempt, "state" | "amountCents">;
  readonly reservation: Pick<StoredReservation, "state">;
  /** Whether the customer's account still exists. */
  readonly hasCustomer: boolean;
  readonly vehicleStatus: VehicleStatus;
  /** Whether another live reservation counts on the same trade-in. */
  readonly isTradeInTaken: boolean;
};

const nothing = { kind: "nothing" } as const;
const refund = (reason: RefundReason): Settlement => ({ kind: "refund", reason });

/**
 * Decides what follows from the state of a payment, as read under the lock. Idempotent; a payment is never accepted without a vehicle
 * and a customer.
 */
export const decideSettlement = ({
  intent,
  attempt,
  reservation,
  hasCustomer,
  vehicleStatus,
  isTradeInTaken,
}: Unsettled): Settlement => {
  const isOver = attempt.state === "paid" || attempt.state === "refunding" || attempt.state === "refunded";
  if (isOver) return nothing;
  if (intent.status === "cancelled")
    return attempt.state === "cancelled" ? nothing : { kind: "note-cancelled" };
  if (intent.status !== "succeeded") return nothing;
  if (intent.amountCents !== attempt.amountCents) return refund("wrong-amount");
  switch (reservation.state) {
    case "held":
      if (!hasCustomer) return refund("too-late");
      return vehicleStatus === "bought" ? refund("vehicle-sold") : { kind: "confirm", again: false };
    case "expired":
      return hasCustomer && vehicleStatus === "in-stock" && !isTradeInTaken
        ? { kind: "confirm", again: true }
        : refund("too-late");
    case "cancelled":
      return refund("cancelled");
    case "confirmed":
    case "completed":
      return refund("paid-twice");
  }
};
