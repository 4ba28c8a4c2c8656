type StandInStatus =
  | "requires_payment_method"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "succeeded"
  | "canceled";

/** A payment in Stripe's answers, with the fields that the shop or its page reads. */
export type StandInIntent = {
  readonly id: string;
  readonly object: "payment_intent";
  status: StandInStatus;
  amount: number;
  amount_received: number;
  currency: string;
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: false;
  metadata: Readonly<Record<string, string>>;
  readonly payment_method_types: readonly string[];
  latest_charge: string | null;
  last_payment_error: Readonly<Record<string, unknown>> | null;
  next_action: Readonly<Record<string, unknown>> | null;
  canceled_at: number | null;
};

export type RefundStatus = "pending" | "succeeded" | "failed" | "canceled";

export type StandInRefund = {
  readonly id: string;
  readonly object: "refund";
  status: RefundStatus;
  readonly amount: number;
  readonly currency: string;
  readonly charge: string | null;
  readonly payment_intent: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
};

/** The fields that a page with the publishable key gets: none of the shop's own. */
export const seenByPage = ({
  metadata: _,
  latest_charge: __,
  amount_received: ___,
  ...seen
}: StandInIntent) => seen;

/** A charge in messages about refunds. */
export const chargeOf = (intent: StandInIntent, amountRefunded: number) => ({
  id: intent.latest_charge,
  object: "charge",
  amount: intent.amount_received,
  amount_refunded: amountRefunded,
  currency: intent.currency,
  payment_intent: intent.id,
  metadata: intent.metadata,
  refunded: amountRefunded >= intent.amount_received,
});

/** A refusal of Stripe's. `isSaved`: the operation had started, so the answer is stored for the request's key. */
export class StripeRefusal extends Error {
  override readonly name = "StripeRefusal";
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };
  readonly isSaved: boolean;

  constructor(status: number, error: Readonly<Record<string, unknown>>, isSaved = true) {
    super(String(error.message));
    this.status = status;
    this.body = { error };
    this.isSaved = isSaved;
  }
}

export const invalidRequest = (
  message: string,
  more: Readonly<Record<string, unknown>> = {},
  isSaved = true,
): StripeRefusal => new StripeRefusal(400, { type: "invalid_request_error", message, ...more }, isSaved);

export const noSuch = (kind: string, id: string): StripeRefusal =>
  new StripeRefusal(
    404,
    {
      type: "invalid_request_error",
      code: "resource_missing",
      param: "intent",
      message: `No such ${kind}: '${id}'`,
    },
    false,
  );
