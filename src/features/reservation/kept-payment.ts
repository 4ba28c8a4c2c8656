import type { Answers } from "#wizard/flow.ts";

/** What the summary's answer leaves for the card step, as text. */
export type KeptPayment = {
  readonly reservationId: string;
  readonly paymentId: string;
  readonly clientToken: string;
  readonly publicKey: string;
  readonly paymentProvider: string;
};

const names = [
  "reservationId",
  "paymentId",
  "clientToken",
  "publicKey",
  "paymentProvider",
] as const satisfies readonly (keyof KeptPayment)[];

/** A payment that is ready; undefined where there is none. */
export const readKeptPayment = (texts: Answers[string] | undefined): KeptPayment | undefined => {
  if (texts === undefined || names.some((name) => !texts[name])) return undefined;
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as KeptPayment;
};
