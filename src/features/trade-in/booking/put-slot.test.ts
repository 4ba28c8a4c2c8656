import { expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const { putSlot } = await import("./put-slot.ts");

const slot = { dateTime: "2030-01-08T09:30:00+01:00", hour: "09:30" };
const ahead = { dateTime: "2030-01-07T09:30:00+01:00", hour: "09:30" };
const over = { dateTime: "2026-01-07T09:30:00+01:00", hour: "09:30" };

test.each([
  ["a customer without an appointment", "t", null, ["tradeIn", "bookSlot"]],
  ["a customer with one ahead", "t", ahead, ["tradeIn", "changeSlot"]],
  // A missed one has nothing to move: the service would know of none.
  ["a customer with one that is over", "t", over, ["tradeIn", "bookSlot"]],
  ["somebody without a token", undefined, ahead, ["bookSlot"]],
])("%s is booked by these calls", async (_, token, phaseTwoBooking, calls) => {
  call.mockReset().mockImplementation(async (name: string) => {
    if (name === "tradeIn")
      return ok({ status: "booked", expirationDate: "2030-02-01T00:00:00Z", phaseTwoBooking });
    return name === "changeSlot" && phaseTwoBooking !== ahead ? fail("not-found", "") : ok({});
  });
  const caller = { locale: "es", sessionId: "a", ...(token && { token }) } as const;
  expect((await putSlot("a".repeat(26), slot, caller)).ok).toBe(true);
  expect(call.mock.calls.map(([name]) => name)).toEqual(calls);
});
