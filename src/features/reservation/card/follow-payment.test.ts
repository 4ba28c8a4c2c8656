import { expect, test } from "vitest";
import { followPayment } from "./follow-payment.ts";
import { followRules, type StatusAnswer } from "./payment-outcome.ts";

const held: StatusAnswer = { kind: "told", status: "held", payment: "pending" };
const paid: StatusAnswer = { kind: "told", status: "confirmed", payment: "paid" };
const nothing: StatusAnswer = { kind: "nothing" };

/** Follows a payment of which the shop says this, one after the other, the last one for ever. */
const follow = async (isCharged: boolean, said: readonly StatusAnswer[]) => {
  let clock = 0;
  let asked = 0;
  const outcome = await followPayment({
    isCharged,
    ask: async () => said[Math.min(asked++, said.length - 1)] ?? nothing,
    pause: async (milliseconds) => {
      clock += milliseconds;
    },
    now: () => clock,
  });
  return { outcome, asked, clock };
};

test("a payment that the shop knows is asked about once", async () => {
  expect(await follow(true, [paid])).toEqual({ outcome: "paid", asked: 1, clock: 0 });
});

test("one that it hears of later, until then", async () => {
  expect(await follow(true, [held, nothing, held, paid])).toMatchObject({ outcome: "paid", asked: 4 });
});

test("a charge of which it hears nothing, every second or two for thirty seconds", async () => {
  expect(followRules.everyMs).toBeGreaterThanOrEqual(1_000);
  expect(followRules.everyMs).toBeLessThanOrEqual(2_000);
  expect(await follow(true, [held])).toEqual({ outcome: "late", asked: 21, clock: 30_000 });
});

test("where nobody knows whether it was charged, another try is offered when the shop has said three times running that it was not", async () => {
  expect(await follow(false, [held])).toMatchObject({ outcome: "open", asked: 3 });
  expect(await follow(false, [held, held, nothing, held, held, held])).toMatchObject({ asked: 6 });
  expect(await follow(false, [held, held, paid])).toMatchObject({ outcome: "paid" });
  expect(await follow(false, [nothing])).toMatchObject({ outcome: "unknown", clock: 30_000 });
});
