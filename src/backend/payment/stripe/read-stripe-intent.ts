import { z } from "zod";
import type { IntentStatus, PaymentIntent } from "../payment-provider.ts";
import { misfit } from "./stripe-failure.ts";

/** `requires_capture` is missing: nothing is ever reserved on a card to be charged later. */
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

/** Our form of a payment that Stripe has answered; of one that was made, the amount is what was charged. Throws on anything else. */
export const readStripeIntent = (answer: unknown): PaymentIntent => {
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
