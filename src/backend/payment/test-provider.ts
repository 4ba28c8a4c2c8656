import type { Cents } from "#domain/money.ts";
import type { DisputeState, PaymentIntent, PaymentOrder, PaymentProvider } from "./payment-provider.ts";

type StoredIntent = PaymentIntent & {
  /** The whole charge. */
  readonly refunded: boolean;
  readonly refundedCents: Cents;
  /** The amount of each refund. */
  readonly refunds: readonly Cents[];
  readonly dispute?: DisputeState;
};

/** A provider in memory, for tests, with hooks at which a test can make the caller fail. */
export const createTestProvider = (options: { readonly fall?: (where: string) => void } = {}) => {
  const fall = options.fall ?? (() => undefined);
  const byKey = new Map<string, string>();
  const intents = new Map<string, StoredIntent>();
  const get = (id: string): StoredIntent => {
    const intent = intents.get(id);
    if (intent === undefined) throw new Error(`No intent ${id}`);
    return intent;
  };
  const set = (id: string, change: Partial<StoredIntent>) => intents.set(id, { ...get(id), ...change });
  /** The caller may fail before the request is sent, and after it was processed. */
  const answer = async <Value>(name: string, work: () => Value): Promise<Value> => {
    fall(`before ${name}`);
    const value = work();
    fall(`after ${name}`);
    return value;
  };
  const create = ({ reservationId, attempt, amountCents }: PaymentOrder): PaymentIntent => {
    const key = `${reservationId}:${attempt}`;
    const id = byKey.get(key) ?? `pi_${intents.size + 1}_${reservationId}`;
    if (!byKey.has(key)) {
      byKey.set(key, id);
      const clientToken = `${id}_secret`;
      intents.set(id, {
        id,
        status: "open",
        amountCents,
        clientToken,
        reservationId,
        attempt,
        refunded: false,
        refundedCents: 0,
        refunds: [],
      });
    }
    if (get(id).amountCents !== amountCents) throw new Error("The same key with another amount");
    return get(id);
  };
  const refund = (id: string, cents?: Cents): boolean => {
    const { status, amountCents, refundedCents, refunds } = get(id);
    if (status !== "succeeded") throw new Error("Nothing was charged");
    const target = Math.min(cents ?? amountCents, amountCents);
    if (target <= refundedCents) return true;
    set(id, {
      refunded: target === amountCents,
      refundedCents: target,
      refunds: [...refunds, target - refundedCents],
    });
    return true;
  };
  const provider: PaymentProvider = {
    name: "sandbox",
    publicKey: "pk_test",
    create: (order) => answer("create", () => create(order)),
    read: (id) => answer("read", () => get(id)),
    cancel: (id) =>
      answer("cancel", () => {
        if (get(id).status === "open") set(id, { status: "cancelled" });
        return get(id);
      }),
    refund: (id, cents) => answer("refund", () => refund(id, cents)),
    readReturned: async (id) => ({
      refundedCents: get(id).refundedCents,
      dispute: get(id).dispute,
    }),
    readMessage: () => undefined,
  };
  return {
    provider,
    /** Pays with the data that a page has; returns whether the card was charged. */
    pay: (clientToken: string): boolean => {
      const intent = [...intents.values()].find((each) => each.clientToken === clientToken);
      if (intent?.status !== "open") return false;
      set(intent.id, { status: "succeeded" });
      return true;
    },
    change: set,
    intents: (): readonly StoredIntent[] => [...intents.values()],
    forget: () => {
      intents.clear();
      byKey.clear();
    },
  };
};
