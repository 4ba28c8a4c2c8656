import { expect, test } from "vitest";
import {
  type Followed,
  followRules,
  isPayable,
  paymentOutcome,
  type StatusAnswer,
} from "./payment-outcome.ts";

const told = (status: string, payment = "pending"): StatusAnswer => ({ kind: "told", status, payment });
const begun: Followed = { isCharged: false, told: told("held"), opens: 1, elapsedMs: 0 };
const { longestMs, openTimes } = followRules;

test.each([
  ["confirmed", "paid", "paid"],
  ["completed", "paid", "paid"],
  ["expired", "pending", "over"],
  ["cards-declined", "failed", "declined"],
  ["expired", "refunded", "returned"],
  ["cancelled", "pending", "cancelled"],
  ["cancelled", "refunding", "returned"],
  ["held", "refunding", "returned"],
  ["held", "refunded", "returned"],
] as const)("%s with a payment that is %s: %s, whatever was known before", (status, payment, expected) => {
  for (const isCharged of [false, true])
    expect(paymentOutcome({ ...begun, isCharged, told: told(status, payment) })).toBe(expected);
});

test("that nothing was charged is believed when the shop has said so three times, but not where the provider says otherwise", () => {
  expect(paymentOutcome({ ...begun, opens: openTimes - 1 })).toBeUndefined();
  expect(paymentOutcome({ ...begun, opens: openTimes })).toBe("open");
  expect(paymentOutcome({ ...begun, isCharged: true, opens: openTimes })).toBeUndefined();
});

test("what is charged and not heard of in thirty seconds is late, what nobody can say is unknown", () => {
  const silent: Followed = { ...begun, told: { kind: "nothing" }, opens: 0 };
  for (const isCharged of [false, true])
    expect(paymentOutcome({ ...silent, isCharged, elapsedMs: longestMs - 1 })).toBeUndefined();
  expect(paymentOutcome({ ...silent, elapsedMs: longestMs })).toBe("unknown");
  expect(paymentOutcome({ ...silent, isCharged: true, elapsedMs: longestMs })).toBe("late");
  expect(paymentOutcome({ ...begun, isCharged: true, opens: 20, elapsedMs: longestMs })).toBe("late");
});

test("where the service says no more than that it has the reservation, the provider's word counts", () => {
  const registered = { ...begun, told: told("registered", "unsaid") };
  expect(paymentOutcome({ ...registered, isCharged: true })).toBe("paid");
  expect(paymentOutcome(registered)).toBe("unknown");
});

test("a session that has ended and somebody else's reservation are said at once", () => {
  expect(paymentOutcome({ ...begun, told: { kind: "signed-out" } })).toBe("signedOut");
  expect(paymentOutcome({ ...begun, told: { kind: "not-theirs" } })).toBe("gone");
});

test("only what is held and not paid can be paid", () => {
  expect(isPayable(told("held"))).toBe(true);
  expect([told("confirmed"), told("held", "refunded"), { kind: "nothing" } as const].some(isPayable)).toBe(
    false,
  );
});
