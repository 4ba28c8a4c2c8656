import type { Cents } from "#domain/money.ts";
import type { StripeRefund } from "./read-stripe-refunds.ts";

/** `failures`: how often it was tried in vain. */
export type RefundState =
  | { readonly kind: "done" | "under-way" }
  | { readonly kind: "due"; readonly failures: number };

/** Both ended without the money having gone. A status that is not known counts as under way: nothing is given back twice. */
const vain: readonly (string | null)[] = ["failed", "canceled"];

type Counted = Pick<StripeRefund, "status" | "amount">;

const sum = (refunds: readonly Counted[]): Cents => refunds.reduce((total, { amount }) => total + amount, 0);

/** Whether all of a charge has been given back, will be, or has still to be asked for, whoever asked for what is there. */
export const refundStateOf = (charged: Cents, refunds: readonly Counted[]): RefundState => {
  const live = refunds.filter(({ status }) => !vain.includes(status));
  if (sum(live.filter(({ status }) => status === "succeeded")) >= charged) return { kind: "done" };
  if (sum(live) >= charged) return { kind: "under-way" };
  return { kind: "due", failures: refunds.length - live.length };
};
