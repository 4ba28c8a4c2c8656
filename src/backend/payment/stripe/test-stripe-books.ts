import { randomBytes } from "node:crypto";
import { outcomeOf } from "./test-stripe-cards.ts";
import { invalidRequest, noSuch, type StandInIntent, StripeRefusal } from "./test-stripe-objects.ts";

export type BooksOptions = {
  /** Seconds since 1970. */
  readonly now: () => number;
  /** Called with every change about which Stripe sends a message. */
  readonly emit: (type: string, object: object) => void;
};

/** Has the form of Stripe's ids: letters of both cases and digits. */
export const newId = (prefix: string): string =>
  `${prefix}_3${randomBytes(18).toString("base64url").replace(/[-_]/g, "x")}`;

const metadataOf = (params: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

const unexpected = (intent: StandInIntent, verb: string): StripeRefusal =>
  invalidRequest(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. (${intent.id}, ${intent.client_secret})`,
    { code: "payment_intent_unexpected_state", payment_intent: { ...intent } },
  );

/** The payments of the stand-in, with Stripe's rules for changes of their status. */
export const createStripeBooks = ({ now, emit }: BooksOptions) => {
  const intents = new Map<string, StandInIntent>();

  const get = (id: string): StandInIntent => {
    const intent = intents.get(id);
    if (intent === undefined) throw noSuch("payment_intent", id);
    return intent;
  };

  const create = (params: URLSearchParams): StandInIntent => {
    if ([...params.keys()].some((name) => name.startsWith("payment_method_types")))
      throw invalidRequest(
        "payment_method_types is gone",
        { code: "payment_method_types_no_longer_supported" },
        false,
      );
    const amount = Number(params.get("amount"));
    if (!Number.isInteger(amount) || amount < 50)
      throw invalidRequest(
        "Amount must be at least €0.50 eur",
        { code: "amount_too_small", param: "amount" },
        false,
      );
    const id = newId("pi");
    const intent: StandInIntent = {
      ...{ id, object: "payment_intent", status: "requires_payment_method", amount, amount_received: 0 },
      ...{
        currency: params.get("currency") ?? "",
        client_secret: `${newId(`${id}_secret`)}`,
        created: now(),
      },
      ...{ livemode: false, metadata: metadataOf(params), latest_charge: null, last_payment_error: null },
      ...{ next_action: null, canceled_at: null },
      payment_method_types: params.has("allowed_payment_method_types[0]")
        ? params.getAll("allowed_payment_method_types[0]")
        : ["card", "link", "klarna"],
    };
    intents.set(id, intent);
    emit("payment_intent.created", intent);
    return intent;
  };

  const cancel = (id: string): StandInIntent => {
    const intent = get(id);
    if (intent.status === "succeeded" || intent.status === "canceled" || intent.status === "processing")
      throw unexpected(intent, "cancel");
    Object.assign(intent, { status: "canceled", canceled_at: now(), next_action: null });
    emit("payment_intent.canceled", intent);
    return intent;
  };

  const charge = (intent: StandInIntent): StandInIntent => {
    const latest_charge = newId("ch");
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount, latest_charge });
    Object.assign(intent, { next_action: null, last_payment_error: null });
    emit("payment_intent.succeeded", intent);
    return intent;
  };

  const fail = (intent: StandInIntent, error: Readonly<Record<string, unknown>>): StandInIntent => {
    Object.assign(intent, {
      status: "requires_payment_method",
      next_action: null,
      last_payment_error: error,
    });
    emit("payment_intent.payment_failed", intent);
    return intent;
  };

  const confirm = (id: string, params: URLSearchParams): StandInIntent => {
    const intent = get(id);
    if (intent.status !== "requires_payment_method" && intent.status !== "requires_action")
      throw unexpected(intent, "confirm");
    const outcome = outcomeOf(params);
    if (outcome.kind === "declines") {
      const { code, declineCode, message } = outcome;
      const error = { type: "card_error", code, decline_code: declineCode, message, charge: newId("ch") };
      throw new StripeRefusal(402, { ...error, payment_intent: { ...fail(intent, error) } });
    }
    if (outcome.kind === "succeeds") return charge(intent);
    const next_action = { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } };
    Object.assign(intent, { status: "requires_action", next_action });
    emit("payment_intent.requires_action", intent);
    return intent;
  };

  /** Result of the bank's authentication page. */
  const authenticate = (id: string, isPassed: boolean): StandInIntent => {
    const intent = get(id);
    if (intent.status !== "requires_action") throw unexpected(intent, "authenticate");
    const code = "payment_intent_authentication_failure";
    const message = "We are unable to authenticate your payment method.";
    return isPassed ? charge(intent) : fail(intent, { type: "invalid_request_error", code, message });
  };

  return { intents, get, create, cancel, confirm, authenticate };
};
