import { expect, test, vi } from "vitest";
import {
  type Followed,
  fetchStatus,
  followPayment,
  followRules,
  isPayable,
  paymentOutcome,
  type StatusAnswer,
} from "./follow-payment.ts";

const held: StatusAnswer = { kind: "known", status: "held", payment: "pending" };
const paid: StatusAnswer = { kind: "known", status: "confirmed", payment: "paid" };
const nothing: StatusAnswer = { kind: "nothing" };

/** Follows a payment for which the shop returns these answers in order, and then repeats the last. */
const follow = async (isCharged: boolean, answers: readonly StatusAnswer[]) => {
  let clock = 0;
  let requests = 0;
  const outcome = await followPayment({
    isCharged,
    query: async () => answers[Math.min(requests++, answers.length - 1)] ?? nothing,
    pause: async (milliseconds) => {
      clock += milliseconds;
    },
    now: () => clock,
  });
  return { outcome, requests, clock };
};

test("a payment that the shop knows is asked about once", async () => {
  expect(await follow(true, [paid])).toEqual({ outcome: "paid", requests: 1, clock: 0 });
});

test("one that it hears of later, until then", async () => {
  expect(await follow(true, [held, nothing, held, paid])).toMatchObject({ outcome: "paid", requests: 4 });
});

test("a charge of which it hears nothing, every second or two for thirty seconds", async () => {
  expect(followRules.everyMs).toBeGreaterThanOrEqual(1_000);
  expect(followRules.everyMs).toBeLessThanOrEqual(2_000);
  expect(await follow(true, [held])).toEqual({ outcome: "late", requests: 21, clock: 30_000 });
});

test("where nobody knows whether it was charged, another try is offered when the shop has said three times running that it was not", async () => {
  expect(await follow(false, [held])).toMatchObject({ outcome: "open", requests: 3 });
  expect(await follow(false, [held, held, nothing, held, held, held])).toMatchObject({ requests: 6 });
  expect(await follow(false, [held, held, paid])).toMatchObject({ outcome: "paid" });
  expect(await follow(false, [nothing])).toMatchObject({ outcome: "unknown", clock: 30_000 });
});

const statusOf = (status: string, payment = "pending"): StatusAnswer => ({ kind: "known", status, payment });
const started: Followed = { isCharged: false, answer: statusOf("held"), opens: 1, elapsedMs: 0 };
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
    expect(paymentOutcome({ ...started, isCharged, answer: statusOf(status, payment) })).toBe(expected);
});

test("that nothing was charged is believed when the shop has said so three times, but not where the provider says otherwise", () => {
  expect(paymentOutcome({ ...started, opens: openTimes - 1 })).toBeUndefined();
  expect(paymentOutcome({ ...started, opens: openTimes })).toBe("open");
  expect(paymentOutcome({ ...started, isCharged: true, opens: openTimes })).toBeUndefined();
});

test("what is charged and not heard of in thirty seconds is late, what nobody can say is unknown", () => {
  const silent: Followed = { ...started, answer: { kind: "nothing" }, opens: 0 };
  for (const isCharged of [false, true])
    expect(paymentOutcome({ ...silent, isCharged, elapsedMs: longestMs - 1 })).toBeUndefined();
  expect(paymentOutcome({ ...silent, elapsedMs: longestMs })).toBe("unknown");
  expect(paymentOutcome({ ...silent, isCharged: true, elapsedMs: longestMs })).toBe("late");
  expect(paymentOutcome({ ...started, isCharged: true, opens: 20, elapsedMs: longestMs })).toBe("late");
});

test("where the service says no more than that it has the reservation, the provider's word counts", () => {
  const registered = { ...started, answer: statusOf("registered", "unsaid") };
  expect(paymentOutcome({ ...registered, isCharged: true })).toBe("paid");
  expect(paymentOutcome(registered)).toBe("unknown");
});

test("a session that has ended and somebody else's reservation are said at once", () => {
  expect(paymentOutcome({ ...started, answer: { kind: "signed-out" } })).toBe("signedOut");
  expect(paymentOutcome({ ...started, answer: { kind: "not-theirs" } })).toBe("gone");
});

test("only what is held and not paid can be paid", () => {
  expect(isPayable(statusOf("held"))).toBe(true);
  expect(
    [statusOf("confirmed"), statusOf("held", "refunded"), { kind: "nothing" } as const].some(isPayable),
  ).toBe(false);
});

const answerWith = (answer: () => Promise<Response>) => {
  const requests = vi.fn(answer);
  vi.stubGlobal("fetch", requests);
  return requests;
};

test.each([
  [200, { kind: "known", status: "held", payment: "pending" }],
  [401, { kind: "signed-out" }],
  [404, { kind: "not-theirs" }],
  [429, { kind: "nothing" }],
  [503, { kind: "nothing" }],
])("an answer of %i", async (status, expected) => {
  answerWith(async () => Response.json({ status: "held", payment: "pending" }, { status }));
  expect(await fetchStatus("a1", false)).toEqual(expected);
});

test("no answer, and one that is no JSON, say nothing", async () => {
  answerWith(() => Promise.reject(new TypeError("fetch failed")));
  expect(await fetchStatus("a1", false)).toEqual({ kind: "nothing" });
  answerWith(async () => new Response("<html>"));
  expect(await fetchStatus("a1", false)).toEqual({ kind: "nothing" });
});

test("a page that waits for a payment says in which language; nothing of an answer is cached", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "pt-PT" } });
  const requests = answerWith(async () => Response.json({}));
  await fetchStatus("a1", true);
  await fetchStatus("a1", false);
  await fetchStatus("a1", "charged");
  expect(requests.mock.calls).toEqual([
    ["/api/reservation-status?id=a1&follows=pt", expect.objectContaining({ cache: "no-store" })],
    ["/api/reservation-status?id=a1", expect.objectContaining({ cache: "no-store" })],
    ["/api/reservation-status?id=a1&follows=pt&charged=1", expect.objectContaining({ cache: "no-store" })],
  ]);
});
