import { invalidRequest } from "./test-stripe-objects.ts";

export type CardOutcome =
  | { readonly kind: "succeeds" | "authenticates" }
  | {
      readonly kind: "declines";
      readonly code: string;
      readonly declineCode: string;
      readonly message: string;
    };

const declines = (code: string, declineCode: string, message: string): CardOutcome => ({
  kind: "declines",
  code,
  declineCode,
  message,
});

const declined = declines("card_declined", "generic_decline", "Your card was declined.");
const poor = declines("card_declined", "insufficient_funds", "Your card has insufficient funds.");
const expired = declines("expired_card", "expired_card", "Your card has expired.");
const wrongCode = declines("incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect.");
const broken = declines(
  "processing_error",
  "processing_error",
  "An error occurred while processing your card.",
);

/** Stripe's own test cards, by number and by the name that a script may send instead. */
const cards: Readonly<Record<string, CardOutcome>> = {
  "4242424242424242": { kind: "succeeds" },
  pm_card_visa: { kind: "succeeds" },
  "4000002760003184": { kind: "authenticates" },
  pm_card_authenticationRequired: { kind: "authenticates" },
  "4000000000000002": declined,
  pm_card_visa_chargeDeclined: declined,
  "4000000000009995": poor,
  pm_card_visa_chargeDeclinedInsufficientFunds: poor,
  "4000000000000069": expired,
  pm_card_chargeDeclinedExpiredCard: expired,
  "4000000000000127": wrongCode,
  pm_card_chargeDeclinedIncorrectCvc: wrongCode,
  "4000000000000119": broken,
  pm_card_chargeDeclinedProcessingError: broken,
};

/** Result of a payment with the card of a confirmation. */
export const outcomeOf = (params: URLSearchParams): CardOutcome => {
  const typed = params.get("payment_method_data[card][number]")?.replaceAll(" ", "");
  const outcome = cards[typed ?? params.get("payment_method") ?? ""];
  if (outcome !== undefined) return outcome;
  if (typed === undefined) throw invalidRequest("You cannot confirm without a payment method.", {}, false);
  throw invalidRequest(
    "Your card number is incorrect.",
    { type: "card_error", code: "incorrect_number" },
    false,
  );
};
