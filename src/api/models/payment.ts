import type { z } from "zod";
import type { payment } from "#contract/payment.ts";

type WirePayment = z.output<typeof payment>;
type Tokens = Pick<WirePayment, "paymentId" | "paymentUrl" | "clientToken" | "publicKey" | "paymentProvider">;

/** What the card step needs; each of the tokens is an empty text where the service names none. */
export type Payment = WirePayment & { readonly [Name in keyof Tokens]-?: string };

/** Pure. */
export const toPayment = (wire: WirePayment): Payment => ({
  paymentId: "",
  paymentUrl: "",
  clientToken: "",
  publicKey: "",
  paymentProvider: "",
  ...wire,
});
