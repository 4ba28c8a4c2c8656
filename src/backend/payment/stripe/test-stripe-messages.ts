import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "./test-stripe-books.ts";

export type StandInMessage = {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
};

export type Delivery = {
  /** Delay after the event. */
  readonly delayMs: number;
  readonly times: number;
  /** Nothing is sent until `deliver` is called. */
  readonly isHeld: boolean;
};

export type Webhook = { readonly url: string | undefined; readonly secret: string };

/** Signs as Stripe does; `at` in milliseconds. */
export const signStripeMessage = (body: string, secret: string, at = Date.now()) => {
  const t = Math.floor(at / 1000);
  const v1 = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  return { "content-type": "application/json; charset=utf-8", "stripe-signature": `t=${t},v1=${v1}` };
};

/** Sends the shop messages about events, with the delays, repetitions and order that a test sets. */
export const createStripeMessages = (webhook: Webhook) => {
  const messages: StandInMessage[] = [];
  const deliveries: { readonly id: string; readonly status: number }[] = [];
  const state = { webhook, delivery: { delayMs: 0, times: 1, isHeld: false } as Delivery };
  const end = new AbortController();
  const underWay = new Set<Promise<void>>();

  /** Status 0: no answer. */
  const send = async (message: StandInMessage): Promise<void> => {
    const { url, secret } = state.webhook;
    if (url === undefined) return;
    const body = JSON.stringify(message);
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(10_000)]);
    const status = await fetch(url, {
      method: "POST",
      headers: signStripeMessage(body, secret),
      body,
      signal,
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    deliveries.push({ id: message.id, status });
  };

  const later = async (message: StandInMessage): Promise<void> => {
    const { delayMs, times } = state.delivery;
    await pause(delayMs, undefined, { signal: end.signal });
    for (let time = 0; time < times; time++) await send(message);
  };

  const emit = (type: string, object: object): void => {
    const created = Math.floor(Date.now() / 1000);
    const message = {
      id: newId("evt"),
      object: "event",
      type,
      created,
      data: { object: structuredClone(object) },
    } as const;
    messages.push(message);
    if (state.delivery.isHeld) return;
    const sending = later(message).catch(() => undefined);
    underWay.add(sending);
    void sending.then(() => underWay.delete(sending));
  };

  /** Sends the messages, or those of `types`, for the first time or again. */
  const deliver = async ({
    types,
    isReversed = false,
    times = 1,
  }: {
    readonly types?: readonly string[];
    readonly isReversed?: boolean;
    readonly times?: number;
  } = {}): Promise<void> => {
    const chosen = messages.filter(({ type }) => types?.includes(type) ?? true);
    for (const message of isReversed ? chosen.reverse() : chosen)
      for (let time = 0; time < times; time++) await send(message);
  };

  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return { messages, deliveries, state, emit, deliver, settled, end: () => end.abort() };
};
