import { createHash } from "node:crypto";
import type { Answers } from "#wizard/flow.ts";
import type { OrderBody } from "./order-body.ts";

/**
 * A digest of what makes a payment a new one where it changes (specification 4): trade-in, financing, delivery by its type, dealer and
 * cost, and telephone. A corrected street, name or mail does not. Pure.
 */
export const paymentBasis = (
  { retakeId, finance, delivery, phoneNumber }: OrderBody,
  deliveryCost: number | undefined,
): string => {
  const dealer = "deliveryDealer" in delivery ? delivery.deliveryDealer : undefined;
  const counted = [retakeId, finance, delivery.deliveryType, dealer, deliveryCost, phoneNumber];
  return createHash("sha256").update(JSON.stringify(counted)).digest("base64url").slice(0, 22);
};

/** What stays stored of a submitted reservation when answers change: a page of the wizard without a form. */
const page = "reservation";

export const storedReservation = (reservationId: string, basis: string): Answers => ({
  [page]: { reservationId, basis },
});

export const readStoredReservation = (
  answers: Answers,
): { readonly reservationId: string; readonly basis: string | undefined } | undefined => {
  const { reservationId, basis } = answers[page] ?? {};
  return reservationId ? { reservationId, basis } : undefined;
};
