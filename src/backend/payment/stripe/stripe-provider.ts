import { z } from "zod";
import type { IntentStatus, PaymentIntent, PaymentOrder, PaymentProvider } from "../payment-provider.ts";
import { isReplayed, openStripe, type StripeAddress } from "./open-stripe.ts";
import { readStripeMessage } from "./read-stripe-message.ts";
import { attempted, misfit, refusalCode, StripeFailure } from "./stripe-failure.ts";
import { readStripeReturns, refundByStripe } from "./stripe-refunds.ts";

/** `requires_capture` is missing: charges are never authorized for a later capture. */
const statuses = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "open",
  processing: "processing",
  succeeded: "succeeded",
  canceled: "cancelled",
} as const satisfies Record<string, IntentStatus>;

type StripeStatus = keyof typeof statuses;

const intentSchema = z.object({
  object: z.literal("payment_intent"),
  id: z.string().regex(/^pi_\w{1,80}$/),
  status: z.enum(Object.keys(statuses) as [StripeStatus, ...StripeStatus[]]),
  amount: z.int().positive(),
  amount_received: z.int().nonnegative(),
  currency: z.literal("eur"),
  client_secret: z.string().min(1),
  metadata: z.record(z.string(), z.string()),
});

/** Converts a payment of Stripe's; the amount of a completed one is what was charged. Throws on any other form. */
const readStripeIntent = (answer: unknown): PaymentIntent => {
  const parsed = intentSchema.safeParse(answer);
  if (!parsed.success) throw misfit("an answer that is no payment", parsed.error);
  const { id, status, amount, amount_received, client_secret, metadata } = parsed.data;
  return {
    id,
    status: statuses[status],
    amountCents: status === "succeeded" ? amount_received : amount,
    clientToken: client_secret,
    reservationId: metadata.reservationId,
    attempt: /^[1-9]\d{0,3}$/.test(metadata.attempt ?? "") ? Number(metadata.attempt) : undefined,
  };
};

export type StripeOptions = StripeAddress & {
  readonly publishableKey: string;
  readonly webhookSecret: string;
};

/** The Stripe provider. Its methods throw {@link StripeFailure}, which may be logged. */
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
      throw new StripeFailure("a payment of another order");
    // A replayed answer has the state at creation.
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
    refund: (id, cents) =>
      attempted("a payment cannot be refunded", async () => refundByStripe(stripe, await read(id), cents)),
    readReturned: (id) => attempted("what went back cannot be read", () => readStripeReturns(stripe, id)),
    readMessage: (body, headers) => readStripeMessage(body, headers, options.webhookSecret),
  };
};

const own = (id: string, intent: PaymentIntent): PaymentIntent => {
  if (intent.id !== id) throw new StripeFailure("another payment than requested");
  return intent;
};
