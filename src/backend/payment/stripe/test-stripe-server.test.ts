import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newOrder, openStripeAccount } from "./test-stripe-account.ts";

let account: Awaited<ReturnType<typeof openStripeAccount>>;
beforeEach(async () => {
  account = await openStripeAccount();
});
afterEach(() => account.close());

test.each([
  ["4242 4242 4242 4242", 200, "succeeded", undefined],
  ["4000 0027 6000 3184", 200, "requires_action", undefined],
  ["4000 0000 0000 9995", 402, "requires_payment_method", "insufficient_funds"],
  ["4000 0000 0000 0002", 402, "requires_payment_method", "generic_decline"],
  ["4000 0000 0000 0069", 402, "requires_payment_method", "expired_card"],
  ["1111 1111 1111 1111", 400, "requires_payment_method", "incorrect_number"],
])("paying with %s is answered %i and leaves the payment %s", async (number, status, becomes, reason) => {
  const { id, clientToken } = await account.provider.create(newOrder());
  const paid = await account.page.pay(clientToken, number);
  const { code, decline_code } = paid.body.error ?? {};
  expect([paid.status, decline_code ?? code]).toEqual([status, reason]);
  expect(account.control.intents()).toMatchObject([{ id, status: becomes }]);
});

test.each([
  ["complete", "succeeded"],
  ["fail", "requires_payment_method"],
] as const)("authenticating, %s leaves the payment %s", async (outcome, becomes) => {
  const { clientToken } = await account.provider.create(newOrder());
  await account.page.pay(clientToken, "4000002760003184");
  expect((await account.page.authenticate(clientToken, outcome)).body.status).toBe(becomes);
  expect((await account.page.authenticate(clientToken, outcome)).status).toBe(400);
});

test("a page sees a payment whose secret it has, without what is the shop's own, and makes none", async () => {
  const { id, clientToken } = await account.provider.create(newOrder());
  const address = `${account.url}/v1/payment_intents/${id}?key=${account.keys.publishableKey}&client_secret=`;
  const answer = await fetch(address + clientToken);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.json()).toEqual(expect.not.objectContaining({ metadata: expect.anything() }));
  expect((await fetch(`${address}guessed`)).status).toBe(400);
  const body = new URLSearchParams({ key: account.keys.publishableKey, amount: "100", currency: "eur" });
  expect((await fetch(`${account.url}/v1/payment_intents`, { method: "POST", body })).status).toBe(400);
  expect(account.control.intents()).toHaveLength(1);
});

test("a browser that asks whether it may is told yes", async () => {
  const answer = await fetch(`${account.url}/v1/payment_intents/pi_1/confirm`, { method: "OPTIONS" });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

test("what the pinned version has done away with is refused", async () => {
  const headers = { authorization: `Bearer ${account.keys.secretKey}` };
  const body = new URLSearchParams({ amount: "100", currency: "eur", "payment_method_types[0]": "card" });
  const answer = await fetch(`${account.url}/v1/payment_intents`, { method: "POST", headers, body });
  expect(await answer.json()).toMatchObject({ error: { code: "payment_method_types_no_longer_supported" } });
});

const openReceiver = async () => {
  const received: { readonly type: string; readonly intentId: string | undefined }[] = [];
  const receiver = createServer(async (request, response) => {
    const body = await text(request);
    const headers = new Headers({ "stripe-signature": String(request.headers["stripe-signature"]) });
    const message = account.provider.readMessage(body, headers);
    received.push({ type: JSON.parse(body).type, intentId: message?.intentId });
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  account.control.setWebhook({ url, secret: account.keys.webhookSecret });
  return { received, close: () => receiver.close() };
};

test("messages are signed and come at once, twice, late, or out of order", async () => {
  const { received, close } = await openReceiver();
  const types = () => received.splice(0).map(({ type }) => type);
  const id = await account.makePaid();
  await account.control.settled();
  expect(received.every(({ intentId }) => intentId === id)).toBe(true);
  expect(types().toSorted()).toEqual(["payment_intent.created", "payment_intent.succeeded"]);
  account.control.setDelivery({ times: 2, delayMs: 50 });
  const startedAt = performance.now();
  await account.provider.create(newOrder());
  await account.control.settled();
  expect(performance.now() - startedAt).toBeGreaterThan(49);
  expect(types()).toEqual(["payment_intent.created", "payment_intent.created"]);
  account.control.setDelivery({ isHeld: true });
  const { id: other } = await account.provider.create(newOrder());
  await account.provider.cancel(other);
  await account.control.settled();
  expect(types()).toEqual([]);
  await account.control.deliver({
    types: ["payment_intent.succeeded", "payment_intent.canceled"],
    isReversed: true,
  });
  expect(types()).toEqual(["payment_intent.canceled", "payment_intent.succeeded"]);
  expect(account.control.deliveries().every(({ status }) => status === 200)).toBe(true);
  close();
});

test("another process steers it by requests", async () => {
  const call = async (name: string, ...values: readonly unknown[]) => {
    const body = JSON.stringify({ call: name, with: values });
    const answer = await fetch(`${account.url}/stand-in/control`, { method: "POST", body });
    return answer.json();
  };
  const id = await account.makePaid();
  await call("setRefunds", "pending");
  expect(await account.provider.refund(id)).toBe(false);
  expect(await call("refunds")).toMatchObject([{ payment_intent: id, status: "pending" }]);
  expect(await call("requests")).toHaveLength(account.control.requests().length);
  await call("fault", { kind: "drop-before" });
  await expect(account.provider.read(id)).rejects.toThrow("StripeConnectionError");
  await call("clearFaults");
  expect(await account.provider.read(id)).toMatchObject({ id });
});

test("it is a process too, which says its address and ends when it is told to", async () => {
  const program = fileURLToPath(new URL("./test-stripe-process.ts", import.meta.url));
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const standIn = spawn(process.execPath, [program, "--secret-key", "sk_test_canary"], { stdio: [...stdio] });
  const ended = once(standIn, "exit");
  const [line] = await once(standIn.stdout, "data");
  const headers = { authorization: "Bearer sk_test_canary" };
  const answer = await fetch(`${String(line).trim()}/v1/payment_intents/pi_1`, { headers });
  expect(await answer.json()).toMatchObject({ error: { code: "resource_missing" } });
  standIn.kill();
  expect(await ended).toEqual([0, null]);
});
