import type Stripe from "stripe";
import type { PaymentIntent } from "../payment-provider.ts";
import { isReplayed } from "./open-stripe.ts";
import { readStripeRefunds } from "./read-stripe-refunds.ts";
import { type RefundState, refundStateOf } from "./refund-state.ts";
import { refusalCode, StripeFailure } from "./stripe-failure.ts";

const hourMs = 3_600_000;

/**
 * Gives back all that was charged; `false` while Stripe or the bank is still at it. What Stripe has already decides, since it forgets
 * idempotency keys after a day. Throws when Stripe refuses, when the refund has failed, and when nothing was charged.
 */
export const refundByStripe = async (stripe: Stripe, intent: PaymentIntent): Promise<boolean> => {
  if (intent.status !== "succeeded") throw new StripeFailure("nothing was charged");
  const before = await readState(stripe, intent);
  if (before.kind !== "due") return before.kind === "done";
  const first = `${intent.id}:refund`;
  // Stripe repeats what it once answered to a key, a refusal too: another try is a new one each hour.
  const later = `${first}:${Math.floor(Date.now() / hourMs)}`;
  try {
    if (before.failures > 0) return await askRefund(stripe, intent.id, later);
    return await askRefund(stripe, intent.id, first).catch((error: unknown) => {
      if (!isOldRefusal(error)) throw error;
      return askRefund(stripe, intent.id, later);
    });
  } catch (error) {
    if (refusalCode(error) !== alreadyRefunded) throw error;
    return (await readState(stripe, intent)).kind !== "under-way";
  }
};

const alreadyRefunded = "charge_already_refunded";

const readState = async (stripe: Stripe, { id, amountCents }: PaymentIntent): Promise<RefundState> => {
  const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
  return refundStateOf(amountCents, readStripeRefunds(data, id));
};

/** Without an amount it is what is left of the charge, and Stripe gives back no more than that. */
const askRefund = async (stripe: Stripe, intentId: string, idempotencyKey: string): Promise<boolean> => {
  const asked = await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey });
  const answer = isReplayed(asked.lastResponse.headers) ? await stripe.refunds.retrieve(asked.id) : asked;
  const [refund] = readStripeRefunds([answer], intentId);
  if (refund?.status === "failed" || refund?.status === "canceled")
    throw new StripeFailure("a refund has failed");
  return refund?.status === "succeeded";
};

const isOldRefusal = (error: unknown): boolean =>
  isReplayed((error as { headers?: Record<string, string> }).headers) &&
  refusalCode(error) !== alreadyRefunded;
