import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from "@stripe/stripe-js";
import { type CardAnswer, type PartState, type Refusal, refused, unsure } from "../payment-form.ts";

/** Result of `confirmCardPayment`. Its error message is for developers and is not shown to customers. */
export type StripeAnswer = {
  readonly paymentIntent?: Pick<PaymentIntent, "status"> | undefined;
  readonly error?:
    | (Pick<StripeError, "type" | "code" | "decline_code"> & {
        readonly payment_intent?: Pick<PaymentIntent, "status"> | undefined;
      })
    | undefined;
};

const isOnItsWay = (status: string | undefined): boolean =>
  status === "succeeded" || status === "processing" || status === "requires_capture";

/** Reasons for a refused card, by Stripe's codes (docs.stripe.com/error-codes, docs.stripe.com/declines/codes). */
const refusals: Readonly<Record<string, Refusal>> = {
  insufficient_funds: "insufficientFunds",
  authentication_required: "authentication",
  payment_intent_authentication_failure: "authentication",
  expired_card: "expired",
  invalid_expiry_month: "expired",
  invalid_expiry_year: "expired",
  incorrect_cvc: "wrongCode",
  invalid_cvc: "wrongCode",
  incorrect_number: "wrongNumber",
  invalid_number: "wrongNumber",
};

const ofStatus = (status: string | undefined): CardAnswer => {
  if (isOnItsWay(status)) return { kind: "charged" };
  if (status === "requires_action" || status === "requires_confirmation") return refused("authentication");
  return status === "requires_payment_method" ? refused("declined") : unsure("changed");
};

/** Converts the result of Stripe.js. Pure. */
export const readStripeAnswer = ({ paymentIntent, error }: StripeAnswer): CardAnswer => {
  if (!error) return ofStatus(paymentIntent?.status);
  const { type, code = "", decline_code = "", payment_intent } = error;
  if (isOnItsWay(payment_intent?.status)) return { kind: "charged" };
  const refusal = refusals[decline_code] ?? refusals[code];
  if (refusal) return refused(refusal);
  if (type === "card_error") return refused("declined");
  if (type === "validation_error") return refused("wrongNumber");
  if (code === "payment_intent_unexpected_state") return unsure("changed");
  return unsure(type === "api_connection_error" ? "lost" : "silent");
};

/** Has Stripe charge the card in its fields, with authentication where the card's bank requires it. Never throws. */
export const payByStripe = async (
  stripe: Pick<Stripe, "confirmCardPayment">,
  card: StripeCardNumberElement | null,
  { clientToken, owner }: { readonly clientToken: string; readonly owner: string },
): Promise<CardAnswer> => {
  if (!card) return unsure("silent");
  try {
    return readStripeAnswer(
      await stripe.confirmCardPayment(clientToken, {
        payment_method: { card, billing_details: { name: owner } },
      }),
    );
  } catch {
    return unsure("lost");
  }
};

/** Change event of a Stripe field. */
type StripeChange = {
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error?: { readonly code: string } | undefined;
};

/** State of a Stripe field, by the codes of its validation errors. */
export const readStripeState = ({ empty, complete, error }: StripeChange): PartState => {
  if (error?.code.endsWith("_past")) return "past";
  if (error) return error.code.startsWith("incomplete") ? "incomplete" : "invalid";
  if (complete) return "complete";
  return empty ? "empty" : "incomplete";
};
