import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StripeFailure } from "./stripe-failure.ts";
import { createStripeProvider } from "./stripe-provider.ts";
import { newOrder, openStripeAccount } from "./test-stripe-account.ts";

let account: Awaited<ReturnType<typeof openStripeAccount>>;
beforeEach(async () => {
  account = await openStripeAccount();
});
afterEach(() => account.close());

test("a payment is asked for in cents of euros, by card alone, and says whose it is", async () => {
  const order = newOrder();
  const intent = await account.provider.create(order);
  const [stored] = account.control.intents();
  expect(stored).toMatchObject({ amount: 30_000, currency: "eur", payment_method_types: ["card"] });
  expect(intent).toEqual({ ...order, id: stored?.id, status: "open", clientToken: stored?.client_secret });
  expect(await account.provider.read(intent.id)).toEqual(intent);
});

test("every request names the pinned version, goes to the configured host, and tells nothing of this machine", async () => {
  await account.provider.read((await account.provider.create(newOrder())).id);
  const requests = account.control.requests();
  expect(requests.length).toBe(2);
  for (const { headers } of requests) {
    expect(headers["stripe-version"]).toBe("2026-10-28.endive");
    expect(`http://${headers.host}`).toBe(account.url);
    expect(headers).not.toHaveProperty("x-stripe-client-telemetry");
    const clientInfo = JSON.parse(String(headers["x-stripe-client-user-agent"]));
    expect(clientInfo).not.toHaveProperty("platform");
    expect(clientInfo).not.toHaveProperty("telemetry_id");
  }
});

test.each([
  ["http://stripe.example.com", "https"],
  ["https://stripe.example.com/proxy", "path"],
])("%s is no address for Stripe", (apiBase, problem) => {
  expect(() => createStripeProvider({ ...account.keys, apiBase })).toThrow(problem);
});

test("a payment whose answer was lost is the same one when it is asked for again, also on the way", async () => {
  const order = newOrder();
  account.control.fault({ on: "create", kind: "drop-after", times: 1 });
  const first = await account.provider.create(order);
  account.control.fault({ on: "create", kind: "drop-after", times: 2 });
  await expect(account.provider.create({ ...order, attempt: 2 })).rejects.toThrow(StripeFailure);
  const second = await account.provider.create({ ...order, attempt: 2 });
  expect(account.control.intents().map(({ id }) => id)).toEqual([first.id, second.id]);
});

test("a payment that is asked for again is answered as it is by now", async () => {
  const order = newOrder();
  const { clientToken, id } = await account.provider.create(order);
  await account.page.pay(clientToken);
  expect(await account.provider.create(order)).toMatchObject({ id, status: "succeeded" });
  expect(account.control.intents()).toHaveLength(1);
});

test("the same order with another amount is refused", async () => {
  const order = newOrder();
  await account.provider.create(order);
  const other = account.provider.create({ ...order, amountCents: 30_001 });
  await expect(other).rejects.toThrow("StripeIdempotencyError");
});

test.each([
  ["requires_payment_method", "open"],
  ["requires_action", "open"],
  ["processing", "processing"],
  ["canceled", "cancelled"],
] as const)("%s is %s", async (status, ours) => {
  const { id } = await account.provider.create(newOrder());
  account.control.changeIntent(id, { status });
  expect((await account.provider.read(id)).status).toBe(ours);
});

test("of a payment that was made the amount is what was charged", async () => {
  const id = await account.makePaid();
  account.control.changeIntent(id, { amount_received: 29_900 });
  expect(await account.provider.read(id)).toMatchObject({ status: "succeeded", amountCents: 29_900 });
});

test("a payment of the account that is not the shop's belongs to no reservation", async () => {
  const { id } = await account.provider.create(newOrder());
  account.control.changeIntent(id, { metadata: { attempt: "0x1" } });
  expect(await account.provider.read(id)).toMatchObject({ reservationId: undefined, attempt: undefined });
});

test("a payment that nobody has made is cancelled, once and again", async () => {
  const { id, clientToken } = await account.provider.create(newOrder());
  expect(await account.provider.cancel(id)).toMatchObject({ id, status: "cancelled" });
  expect(await account.provider.cancel(id)).toMatchObject({ id, status: "cancelled" });
  expect((await account.page.pay(clientToken)).body.error?.code).toBe("payment_intent_unexpected_state");
});

