import { expect, test } from "vitest";
import { readStripeMessage } from "./read-stripe-message.ts";
import { StripeFailure } from "./stripe-failure.ts";
import { signStripeMessage } from "./test-stripe-messages.ts";

const secret = "whsec_canary";
const now = () => Date.now();

const bodyOf = (type: string, object: object) =>
  JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });

const metadata = { reservationId: "a".repeat(26), attempt: "1" };
const intent = { id: "pi_1", object: "payment_intent", currency: "eur", metadata };
const refund = { id: "re_1", object: "refund", currency: "eur", payment_intent: "pi_1", metadata: {} };
const paid = bodyOf("payment_intent.succeeded", intent);

const read = (body: string, headers: Readonly<Record<string, string>> = signStripeMessage(body, secret)) =>
  readStripeMessage(body, new Headers(headers), secret);

test.each([
  ["payment_intent.succeeded", intent],
  ["payment_intent.payment_failed", intent],
  ["payment_intent.canceled", intent],
  ["charge.refunded", { ...refund, id: "ch_1", object: "charge" }],
  ["charge.refund.updated", refund],
  ["refund.failed", refund],
  ["charge.dispute.created", { ...refund, id: "du_1", object: "dispute" }],
  ["charge.dispute.closed", { ...refund, id: "du_1", object: "dispute" }],
])("%s concerns a payment", (type, object) => {
  const isMarked = type.startsWith("payment_intent.");
  expect(read(bodyOf(type, object))).toEqual({
    ...{ id: "evt_1", intentId: "pi_1", isMarked },
    ...(isMarked ? { isDeclined: type === "payment_intent.payment_failed" } : { isReturn: true }),
  });
});

test.each([
  ["customer.created", { id: "cus_1", object: "customer" }],
  ["charge.succeeded", { ...refund, id: "ch_1", object: "charge" }],
  ["setup_intent.succeeded", intent],
  ["invoice.paid", { id: 3, currency: null, payment_intent: { id: "pi_1" }, metadata: [] }],
  ["payment_intent.succeeded", { ...intent, metadata: {} }],
  ["payment_intent.succeeded", { ...intent, metadata: { reservationId: "Booking 7" } }],
  ["refund.created", { ...refund, currency: "usd" }],
  ["refund.created", { ...refund, payment_intent: null }],
])("%s %j concerns nobody here", (type, object) => {
  expect(read(bodyOf(type, object))).toBeUndefined();
});

test("while a secret is exchanged for another, one signature of two is enough", () => {
  const signed = signStripeMessage(paid, secret)["stripe-signature"];
  const both = signed.replace("v1=", `v1=${"0".repeat(64)},v1=`);
  expect(read(paid, { "stripe-signature": both })).toBeDefined();
});

test("a message of four minutes ago is taken", () => {
  expect(read(paid, signStripeMessage(paid, secret, now() - 4 * 60_000))).toBeDefined();
});

test.each([
  ["unsigned", () => ({})],
  ["signed with nothing", () => ({ "stripe-signature": "" })],
  ["signed with nonsense", () => ({ "stripe-signature": "t=1,v1=no" })],
  ["signed by somebody else", () => signStripeMessage(paid, "whsec_other")],
  ["six minutes old", () => signStripeMessage(paid, secret, now() - 6 * 60_000)],
  ["six minutes in the future", () => signStripeMessage(paid, secret, now() + 6 * 60_000)],
  ["of another body", () => signStripeMessage(paid.replace("pi_1", "pi_2"), secret)],
  [
    "of an older scheme",
    () => ({ "stripe-signature": signStripeMessage(paid, secret)["stripe-signature"].replace("v1=", "v0=") }),
  ],
  [
    "whose time was moved",
    () => ({
      "stripe-signature": signStripeMessage(paid, secret, now() - 3_600_000)["stripe-signature"].replace(
        /^t=\d+/,
        `t=${Math.floor(now() / 1000)}`,
      ),
    }),
  ],
])("a message that is %s is refused", (_, headers) => {
  expect(() => read(paid, headers())).toThrow(StripeFailure);
  expect(() => read(paid, headers())).toThrow("signature");
});

test("one byte more is another body", () => {
  const headers = signStripeMessage(paid, secret);
  expect(() => read(`${paid}\n`, headers)).toThrow("signature");
});

test.each([
  "",
  "{",
  "null",
  "[]",
  JSON.stringify({ id: "x" }),
  JSON.stringify({ id: "evt_1", type: 3, data: {} }),
  bodyOf("payment_intent.succeeded", { metadata }),
  bodyOf("refund.created", { ...refund, payment_intent: {} }),
])("what Stripe has signed and is no message: %s", (body) => {
  expect(() => read(body)).toThrow(StripeFailure);
});
