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
export type KeptPayment = { readonly [Name in (typeof names)[number]]: string };

export const keptPayment = (payment: Payment): KeptPayment =>
  Object.fromEntries(names.map((name) => [name, payment[name] ?? ""])) as KeptPayment;

/** A payment that is ready; undefined where there is none. */
export const readKeptPayment = (texts: Answers[string] | undefined): KeptPayment | undefined => {
  if (!texts?.reservationId) return undefined;
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""])) as KeptPayment;
};
