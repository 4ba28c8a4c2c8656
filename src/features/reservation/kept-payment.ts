import { createHash } from "node:crypto";
import type { Payment } from "#api/models/payment.ts";
import type { Answers } from "#wizard/flow.ts";
import type { OrderBody } from "./order-body.ts";

const names = [
  "reservationId",
  "paymentId",
  "paymentUrl",
  "clientToken",
  "publicKey",
  "paymentProvider",
] as const satisfies readonly (keyof Payment)[];

/** What the summary's answer leaves for the card step, as text; empty what the service did not name. */
export type KeptPayment = { readonly [Name in (typeof names)[number]]: string };

export const keptPayment = (payment: Payment): KeptPayment =>
  Object.fromEntries(names.map((name) => [name, payment[name] ?? ""])) as KeptPayment;

/** A payment that is ready; undefined where there is none. */
export const readKeptPayment = (texts: Answers[string] | undefined): KeptPayment | undefined => {
  if (!texts?.reservationId) return undefined;
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""])) as KeptPayment;
};

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

/** What stays kept of a reservation that was submitted, whatever is answered anew: the page under whose name no form stands. */
const page = "reservation";

export const keptReservation = (reservationId: string, basis: string): Answers => ({
  [page]: { reservationId, basis },
});

export const readKeptReservation = (
  answers: Answers,
): { readonly reservationId: string; readonly basis: string | undefined } | undefined => {
  const { reservationId, basis } = answers[page] ?? {};
  return reservationId ? { reservationId, basis } : undefined;
};
