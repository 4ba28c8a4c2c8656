import type { ServerResponse } from "node:http";
import type { createStripeBooks } from "./test-stripe-books.ts";
import type { createStripeDisputes } from "./test-stripe-disputes.ts";
import type { createStripeFaults, Fault } from "./test-stripe-faults.ts";
import type { createStripeMessages, Delivery, Webhook } from "./test-stripe-messages.ts";
import type { StandInIntent } from "./test-stripe-objects.ts";
import type { createStripeRefunds, RefundOutcome } from "./test-stripe-refunds.ts";
import type { StandInRequest } from "./test-stripe-routes.ts";

type Parts = {
  readonly clock: { aheadMs: number };
  readonly messages: ReturnType<typeof createStripeMessages>;
  readonly books: ReturnType<typeof createStripeBooks>;
  readonly refunds: ReturnType<typeof createStripeRefunds>;
  readonly disputes: ReturnType<typeof createStripeDisputes>;
  readonly faults: ReturnType<typeof createStripeFaults>;
  readonly requests: StandInRequest[];
};

/** Queries and changes of the stand-in for tests. */
export const createStripeControl = ({
  clock,
  messages,
  books,
  refunds,
  disputes,
  faults,
  requests,
}: Parts) => {
  const calls = {
    intents: (): readonly StandInIntent[] => [...books.intents.values()],
    refunds: () => [...refunds.refunds.values()],
    messages: () => messages.messages,
    /** Results of the sent messages; status 0 without an answer. */
    deliveries: () => messages.deliveries,
    requests: (): readonly StandInRequest[] => requests,
    fault: (fault: Fault): void => faults.add(fault),
    clearFaults: (): void => faults.clear(),
    /** Advances its clock: keys expire after a day. */
    passTime: (milliseconds: number): void => {
      clock.aheadMs += milliseconds;
    },
    /** Sets a state that neither Stripe nor a test could reach otherwise. */
    changeIntent: (id: string, change: Partial<StandInIntent>): void => {
      Object.assign(books.get(id), change);
    },
    setRefunds: (outcome: RefundOutcome): void => {
      refunds.state.outcome = outcome;
    },
    settleRefund: refunds.settle,
    refundByHand: refunds.byHand,
    openDispute: disputes.open,
    closeDispute: disputes.close,
    setWebhook: (webhook: Webhook): void => {
      messages.state.webhook = webhook;
    },
    setDelivery: (change: Partial<Delivery>): void => {
      messages.state.delivery = { ...messages.state.delivery, ...change };
    },
    deliver: messages.deliver,
    /** Resolves when all messages have been sent. */
    settled: messages.settled,
  };

  /** The same for another process: `{"call": "passTime", "with": [1000]}`. */
  const answer = async (body: string, response: ServerResponse): Promise<void> => {
    const { call, with: values = [] } = JSON.parse(body) as {
      readonly call: string;
      readonly with?: readonly unknown[];
    };
    if (!Object.hasOwn(calls, call)) throw new Error(`The stand-in has no call ${call}`);
    const method = calls[call as keyof typeof calls] as (...values: readonly unknown[]) => unknown;
    const result = await method(...values);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify(result ?? null, (_, value: unknown) =>
        value instanceof URLSearchParams ? Object.fromEntries(value) : value,
      ),
    );
  };

  return { calls, answer };
};

export type StripeControl = ReturnType<typeof createStripeControl>["calls"];
