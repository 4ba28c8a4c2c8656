import { expect, test } from "vitest";
import { readStripeAnswer, readStripeState, type StripeAnswer } from "./pay-by-stripe.ts";

const charged = { kind: "charged" };
const refused = (why: string) => ({ kind: "refused", why });
const unsure = (why: string) => ({ kind: "unsure", why });
type Status = NonNullable<StripeAnswer["paymentIntent"]>["status"];

test.each<[Status, object]>([
  ["succeeded", charged],
  ["processing", charged],
  ["requires_action", refused("authentication")],
  ["requires_payment_method", refused("declined")],
  ["canceled", unsure("changed")],
])("an intent that is %s", (status, expected) => {
  expect(readStripeAnswer({ paymentIntent: { status } })).toEqual(expected);
});

test.each<[NonNullable<StripeAnswer["error"]>, object]>([
  [
    { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" },
    refused("insufficientFunds"),
  ],
  [{ type: "card_error", code: "card_declined", decline_code: "do_not_honor" }, refused("declined")],
  [{ type: "card_error", code: "card_declined", decline_code: "lost_card" }, refused("declined")],
  [{ type: "card_error", code: "authentication_required" }, refused("authentication")],
  [
    { type: "invalid_request_error", code: "payment_intent_authentication_failure" },
    refused("authentication"),
  ],
  [{ type: "card_error", code: "expired_card" }, refused("expired")],
  [{ type: "card_error", code: "incorrect_cvc" }, refused("wrongCode")],
  [{ type: "card_error", code: "incorrect_number" }, refused("wrongNumber")],
  [{ type: "validation_error", code: "incomplete_number" }, refused("wrongNumber")],
  [{ type: "api_connection_error" }, unsure("lost")],
  [{ type: "api_error" }, unsure("silent")],
  [{ type: "rate_limit_error" }, unsure("silent")],
  [{ type: "authentication_error" }, unsure("silent")],
  [{ type: "invalid_request_error", code: "payment_intent_unexpected_state" }, unsure("changed")],
])("%j: %j", (error, expected) => {
  expect(readStripeAnswer({ error })).toEqual(expected);
});

test("an error about a payment that has succeeded meanwhile is no failure", () => {
  const error = { type: "invalid_request_error", code: "payment_intent_unexpected_state" } as const;
  for (const status of ["succeeded", "processing"] as const)
    expect(readStripeAnswer({ error: { ...error, payment_intent: { status } } })).toEqual(charged);
});

test("nothing at all is no charge", () => {
  expect(readStripeAnswer({})).toEqual(unsure("changed"));
});

test.each([
  [{ empty: true, complete: false }, "empty"],
  [{ empty: false, complete: false }, "incomplete"],
  [{ empty: false, complete: true }, "complete"],
  [{ empty: false, complete: false, error: { code: "incomplete_number" } }, "incomplete"],
  [{ empty: false, complete: false, error: { code: "invalid_number" } }, "invalid"],
  [{ empty: false, complete: false, error: { code: "invalid_expiry_year_past" } }, "past"],
  [{ empty: false, complete: false, error: { code: "invalid_expiry_month_past" } }, "past"],
  [{ empty: false, complete: true, error: { code: "invalid_number" } }, "invalid"],
])("%j is %s", (change, state) => {
  expect(readStripeState(change)).toBe(state);
});
