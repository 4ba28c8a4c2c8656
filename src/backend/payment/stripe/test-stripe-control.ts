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

/** What a test may ask of the stand-in and change in it. */
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
    /** What became of each message that was sent; status 0 when nobody answered. */
    deliveries: () => messages.deliveries,
    requests: (): readonly StandInRequest[] => requests,
    fault: (fault: Fault): void => faults.add(fault),
    clearFaults: (): void => faults.clear(),
    /** Its clock goes on: keys of a day ago are forgotten. */
    passTime: (milliseconds: number): void => {
      clock.aheadMs += milliseconds;
    },
    /** As nobody can at Stripe: for states that a test cannot lead to. */
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
    /** Resolves when all that was told has been sent. */
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
    const told = await method(...values);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify(told ?? null, (_, value: unknown) =>
        value instanceof URLSearchParams ? Object.fromEntries(value) : value,
      ),
    );
  };

  return { calls, answer };
};

export type StripeControl = ReturnType<typeof createStripeControl>["calls"];
