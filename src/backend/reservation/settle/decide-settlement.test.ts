import { describe, expect, test } from "vitest";
import { decideSettlement, type Unsettled } from "./decide-settlement.ts";

const charged = { status: "succeeded", amountCents: 30_000 } as const;

const about = (change: Partial<Unsettled>): Unsettled => ({
  intent: charged,
  attempt: { state: "open", amountCents: 30_000 },
  reservation: { state: "held" },
  hasCustomer: true,
  vehicleStatus: "reserved",
  isTradeInTaken: false,
  ...change,
});

const refunded = (reason: string) => ({ kind: "refund", reason });

describe("money that has come", () => {
  test.each<[string, Partial<Unsettled>, object]>([
    ["for what is held", {}, { kind: "confirm", again: false }],
    [
      "before its payment was written down",
      { attempt: { state: "new", amountCents: 30_000 } },
      { kind: "confirm", again: false },
    ],
    [
      "while another payment was asked for",
      { attempt: { state: "closing", amountCents: 30_000 } },
      { kind: "confirm", again: false },
    ],
    ["for another amount", { intent: { ...charged, amountCents: 1 } }, refunded("wrong-amount")],
    ["for a vehicle that was sold", { vehicleStatus: "bought" }, refunded("vehicle-sold")],
    [
      "late, the vehicle free",
      { reservation: { state: "expired" }, vehicleStatus: "in-stock" },
      { kind: "confirm", again: true },
    ],
    ["late, the vehicle held by another", { reservation: { state: "expired" } }, refunded("too-late")],
    [
      "late, the vehicle sold",
      { reservation: { state: "expired" }, vehicleStatus: "bought" },
      refunded("too-late"),
    ],
    [
      "late, the trade-in promised elsewhere",
      { reservation: { state: "expired" }, vehicleStatus: "in-stock", isTradeInTaken: true },
      refunded("too-late"),
    ],
    [
      "late, the customer's account deleted",
      { reservation: { state: "expired" }, vehicleStatus: "in-stock", hasCustomer: false },
      refunded("too-late"),
    ],
    ["for what is held by nobody any more", { hasCustomer: false }, refunded("too-late")],
    [
      "after the cancellation",
      { reservation: { state: "cancelled" }, vehicleStatus: "in-stock" },
      refunded("cancelled"),
    ],
    ["when it is paid already", { reservation: { state: "confirmed" } }, refunded("paid-twice")],
    [
      "when the vehicle was handed over",
      { reservation: { state: "completed" }, vehicleStatus: "bought" },
      refunded("paid-twice"),
    ],
  ])("%s", (_, change, settlement) => {
    expect(decideSettlement(about(change))).toEqual(settlement);
  });

  test("in every state it is kept for a customer with a vehicle, or given back", () => {
    const both = [true, false] as const;
    const cases = (["held", "expired", "cancelled", "confirmed", "completed"] as const).flatMap((state) =>
      (["in-stock", "reserved", "bought"] as const).flatMap((vehicleStatus) =>
        both.flatMap((hasCustomer) =>
          both.flatMap((isTradeInTaken) =>
            (["new", "open", "closing", "cancelled"] as const).flatMap((attempt) =>
              [30_000, 29_999].map((amountCents) =>
                about({
                  ...{ hasCustomer, vehicleStatus, isTradeInTaken, reservation: { state } },
                  intent: { status: "succeeded", amountCents },
                  attempt: { state: attempt, amountCents: 30_000 },
                }),
              ),
            ),
          ),
        ),
      ),
    );
    expect(cases).toHaveLength(480);
    for (const each of cases) {
      const settlement = decideSettlement(each);
      expect(["confirm", "refund"]).toContain(settlement.kind);
      if (settlement.kind !== "confirm") continue;
      expect(each).toMatchObject({ hasCustomer: true, intent: { amountCents: 30_000 } });
      expect(["held", "expired"]).toContain(each.reservation.state);
      expect(each.vehicleStatus).not.toBe("bought");
      // An ended hold is confirmed again only if the vehicle is free.
      if (each.reservation.state === "expired")
        expect(each).toMatchObject({ vehicleStatus: "in-stock", isTradeInTaken: false });
    }
  });

  test.each(["paid", "refunding", "refunded"] as const)("is settled once: %s stays", (state) => {
    expect(decideSettlement(about({ attempt: { state, amountCents: 30_000 } }))).toEqual({ kind: "nothing" });
  });
});

test.each(["open", "processing"] as const)("a payment that is %s changes nothing", (status) => {
  expect(decideSettlement(about({ intent: { ...charged, status } }))).toEqual({ kind: "nothing" });
});

test("a payment that cannot be made any more is noted, once", () => {
  const intent = { ...charged, status: "cancelled" } as const;
  expect(decideSettlement(about({ intent }))).toEqual({ kind: "note-cancelled" });
  const attempt = { state: "cancelled", amountCents: 30_000 } as const;
  expect(decideSettlement(about({ intent, attempt }))).toEqual({ kind: "nothing" });
});
