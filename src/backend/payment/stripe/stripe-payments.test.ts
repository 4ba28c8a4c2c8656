import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { endHolds } from "#backend/reservation/end-holds.ts";
import { preparePayment } from "#backend/reservation/hold/prepare-payment.ts";
import { reconcilePayments } from "#backend/reservation/reconcile-payments.ts";
import { settleAndRefund } from "#backend/reservation/settle/settle-and-refund.ts";
import { anyVehicle, contentOf, newCustomer } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { paymentAttempts, paymentEvents } from "#backend/store/schema/payments.ts";
import { reservationEvents, reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { StripeFailure } from "./stripe-failure.ts";
import { openStripeAccount } from "./test-stripe-account.ts";

const began = new Date("2026-11-24T10:00:00Z");
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
const log = createLogger("silent");

let database: Database;
let vehicle: Awaited<ReturnType<typeof anyVehicle>>;
let customerId: string;
let account: Awaited<ReturnType<typeof openStripeAccount>>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  vehicle = await anyVehicle(database.orm);
  customerId = await newCustomer(database.orm);
});
afterAll(() => database.close());
beforeEach(async () => {
  account = await openStripeAccount();
});
afterEach(async () => {
  await account.close();
  await database.orm.delete(paymentEvents);
  await database.orm.delete(reservations);
  await database.orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
});

const prepare = (now = began, choice = 0) => {
  const prices = { cashPriceCents: vehicle.priceCents, financedPriceCents: vehicle.priceCents };
  const content = { dealerId: vehicle.dealerId, paymentDigest: String(choice).repeat(64) };
  return preparePayment(database.orm, account.provider, {
    ...{ customerId, vehicleId: vehicle.id, reservationId: undefined, now, log },
    contentAt: contentOf(content, prices),
  });
};

/** Listens where Stripe sends its messages, and does what the shop does with one. */
const openWebhook = async () => {
  const outcomes: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = new Headers({ "stripe-signature": String(request.headers["stripe-signature"]) });
    const message = account.provider.readMessage(body, headers);
    if (message) {
      const intent = await account.provider.read(message.intentId);
      const options = { now: began, log, messageId: message.id };
      outcomes.push(await settleAndRefund(database.orm, account.provider, intent, options));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  account.control.setWebhook({ url, secret: account.keys.webhookSecret });
  return { outcomes, close: () => server.close() };
};

const stateNow = async () => {
  const [reservation] = await database.orm.select().from(reservations);
  const attempts = await database.orm.select().from(paymentAttempts);
  const events = await database.orm.select().from(reservationEvents);
  return {
    reservation: reservation?.state,
    attempts: attempts.map(({ state }) => state),
    confirmations: events.filter(({ code }) => code === "confirmed").length,
  };
};

test("a vehicle is held, paid for, and confirmed by messages that come twice and out of order", async () => {
  const { outcomes, close } = await openWebhook();
  account.control.setDelivery({ isHeld: true });
  const { intent } = await prepare();
  await account.page.pay(intent.clientToken, "4000000000009995");
  await account.page.pay(intent.clientToken);
  await account.control.deliver({ isReversed: true, times: 2 });
  expect(await stateNow()).toEqual({ reservation: "confirmed", attempts: ["paid"], confirmations: 1 });
  expect(outcomes).toEqual(["confirm", "repeated", "nothing", "repeated", "nothing", "repeated"]);
  close();
});

test("a payment that needs the bank's word is confirmed when it has come", async () => {
  const { close } = await openWebhook();
  const { intent } = await prepare();
  await account.page.pay(intent.clientToken, "4000002760003184");
  await account.control.settled();
  expect(await stateNow()).toMatchObject({ reservation: "held", attempts: ["open"] });
  await account.page.authenticate(intent.clientToken, "complete");
  await account.control.settled();
  expect(await stateNow()).toMatchObject({ reservation: "confirmed", attempts: ["paid"] });
  close();
});

test("Stripe is down for ten minutes after a payment: nothing is lost, and it is confirmed when Stripe is back", async () => {
  const { intent } = await prepare();
  await account.page.pay(intent.clientToken);
  account.control.fault({ kind: "drop-before" });
  for (let minute = 1; minute < 10; minute += 3) {
    await reconcilePayments(database.orm, account.provider, { now: after(minute), log });
    expect(await stateNow()).toMatchObject({ reservation: "held", attempts: ["open"] });
  }
  account.control.clearFaults();
  await reconcilePayments(database.orm, account.provider, { now: after(11), log });
  expect(await stateNow()).toEqual({ reservation: "confirmed", attempts: ["paid"], confirmations: 1 });
});

test("Stripe goes down while a payment is asked for: it is asked for again, and is one", async () => {
  account.control.fault({ on: "create", kind: "drop-after", times: 2 });
  await expect(prepare()).rejects.toThrow(StripeFailure);
  expect(await stateNow()).toMatchObject({ reservation: "held", attempts: ["new"] });
  account.control.fault({ kind: { status: 500 } });
  await expect(prepare(after(5))).rejects.toThrow(StripeFailure);
  account.control.clearFaults();
  const { intent } = await prepare(after(10));
  expect(account.control.intents().map(({ id }) => id)).toEqual([intent.id]);
});

test("what has changed is paid by another payment, and the one before can be made no more", async () => {
  const first = await prepare();
  const second = await prepare(after(1), 1);
  expect(second.reservation.id).toBe(first.reservation.id);
  expect((await account.page.pay(first.intent.clientToken)).status).toBe(400);
  expect((await account.page.pay(second.intent.clientToken)).status).toBe(200);
  await reconcilePayments(database.orm, account.provider, { now: after(2), log });
  expect(await stateNow()).toMatchObject({ reservation: "confirmed", attempts: ["cancelled", "paid"] });
});

test("a payment that comes when the vehicle is sold goes back, once Stripe can be reached", async () => {
  const { intent } = await prepare();
  await account.page.pay(intent.clientToken);
  await database.orm.update(vehicles).set({ status: "bought" }).where(eq(vehicles.id, vehicle.id));
  account.control.fault({ on: "refund", kind: "drop-after", times: 2 });
  await endHolds(database.orm, account.provider, { now: after(16), log });
  expect(await stateNow()).toMatchObject({ attempts: ["refunding"] });
  account.control.passTime(25 * 3_600_000);
  await reconcilePayments(database.orm, account.provider, { now: after(26 * 60), log });
  expect(await stateNow()).toMatchObject({ reservation: "expired", attempts: ["refunded"] });
  expect(account.control.refunds()).toHaveLength(1);
});
