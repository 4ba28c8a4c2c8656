import { type BooksOptions, newId } from "./test-stripe-books.ts";
import {
  chargeOf,
  invalidRequest,
  noSuch,
  type RefundStatus,
  type StandInIntent,
  type StandInRefund,
} from "./test-stripe-objects.ts";

/** Outcome of the next refunds. `refuse`: Stripe refuses; `already`: refunded elsewhere a moment earlier. */
export type RefundOutcome = "succeed" | "pending" | "fail" | "refuse" | "already";

const statusOf: Partial<Record<RefundOutcome, RefundStatus>> = { pending: "pending", fail: "failed" };

/** The refunds of the stand-in. Their sum never exceeds the charge; failed ones do not count. */
export const createStripeRefunds = (
  { now, emit }: BooksOptions,
  getIntent: (id: string) => StandInIntent,
) => {
  const refunds = new Map<string, StandInRefund>();
  const state = { outcome: "succeed" as RefundOutcome };

  const list = (intentId: string): readonly StandInRefund[] =>
    [...refunds.values()].filter(({ payment_intent }) => payment_intent === intentId).reverse();
  const given = (intentId: string): number =>
    list(intentId)
      .filter(({ status }) => status === "succeeded" || status === "pending")
      .reduce((sum, { amount }) => sum + amount, 0);

  const add = (intent: StandInIntent, status: RefundStatus, amount: number): StandInRefund => {
    const refund: StandInRefund = {
      ...{ id: newId("re"), object: "refund", status, amount, currency: intent.currency, created: now() },
      ...{ charge: intent.latest_charge, payment_intent: intent.id, metadata: {} },
    };
    refunds.set(refund.id, refund);
    emit("refund.created", refund);
    if (status === "failed") emit("refund.failed", refund);
    else emit("charge.refunded", chargeOf(intent, given(intent.id)));
    return refund;
  };

  /** A refund made at Stripe's own pages. */
  const byHand = (intentId: string, amount?: number): StandInRefund => {
    const intent = getIntent(intentId);
    return add(intent, "succeeded", amount ?? intent.amount_received - given(intentId));
  };

  const create = (params: URLSearchParams): StandInRefund => {
    const intent = getIntent(params.get("payment_intent") ?? "");
    if (intent.status !== "succeeded")
      throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
    if (state.outcome === "refuse")
      throw invalidRequest("Insufficient funds in your Stripe balance.", { code: "balance_insufficient" });
    if (state.outcome === "already") byHand(intent.id);
    const left = intent.amount_received - given(intent.id);
    if (left <= 0)
      throw invalidRequest(`Charge ${intent.latest_charge} has already been refunded.`, {
        code: "charge_already_refunded",
      });
    const amount = Number(params.get("amount") ?? left);
    if (amount > left) throw invalidRequest("Refund amount is greater than unrefunded amount on charge");
    return add(intent, statusOf[state.outcome] ?? "succeeded", amount);
  };

  const get = (id: string): StandInRefund => {
    const refund = refunds.get(id);
    if (refund === undefined) throw noSuch("refund", id);
    return refund;
  };

  /** The bank decides later. */
  const settle = (id: string, status: RefundStatus): StandInRefund => {
    const refund = Object.assign(get(id), { status });
    emit(status === "failed" ? "refund.failed" : "refund.updated", refund);
    return refund;
  };

  return { refunds, state, list, create, get, byHand, settle };
};
