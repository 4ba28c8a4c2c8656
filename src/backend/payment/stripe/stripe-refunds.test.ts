import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StripeFailure } from "./stripe-failure.ts";
import { refundStateOf } from "./stripe-refunds.ts";
import { newOrder, openStripeAccount } from "./test-stripe-account.ts";

const hourMs = 3_600_000;
const inTheMiddleOfAnHour = new Date("2026-11-24T10:30:00Z");

let account: Awaited<ReturnType<typeof openStripeAccount>>;
let paid: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: inTheMiddleOfAnHour });
  account = await openStripeAccount();
  paid = await account.makePaid();
});
afterEach(async () => {
  vi.useRealTimers();
  await account.close();
});

const refund = () => account.provider.refund(paid);
const refunds = () => account.control.refunds().map(({ status, amount }) => ({ status, amount }));
const noneYet = JSON.stringify({ object: "list", data: [] });
const refundRequests = () =>
  account.control.requests().filter(({ method, path }) => method === "POST" && path === "/v1/refunds").length;

test("all that was charged is given back, once", async () => {
  expect(await refund()).toBe(true);
  expect(await refund()).toBe(true);
  expect(refunds()).toEqual([{ status: "succeeded", amount: 30_000 }]);
  expect(refundRequests()).toBe(1);
});

test("two at once are one refund", async () => {
  expect(await Promise.all([refund(), refund(), refund()])).toEqual([true, true, true]);
  expect(refunds()).toHaveLength(1);
});

test("a refund whose answer was lost is the same one when it is asked for again", async () => {
  account.control.fault({ on: "refund", kind: "drop-after", times: 2 });
  await expect(refund()).rejects.toThrow(StripeFailure);
  expect(await refund()).toBe(true);
  expect(refunds()).toHaveLength(1);
});

test("a refund is known when Stripe has forgotten the keys of the day before", async () => {
  await refund();
  account.control.passTime(25 * hourMs);
  expect(await refund()).toBe(true);
  expect(refundRequests()).toBe(1);
});

test("one that is under way is waited for, however long it takes", async () => {
  account.control.setRefunds("pending");
  expect(await refund()).toBe(false);
  account.control.passTime(25 * hourMs);
  expect(await refund()).toBe(false);
  const [first] = account.control.refunds();
  account.control.settleRefund(first?.id ?? "", "succeeded");
  expect(await refund()).toBe(true);
  expect(refunds()).toHaveLength(1);
});

test("an answer that Stripe repeats is not believed: the refund may have failed since", async () => {
  account.control.setRefunds("pending");
  await refund();
  const [first] = account.control.refunds();
  account.control.settleRefund(first?.id ?? "", "failed");
  account.control.fault({ on: "list-refunds", kind: { status: 200, body: noneYet }, times: 1 });
  await expect(refund()).rejects.toThrow("a refund has failed");
});

test("one that failed at the bank is made again, at most once an hour", async () => {
  account.control.setRefunds("fail");
  await expect(refund()).rejects.toThrow("a refund has failed");
  for (let minute = 1; minute < 6; minute++) {
    vi.setSystemTime(inTheMiddleOfAnHour.getTime() + minute * 60_000);
    await expect(refund()).rejects.toThrow("a refund has failed");
  }
  expect(refunds()).toHaveLength(2);
  account.control.setRefunds("succeed");
  vi.setSystemTime(inTheMiddleOfAnHour.getTime() + hourMs);
  expect(await refund()).toBe(true);
  expect(refunds().map(({ status }) => status)).toEqual(["failed", "failed", "succeeded"]);
});

test("a refusal that Stripe keeps for the key is not the last word", async () => {
  account.control.setRefunds("refuse");
  await expect(refund()).rejects.toThrow("balance_insufficient");
  await expect(refund()).rejects.toThrow("balance_insufficient");
  account.control.setRefunds("succeed");
  vi.setSystemTime(inTheMiddleOfAnHour.getTime() + hourMs);
  expect(await refund()).toBe(true);
  expect(refunds()).toHaveLength(1);
});

test("so is an error that Stripe keeps for the key, though the work may have been done", async () => {
  account.control.fault({ on: "refund", kind: { status: 500, isSaved: true }, times: 1 });
  expect(await refund()).toBe(true);
  expect(refunds()).toHaveLength(1);
});

