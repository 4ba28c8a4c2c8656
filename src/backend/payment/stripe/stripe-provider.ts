import type { PaymentIntent, PaymentOrder, PaymentProvider } from "../payment-provider.ts";
import { isReplayed, openStripe, type StripeAddress } from "./open-stripe.ts";
import { readStripeIntent } from "./read-stripe-intent.ts";
import { readStripeMessage } from "./read-stripe-message.ts";
import { readStripeReturns } from "./read-stripe-returns.ts";
import { refundByStripe } from "./refund-by-stripe.ts";
import { attempted, refusalCode, StripeFailure } from "./stripe-failure.ts";

export type StripeOptions = StripeAddress & {
  readonly publishableKey: string;
  readonly webhookSecret: string;
};

/** Charges by Stripe. What its methods throw is a {@link StripeFailure}, which may be logged. */
export const createStripeProvider = (options: StripeOptions): PaymentProvider => {
  const stripe = openStripe(options);
  const read = async (id: string): Promise<PaymentIntent> =>
    own(id, readStripeIntent(await stripe.paymentIntents.retrieve(id)));
  const create = async (order: PaymentOrder): Promise<PaymentIntent> => {
    const { reservationId, attempt, amountCents } = order;
    const made = await stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: "eur",
        allowed_payment_method_types: ["card"],
        metadata: { reservationId, attempt: String(attempt) },
      },
      { idempotencyKey: `${reservationId}:${attempt}` },
    );
    if (made.amount !== amountCents) throw new StripeFailure("a payment of another amount");
    const intent = readStripeIntent(made);
    if (intent.reservationId !== reservationId || intent.attempt !== attempt)
      throw new StripeFailure("a payment of somebody else");
    // A repeated answer tells what the payment was when it was made.
    return isReplayed(made.lastResponse.headers) ? read(intent.id) : intent;
  };
  const cancel = async (id: string): Promise<PaymentIntent> => {
    try {
      return own(id, readStripeIntent(await stripe.paymentIntents.cancel(id)));
    } catch (error) {
      if (refusalCode(error) !== "payment_intent_unexpected_state") throw error;
      const intent = await read(id);
      if (intent.status === "open") throw error;
      return intent;
    }
  };
  return {
    name: "stripe",
    publicKey: options.publishableKey,
    create: (order) => attempted("a payment cannot be made", () => create(order)),
    read: (id) => attempted("a payment cannot be read", () => read(id)),
    cancel: (id) => attempted("a payment cannot be cancelled", () => cancel(id)),
    refund: (id) =>
      attempted("a payment cannot be given back", async () => refundByStripe(stripe, await read(id))),
    readReturned: (id) => attempted("what went back cannot be read", () => readStripeReturns(stripe, id)),
    readMessage: (body, headers) => readStripeMessage(body, headers, options.webhookSecret),
  };
};

const own = (id: string, intent: PaymentIntent): PaymentIntent => {
  if (intent.id !== id) throw new StripeFailure("another payment than the one that was asked for");
  return intent;
};
