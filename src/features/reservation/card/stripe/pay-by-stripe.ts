import type { Stripe, StripeCardNumberElement } from "@stripe/stripe-js";
import { type CardAnswer, unsure } from "../card-answer.ts";
import { readStripeAnswer } from "./read-stripe-answer.ts";

/** Has Stripe charge the card in its fields, and ask the card's bank where that wants it. Never throws. */
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