test("what somebody else gives back a moment before counts as given back", async () => {
  account.control.setRefunds("already");
  expect(await refund()).toBe(true);
  expect(refunds()).toHaveLength(1);
});

test("what Stripe calls given back is not done while the bank is still at it, and is when no list tells otherwise", async () => {
  account.control.setRefunds("pending");
  await refund();
  account.control.passTime(25 * hourMs);
  account.control.fault({ on: "list-refunds", kind: { status: 200, body: noneYet }, times: 1 });
  expect(await refund()).toBe(false);
  const [first] = account.control.refunds();
  account.control.settleRefund(first?.id ?? "", "succeeded");
  account.control.fault({ on: "list-refunds", kind: { status: 200, body: noneYet }, times: 2 });
  expect(await refund()).toBe(true);
  expect(refunds()).toHaveLength(1);
});

const given = { object: "refund", id: "re_1", status: "succeeded", amount: 30_000 };

test.each([
  ["nothing of a list", {}],
  ["an amount as text", { data: [{ ...given, amount: "30000", payment_intent: "PAYMENT" }] }],
  ["a refund of another payment", { data: [{ ...given, payment_intent: "pi_other" }] }],
])("%s is no answer about refunds", async (_, answer) => {
  const body = JSON.stringify(answer).replace("PAYMENT", paid);
  account.control.fault({ on: "list-refunds", kind: { status: 200, body } });
  await expect(refund()).rejects.toThrow(StripeFailure);
  expect(refundRequests()).toBe(0);
});

test("an answer that is no refund gives nothing back", async () => {
  const body = JSON.stringify({ ...given, payment_intent: "pi_other" });
  account.control.fault({ on: "refund", kind: { status: 200, body } });
  await expect(refund()).rejects.toThrow("a refund of another payment");
});

test("what somebody gave back at Stripe's own pages counts, and of a part the rest is given back", async () => {
  account.control.refundByHand(paid, 10_000);
  expect(await refund()).toBe(true);
  expect(refunds().map(({ amount }) => amount)).toEqual([10_000, 20_000]);
  const other = await account.makePaid({ ...newOrder() });
  account.control.refundByHand(other);
  expect(await account.provider.refund(other)).toBe(true);
  expect(account.control.refunds()).toHaveLength(3);
});

test("a part is a sum: what is back counts, the rest of it follows once, and of a whole what is left", async () => {
  const part = (cents: number) => account.provider.refund(paid, cents);
  expect(await Promise.all([part(10_000), part(10_000)])).toEqual([true, true]);
  expect(await part(10_000)).toBe(true);
  account.control.passTime(25 * hourMs);
  expect(await part(10_000)).toBe(true);
  account.control.fault({ on: "refund", kind: "drop-after", times: 2 });
  await expect(part(12_000)).rejects.toThrow(StripeFailure);
  expect(await part(12_000)).toBe(true);
  account.control.refundByHand(paid, 3_000);
  expect([await part(14_000), await part(16_000), await refund()]).toEqual([true, true, true]);
  expect(refunds().map(({ amount }) => amount)).toEqual([10_000, 2_000, 3_000, 1_000, 14_000]);
});

test("where nothing was charged nothing is asked for", async () => {
  const { id } = await account.provider.create(newOrder());
  await expect(account.provider.refund(id)).rejects.toThrow("nothing was charged");
  expect(refundRequests()).toBe(0);
});

const made = (status: string | null, amount = 300) => ({ status, amount });

test.each([
  [[], { kind: "due", failures: 0, left: 300 }],
  [[made("succeeded")], { kind: "done" }],
  [[made("succeeded", 100), made("succeeded", 200)], { kind: "done" }],
  [[made("succeeded", 299)], { kind: "due", failures: 0, left: 1 }],
  [[made("pending")], { kind: "under-way" }],
  [[made("requires_action")], { kind: "under-way" }],
  [[made(null)], { kind: "under-way" }],
  [[made("succeeded", 100), made("pending", 200)], { kind: "under-way" }],
  [[made("failed"), made("canceled")], { kind: "due", failures: 2, left: 300 }],
  [[made("failed"), made("pending")], { kind: "under-way" }],
  [[made("failed"), made("succeeded")], { kind: "done" }],
])("of 300 cents, %j", (refunds, state) => {
  expect(refundStateOf(300, refunds)).toEqual(state);
});
