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

/** Parses the refunds of one payment; throws on any other form. */
const readStripeRefunds = (answer: unknown, intentId: string): readonly StripeRefund[] => {
  const parsed = z.array(refundSchema).safeParse(answer);
  if (!parsed.success) throw misfit("an answer that is no refund", parsed.error);
  if (parsed.data.some(({ payment_intent }) => payment_intent !== intentId))
    throw new StripeFailure("a refund of another payment");
  return parsed.data;
};

/** `failures`: the number of failed refunds. `left`: what is to be refunded yet. */
type RefundState =
  | { readonly kind: "done" | "under-way" }
  | { readonly kind: "due"; readonly failures: number; readonly left: Cents };

/** No money was returned. An unknown status counts as in progress, so that nothing is refunded twice. */
const vain: readonly (string | null)[] = ["failed", "canceled"];

type Counted = Pick<StripeRefund, "status" | "amount">;

const sum = (refunds: readonly Counted[]): Cents => refunds.reduce((total, { amount }) => total + amount, 0);

/** Whether so much is refunded, is being refunded, or has to be; refunds made at Stripe's own pages count. */
export const refundStateOf = (wanted: Cents, refunds: readonly Counted[]): RefundState => {
  const live = refunds.filter(({ status }) => !vain.includes(status));
  if (sum(live.filter(({ status }) => status === "succeeded")) >= wanted) return { kind: "done" };
  if (sum(live) >= wanted) return { kind: "under-way" };
  return { kind: "due", failures: refunds.length - live.length, left: wanted - sum(live) };
};

const hourMs = 3_600_000;

/**
 * Refunds until `cents` are back, by default the whole charge; `false` while Stripe or the bank is processing it. Existing refunds are read
 * first, since Stripe forgets idempotency keys after a day. Throws when Stripe refuses, when the refund has failed, and when nothing was
 * charged.
 */
export const refundByStripe = async (
  stripe: Stripe,
  intent: PaymentIntent,
  cents: Cents = intent.amountCents,
): Promise<boolean> => {
  if (intent.status !== "succeeded") throw new StripeFailure("nothing was charged");
  const wanted = Math.min(cents, intent.amountCents);
  const before = await readState(stripe, intent.id, wanted);
  if (before.kind !== "due") return before.kind === "done";
  const part = wanted < intent.amountCents ? before.left : undefined;
  const first = part === undefined ? `${intent.id}:refund` : `${intent.id}:refund:${wanted}:${part}`;
  const order = { payment_intent: intent.id, ...(part !== undefined && { amount: part }) };
  // Stripe replays its answer for a key, including refusals: retries use a new key each hour.
  const later = `${first}:${Math.floor(Date.now() / hourMs)}`;
  try {
    if (before.failures > 0) return await createRefund(stripe, order, later);
    return await createRefund(stripe, order, first).catch((error: unknown) => {
      if (!isOldRefusal(error)) throw error;
      return createRefund(stripe, order, later);
    });
  } catch (error) {
    if (refusalCode(error) !== alreadyRefunded) throw error;
    return (await readState(stripe, intent.id, wanted)).kind !== "under-way";
  }
};

const alreadyRefunded = "charge_already_refunded";

const readState = async (stripe: Stripe, id: string, wanted: Cents): Promise<RefundState> => {
  const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
  return refundStateOf(wanted, readStripeRefunds(data, id));
};

type RefundOrder = { readonly payment_intent: string; readonly amount?: Cents };

/** Without an amount Stripe refunds what is left of the charge, and never more. */
const createRefund = async (stripe: Stripe, order: RefundOrder, idempotencyKey: string): Promise<boolean> => {
  const created = await stripe.refunds.create(order, { idempotencyKey });
  const answer = isReplayed(created.lastResponse.headers)
    ? await stripe.refunds.retrieve(created.id)
    : created;
  const [refund] = readStripeRefunds([answer], order.payment_intent);
  if (refund?.status === "failed" || refund?.status === "canceled")
    throw new StripeFailure("a refund has failed");
  return refund?.status === "succeeded";
};

const isOldRefusal = (error: unknown): boolean =>
  isReplayed((error as { headers?: Record<string, string> }).headers) &&
  refusalCode(error) !== alreadyRefunded;

/** Statuses of a decided dispute; every other status, known or not, is open. Inquiries that end without a dispute are won. */
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

/** Reads what has been refunded of a payment, also outside the shop, and the state of its disputes: a lost one takes precedence. */
export const readStripeReturns = async (stripe: Stripe, intentId: string): Promise<ReturnedMoney> => {
  const query = { payment_intent: intentId, limit: 100 };
  const refunds = readStripeRefunds((await stripe.refunds.list(query)).data, intentId);
  const done = refunds.filter(({ status }) => status === "succeeded");
  return {
    refundedCents: done.reduce((sum, { amount }) => sum + amount, 0),
    dispute: stateOf((await stripe.disputes.list(query)).data, intentId),
  };
};
