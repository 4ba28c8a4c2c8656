import type Stripe from "stripe";
import { z } from "zod";
import type { DisputeState, ReturnedMoney } from "../payment-provider.ts";
import { readStripeRefunds } from "./read-stripe-refunds.ts";
import { misfit, StripeFailure } from "./stripe-failure.ts";

/** Statuses of a dispute that is decided; every other one, known or not, is open. Inquiries that end without a dispute are won. */
const decided: Readonly<Record<string, DisputeState>> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

const disputesSchema = z.array(
  z.object({ object: z.literal("dispute"), status: z.string(), payment_intent: z.string() }),
);

const stateOf = (answer: unknown, intentId: string): DisputeState | undefined => {
  const parsed = disputesSchema.safeParse(answer);
  if (!parsed.success) throw misfit("an answer that is no dispute", parsed.error);
  if (parsed.data.some(({ payment_intent }) => payment_intent !== intentId))
    throw new StripeFailure("a dispute of another payment");
  const states = parsed.data.map(({ status }) => decided[status] ?? "open");
  return (["lost", "open", "won"] as const).find((state) => states.includes(state));
};

/** What Stripe has given back of a payment, whoever asked for it, and how its disputes stand: one that was lost counts before others. */
export const readStripeReturns = async (stripe: Stripe, intentId: string): Promise<ReturnedMoney> => {
  const asked = { payment_intent: intentId, limit: 100 };
  const refunds = readStripeRefunds((await stripe.refunds.list(asked)).data, intentId);
  const done = refunds.filter(({ status }) => status === "succeeded");
  return {
    refundedCents: done.reduce((sum, { amount }) => sum + amount, 0),
    dispute: stateOf((await stripe.disputes.list(asked)).data, intentId),
  };
};
