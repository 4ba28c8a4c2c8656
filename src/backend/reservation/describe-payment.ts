import type { z } from "zod";
import type { reservation } from "#contract/reservation.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { StoredAttempt } from "./stored-reservation.ts";

type WirePayment = NonNullable<z.input<typeof reservation>["payment"]>;

const statuses = {
  new: "pending",
  open: "pending",
  closing: "pending",
  cancelled: "failed",
  paid: "paid",
  refunding: "refunding",
  refunded: "refunded",
} as const satisfies Record<StoredAttempt["state"], WirePayment["status"]>;

/**
 * What counts of a reservation's payments: the one that keeps the money, else the last one. At least one is given.
 * @param isKnown whether the provider has said that what is not settled was not paid
 */
export const describePayment = (attempts: readonly StoredAttempt[], isKnown: boolean): WirePayment => {
  const counted = attempts.find(({ state }) => state === "paid") ?? attempts.at(-1);
  if (counted === undefined) throw new Error("A reservation has no payment");
  const { reservationId, number, state, provider, amountCents, paidAt, refundedAt, intentId } = counted;
  const { refundedCents, dispute } = counted;
  return {
    paymentId: intentId ?? `${reservationId}:${number}`,
    status: statuses[state] === "pending" && !isKnown ? "unknown" : statuses[state],
    paymentProvider: provider,
    amount: eurosFromCents(amountCents),
    ...(paidAt !== null && { paidAt: paidAt.toISOString() }),
    ...(refundedAt !== null && { refundedAt: refundedAt.toISOString() }),
    ...(state === "paid" && refundedCents > 0 && { refundedAmount: eurosFromCents(refundedCents) }),
    ...(dispute !== null && { dispute }),
  };
};
