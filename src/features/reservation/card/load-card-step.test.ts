import { expect, test } from "vitest";
import { holdState } from "./load-card-step.ts";

const now = new Date("2026-11-24T12:00:00Z");
const prepared = { paymentId: "pi_2", vin: "VSSZZZ5FZJR000001" };
const held = {
  status: "held",
  holdUntil: "2026-11-24T12:00:01Z",
  payment: { paymentId: "pi_2", status: "pending" },
  vehicle: { vin: prepared.vin },
} as const;

test("what is held and waits for this payment may be paid", () => {
  expect(holdState(held, prepared, now)).toBe("held");
  // Submitting a paid payment again does not charge twice: it is the same payment.
  const unasked = { ...held, payment: { paymentId: "pi_2", status: "unknown" } } as const;
  expect(holdState(unasked, prepared, now)).toBe("held");
});

test("what the service does not say stands in nobody's way", () => {
  expect(holdState({ payment: {}, vehicle: undefined }, prepared, now)).toBe("held");
  expect(holdState({ payment: { paymentId: "pi_2" }, vehicle: { vin: prepared.vin } }, prepared, now)).toBe(
    "held",
  );
  expect(holdState({ payment: { paymentId: "pi_3" }, vehicle: { vin: prepared.vin } }, prepared, now)).toBe(
    "unknown",
  );
  expect(holdState({ payment: { status: "paid" }, vehicle: undefined }, prepared, now)).toBe("paid");
});

test.each([
  ["paid elsewhere", { ...held, status: "confirmed" }, "paid"],
  ["handed over", { ...held, status: "completed" }, "paid"],
  ["not paid in time", { ...held, status: "expired" }, "expired"],
  ["ended by refused cards", { ...held, status: "expired", endedBy: "cards-declined" }, "declined"],
  ["whose time is over before any job has seen it", { ...held, holdUntil: now.toISOString() }, "expired"],
  ["cancelled", { ...held, status: "cancelled" }, "cancelled"],
  ["with another payment since", { ...held, payment: { paymentId: "pi_3", status: "pending" } }, "unknown"],
  ["whose payment went back", { ...held, payment: { paymentId: "pi_2", status: "refunded" } }, "unknown"],
  ["of another vehicle", { ...held, vehicle: { vin: "VSSZZZ5FZJR000002" } }, "unknown"],
] as const)("a reservation %s may not", (_, order, expected) => {
  expect(holdState(order, prepared, now)).toBe(expected);
});

test("a reservation held until nobody knows when may be paid", () => {
  expect(holdState({ ...held, holdUntil: undefined }, prepared, now)).toBe("held");
});