test.each(["succeeded", "processing"] as const)(
  "what is %s cannot be cancelled and is answered",
  async (status) => {
    const { id } = await account.provider.create(newOrder());
    account.control.changeIntent(id, { status, amount_received: 30_000 });
    expect(await account.provider.cancel(id)).toMatchObject({ id, status });
  },
);

test("a cancelling that was refused is no cancelling while the payment can still be made", async () => {
  const { id } = await account.provider.create(newOrder());
  const body = JSON.stringify({ error: { code: "payment_intent_unexpected_state" } });
  account.control.fault({ on: "cancel", kind: { status: 400, body } });
  await expect(account.provider.cancel(id)).rejects.toThrow("payment_intent_unexpected_state");
});

test("a payment that Stripe does not know is an error", async () => {
  await expect(account.provider.read("pi_unknown")).rejects.toThrow("resource_missing 404");
});

test("an error of Stripe's is tried once more, and no more than that", async () => {
  account.control.fault({ kind: { status: 500 }, times: 1 });
  const { id } = await account.provider.create(newOrder());
  account.control.fault({ kind: { status: 500 } });
  const before = account.control.requests().length;
  await expect(account.provider.read(id)).rejects.toThrow("StripeAPIError 500");
  expect(account.control.requests().length - before).toBe(2);
});

test("a server that is silent, or sends a byte a second, is given up in time", async () => {
  const { id } = await account.provider.create(newOrder());
  account.control.fault({ on: "create", kind: "hang" });
  account.control.fault({ on: "read", kind: "drip" });
  const startedAt = performance.now();
  const calls = [account.provider.create(newOrder()), account.provider.read(id)];
  const outcomes = await Promise.allSettled(calls);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(outcomes.map((outcome) => String(outcome.status === "rejected" && outcome.reason))).toEqual([
    expect.stringContaining("StripeConnectionError ETIMEDOUT"),
    expect.stringContaining("StripeConnectionError ETIMEDOUT"),
  ]);
});

test("where nobody listens is a failure that says so", async () => {
  await account.close();
  await expect(account.provider.read("pi_1")).rejects.toThrow("StripeConnectionError ECONNREFUSED");
});

test("the secret key follows no redirect", async () => {
  const seen: (string | undefined)[] = [];
  const elsewhere = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.end("{}");
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const target = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const server = createServer((_, response) => response.writeHead(302, { location: target }).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(createStripeProvider({ ...account.keys, apiBase }).read("pi_1")).rejects.toThrow(
    StripeFailure,
  );
  expect(seen).toEqual([]);
  for (const each of [server, elsewhere]) {
    each.closeAllConnections();
    each.close();
  }
});

const whole = {
  ...{ object: "payment_intent", id: "pi_other", status: "requires_payment_method", amount: 30_000 },
  ...{ amount_received: 0, currency: "eur", client_secret: "pi_other_secret_1", metadata: {} },
};

test.each([
  ["a page", "<!doctype html><title>Wartung</title>"],
  ["nothing", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["another payment", JSON.stringify(whole)],
  ["another currency", JSON.stringify({ ...whole, id: "pi_asked", currency: "usd" })],
  ["a fraction of a cent", JSON.stringify({ ...whole, id: "pi_asked", amount: 0.5 })],
  ["a state that cannot be", JSON.stringify({ ...whole, id: "pi_asked", status: "requires_capture" })],
  ["no secret for the page", JSON.stringify({ ...whole, id: "pi_asked", client_secret: null })],
])("%s is no answer", async (_, body) => {
  account.control.fault({ kind: { status: 200, body } });
  await expect(account.provider.read("pi_asked")).rejects.toThrow(StripeFailure);
  await expect(account.provider.cancel("pi_asked")).rejects.toThrow(StripeFailure);
  await expect(account.provider.create(newOrder())).rejects.toThrow(StripeFailure);
  await expect(account.provider.refund("pi_asked")).rejects.toThrow(StripeFailure);
});

test("a new payment of another amount than was asked for is refused", async () => {
  const order = newOrder();
  const metadata = { reservationId: order.reservationId, attempt: "1" };
  const body = JSON.stringify({ ...whole, amount: 3_000_000, metadata });
  account.control.fault({ on: "create", kind: { status: 200, body } });
  await expect(account.provider.create(order)).rejects.toThrow("another amount");
});
