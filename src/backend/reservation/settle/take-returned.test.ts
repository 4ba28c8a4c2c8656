import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideReturned, type Returning } from "./take-returned.ts";

const attempt = { state: "paid", amountCents: 30_000, refundedCents: 0, dispute: null } as const;
const reservation = { state: "confirmed" } as const;
const decide = (given: Partial<Returning>) =>
  decideReturned({ returned: { refundedCents: 0, dispute: undefined }, attempt, reservation, ...given });

const happenings = {
  "a part is refunded": { refundedCents: 10_000, dispute: undefined },
  "all is refunded": { refundedCents: 30_000, dispute: undefined },
  "it is disputed": { refundedCents: 0, dispute: "open" },
  "the shop wins": { refundedCents: 0, dispute: "won" },
  "the bank gives it back": { refundedCents: 0, dispute: "lost" },
} as const;
const reservationStates = ["held", "confirmed", "cancelled", "expired", "completed"] as const;

describe("what is kept", () => {
  test.each([
    ["a part is refunded", undefined, ["refunded-partly"]],
    ["all is refunded", "by-hand", ["refunded"]],
    ["it is disputed", undefined, ["disputed"]],
    ["the shop wins", undefined, ["dispute-won"]],
    ["the bank gives it back", "disputed", ["dispute-lost"]],
  ] as const)("%s: all is back %s, %j, and ends what is confirmed alone", (what, allBack, events) => {
    for (const state of reservationStates) {
      const ends = allBack !== undefined && state === "confirmed";
      expect([state, decide({ returned: happenings[what], reservation: { state } })]).toMatchObject([
        state,
        { allBack, ends, events: [...events, ...(ends ? ["cancelled"] : [])] },
      ]);
    }
  });
});

test.each(["new", "open", "closing", "cancelled", "refunded"] as const)(
  "a payment that is %s gives nothing back and ends nothing",
  (state) => {
    for (const returned of Object.values(happenings))
      expect(decide({ returned, attempt: { ...attempt, state } })).toMatchObject({
        allBack: undefined,
        ends: false,
      });
  },
);

test("what the shop is giving back itself is over when the bank was faster, and by nothing else", () => {
  const refunding = { ...attempt, state: "refunding" } as const;
  const cancelled = { state: "cancelled" } as const;
  for (const [what, returned] of Object.entries(happenings))
    expect([what, decide({ returned, attempt: refunding, reservation: cancelled }).allBack]).toEqual([
      what,
      what === "the bank gives it back" ? "disputed" : undefined,
    ]);
});

test("said again, late or out of order, it changes nothing more", () => {
  const money = fc.record({
    refundedCents: fc.constantFrom(0, 10_000, 30_000),
    dispute: fc.constantFrom(undefined, "open" as const, "won" as const, "lost" as const),
  });
  const property = fc.property(fc.array(money, { minLength: 1, maxLength: 6 }), (all) => {
    let now: Returning["attempt"] = attempt;
    let ends = 0;
    for (const returned of all) {
      const step = decide({
        returned,
        attempt: now,
        reservation: { state: ends ? "cancelled" : "confirmed" },
      });
      ends += Number(step.ends);
      const next = { ...now, refundedCents: step.refundedCents, dispute: step.dispute };
      expect(next.refundedCents).toBeGreaterThanOrEqual(now.refundedCents);
      if (now.dispute === "won" || now.dispute === "lost") expect(next.dispute).toBe(now.dispute);
      now = step.allBack ? { ...next, state: "refunded" } : next;
      const again = decide({
        returned,
        attempt: now,
        reservation: { state: ends ? "cancelled" : "confirmed" },
      });
      expect([again.events, again.allBack, again.ends]).toEqual([[], undefined, false]);
    }
    expect(ends).toBeLessThanOrEqual(1);
  });
  fc.assert(property);
});
