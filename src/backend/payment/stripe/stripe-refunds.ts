import type Stripe from "stripe";
import { z } from "zod";
import type { Cents } from "#domain/money.ts";
import type { DisputeState, PaymentIntent, ReturnedMoney } from "../payment-provider.ts";
import { isReplayed } from "./open-stripe.ts";
import { misfit, refusalCode, StripeFailure } from "./stripe-failure.ts";

type StripeRefund = {
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
const readStripeRefunds = (answer: unknown, intentId: string): readonly StripeRefund[] => {
  const parsed = z.array(refundSchema).safeParse(answer);
  if (!parsed.success) throw misfit("an answer that is no refund", parsed.error);
  if (parsed.data.some(({ payment_intent }) => payment_intent !== intentId))
    throw new StripeFailure("a refund of another payment");
  return parsed.data;
};

/** `failures`: how often it was tried in vain. */
type RefundState =
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
