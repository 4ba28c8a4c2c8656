import { z } from "zod";
import type { Cents } from "#domain/money.ts";
import { misfit, StripeFailure } from "./stripe-failure.ts";

export type StripeRefund = {
  readonly id: string;
  readonly status: string | null;
  readonly amount: Cents;
};

const refundSchema = z.object({
  object: z.literal("refund"),
  id: z.string().regex(/^re_\w{1,80}$/),
  status: z.string().nullable(),
  amount: z.int().positive(),
  payment_intent: z.string(),
});

/** The refunds in Stripe's answer, all of one payment; throws when it is anything else. */
export const readStripeRefunds = (answer: unknown, intentId: string): readonly StripeRefund[] => {
  const parsed = z.array(refundSchema).safeParse(answer);
  if (!parsed.success) throw misfit("an answer that is no refund", parsed.error);
  if (parsed.data.some(({ payment_intent }) => payment_intent !== intentId))
    throw new StripeFailure("a refund of another payment");
  return parsed.data;
};
