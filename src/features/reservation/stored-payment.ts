import type { Payment } from "#api/models/payment.ts";
import type { Answers } from "#wizard/flow.ts";

const names = [
  "reservationId",
  "paymentId",
  "paymentUrl",
  "clientToken",
  "publicKey",
  "paymentProvider",
] as const satisfies readonly (keyof Payment)[];

/** What the summary's answer leaves for the card step, as text; empty what the service did not name. */
export type StoredPayment = { readonly [Name in (typeof names)[number]]: string };

export const storedPayment = (payment: Payment): StoredPayment =>
  Object.fromEntries(names.map((name) => [name, payment[name] ?? ""])) as StoredPayment;

/** A payment that is ready; undefined where there is none. */
export const readStoredPayment = (texts: Answers[string] | undefined): StoredPayment | undefined => {
  if (!texts?.reservationId) return undefined;
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""])) as StoredPayment;
};
