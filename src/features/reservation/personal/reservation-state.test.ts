import { expect, test } from "vitest";
import { cancellation, depositState, nextOf, reservationState } from "./reservation-state.ts";

const now = new Date("2026-11-24T10:00:00Z");
const [before, after] = ["2026-11-24T09:59:59Z", "2026-11-24T10:00:01Z"];

type Status = Parameters<typeof depositState>[0]["status"];
type Payment = Parameters<typeof depositState>[0]["payment"]["status"];
const withStatus = (status: Status, payment: Payment, holdUntil?: string) => ({
  status,
  ...(holdUntil !== undefined && { holdUntil }),
  payment: { paymentId: "pi_1", status: payment, paymentProvider: "sandbox" as const, amount: 300 },
});

test.each([
  ["held", "pending", after, "held", "due", "due"],
  ["held", "failed", after, "held", "due", "due"],
  // The card provider is unavailable.
  ["held", "unknown", after, "held", "unclear", "unclear"],
  // The job that ends holds has not come by yet.
  ["held", "pending", before, "expired", "unclear", "unclear"],
  ["held", "failed", before, "expired", "none", "expired"],
  // The service knows of the payment, and confirms it in a moment.
  ["held", "paid", after, "held", "paid", "unclear"],
  ["confirmed", "paid", undefined, "confirmed", "paid", "confirmed"],
  ["completed", "paid", undefined, "completed", "paid", "completed"],
  ["expired", "failed", undefined, "expired", "none", "expired"],
  ["expired", "pending", undefined, "expired", "unclear", "unclear"],
  ["expired", "refunding", undefined, "expired", "refunding", "refunding"],
  ["cancelled", "pending", undefined, "cancelled", "unclear", "cancelling"],
  ["cancelled", "failed", undefined, "cancelled", "none", "cancelled"],
  ["cancelled", "refunding", undefined, "cancelled", "refunding", "refunding"],
  ["cancelled", "refunded", undefined, "cancelled", "refunded", "refunded"],
] as const)(
  "%s, %s, held until %s: %s, the deposit %s, next %s",
  (status, payment, until, state, deposit, next) => {
    const given = withStatus(status, payment, until);
    expect(reservationState(given, now)).toBe(state);
    expect(depositState(given, now)).toBe(deposit);
    expect(nextOf(given, now)).toBe(next);
  },
);

test("a deposit that is disputed or partly back is told as it is", () => {
  const of = (status: Status, payment: Payment, more: object) => {
    const given = withStatus(status, payment);
    return { ...given, payment: { ...given.payment, ...more } };
  };
  const disputed = of("confirmed", "paid", { dispute: "open", refundedAmount: 100 });
  expect([depositState(disputed, now), nextOf(disputed, now)]).toEqual(["disputed", "disputed"]);
  const partly = of("confirmed", "paid", { refundedAmount: 100, dispute: "won" });
  expect([depositState(partly, now), nextOf(partly, now)]).toEqual(["partly", "confirmed"]);
  const lost = of("cancelled", "refunded", { dispute: "lost" });
  expect([depositState(lost, now), nextOf(lost, now)]).toEqual(["refunded", "dispute-lost"]);
  expect(nextOf(of("completed", "refunded", { dispute: "lost" }), now)).toBe("completed");
});

test("one that refused cards have ended is told as that, unless money came all the same", () => {
  const endedBy = "cards-declined" as const;
  expect(nextOf({ ...withStatus("expired", "failed"), endedBy }, now)).toBe("declined");
  expect(nextOf({ ...withStatus("expired", "refunding"), endedBy }, now)).toBe("refunding");
});

test.each([
  ["held", "pending", after, after, "held"],
  ["held", "pending", before, before, undefined],
  ["confirmed", "paid", undefined, after, "paid"],
  ["confirmed", "paid", undefined, now.toISOString(), "paid"],
  ["confirmed", "paid", undefined, before, "over"],
  ["confirmed", "refunding", undefined, after, "held"],
  ["confirmed", "refunded", undefined, after, "held"],
  ["confirmed", "paid", undefined, undefined, undefined],
  ["cancelled", "refunding", undefined, after, undefined],
  ["completed", "paid", undefined, after, undefined],
] as const)("%s, %s, held until %s, cancellable until %s: %s", (status, payment, until, end, expected) => {
  const given = {
    ...withStatus(status, payment, until),
    ...(end !== undefined && { cancellableUntil: end }),
  };
  expect(cancellation(given, now)).toBe(expected);
});
