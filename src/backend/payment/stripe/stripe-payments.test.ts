import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq, like } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { preparePayment } from "#backend/reservation/create-payment.ts";
import { areTooManyDeclined, countDeclined } from "#backend/reservation/declined/declined-cards.ts";
import { endHolds } from "#backend/reservation/end-holds.ts";
import { reconcilePayments } from "#backend/reservation/reconcile-payments.ts";
import { settleAndRefund } from "#backend/reservation/settle/settle-payment.ts";
import { takeReturned } from "#backend/reservation/settle/take-returned.ts";
import { anyVehicle, contentOf, newCustomer } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { paymentAttempts, paymentEvents } from "#backend/store/schema/payments.ts";
import { reservationEvents, reservations } from "#backend/store/schema/reservations.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { StripeFailure } from "./stripe-failure.ts";
import { openStripeAccount } from "./test-stripe-account.ts";

const start = new Date("2026-11-24T10:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
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
  await database.orm.delete(attempts);
  await database.orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
});

const prepare = (now = start, choice = 0, { of = customerId, from = "net-1" } = {}) => {
  const prices = { cashPriceCents: vehicle.priceCents, financedPriceCents: vehicle.priceCents };
  const content = { dealerId: vehicle.dealerId, paymentDigest: String(choice).repeat(64) };
  return preparePayment(database.orm, account.provider, {
    ...{ customerId: of, addressKey: from, vehicleId: vehicle.id, reservationId: undefined, now, log },
    contentAt: contentOf(content, prices),
  });
};

/** Receives Stripe's messages and handles them as the shop does. */
const openWebhook = async () => {
  const outcomes: string[] = [];
  const takeIn = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const headers = new Headers({ "stripe-signature": String(request.headers["stripe-signature"]) });
    const message = account.provider.readMessage(body, headers);
    if (message) {
      const intent = await account.provider.read(message.intentId);
      const options = { now: start, log, messageId: message.id, isDeclined: message.isDeclined ?? false };
      outcomes.push(await settleAndRefund(database.orm, account.provider, intent, options));
      const returned = message.isReturn && (await account.provider.readReturned(intent.id));
      if (returned) await takeReturned(database.orm, returned, { intentId: intent.id, now: start, log });
    }
    response.end();
  };
  const taken: Promise<void>[] = [];
  const server = createServer((...exchange) => taken.push(takeIn(...exchange)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  account.control.setWebhook({ url, secret: account.keys.webhookSecret });
  const close = async () => {
    server.close();
    await Promise.all(taken);
  };
  return { outcomes, close };
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
  await close();
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
  await close();
});

const refusedCard = "4000000000000002";
const declineTimes = async (clientToken: string, times: number) => {
  for (let time = 0; time < times; time++) await account.page.pay(clientToken, refusedCard);
  await account.control.settled();
};

test("ten refused cards end the payment at Stripe, let the vehicle go, and keep their customer from holding another one today", async () => {
  const { close } = await openWebhook();
  const { intent } = await prepare();
  await declineTimes(intent.clientToken, 9);
  expect(await stateNow()).toMatchObject({ reservation: "held", attempts: ["open"] });
  await declineTimes(intent.clientToken, 1);
  expect(await stateNow()).toMatchObject({
    reservation: "expired",
    attempts: ["cancelled"],
    confirmations: 0,
  });
  expect((await account.provider.read(intent.id)).status).toBe("cancelled");
  expect(await account.page.pay(intent.clientToken)).not.toMatchObject({ status: "succeeded" });
  const events = await database.orm.select().from(reservationEvents);
  expect(events.map(({ code }) => code)).toEqual(["held", "cards-declined"]);
  const [{ status } = {}] = await database.orm.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
  expect(status).toBe("in-stock");
  await expect(prepare(after(60))).rejects.toMatchObject({ code: "cards-declined" });
  await expect(prepare(after(60 * 24))).resolves.toMatchObject({ reservation: { state: "held" } });
  await close();
});

test("messages that come twice count once, and one that comes after the payment ends nothing", async () => {
  const { close } = await openWebhook();
  account.control.setDelivery({ isHeld: true });
  const { intent } = await prepare();
  await declineTimes(intent.clientToken, 9);
  await account.page.pay(intent.clientToken, refusedCard);
  await account.page.pay(intent.clientToken);
  await account.control.deliver({ isReversed: true, times: 3 });
  expect(await stateNow()).toEqual({ reservation: "confirmed", attempts: ["paid"], confirmations: 1 });
  await close();
});

test("refused cards of many customers behind one address count together, a hundred of them", async () => {
  const { orm } = database;
  const other = await newCustomer(orm);
  const whose = (addressKey: string) => ({ customerId: other, addressKey });
  for (let time = 0; time < 99; time++) {
    const someone = { customerId: String(time).padStart(26, "a"), addressKey: "net-1" };
    await countDeclined(orm, someone, start);
  }
  expect(await areTooManyDeclined(orm, whose("net-1"), start)).toBe(false);
  await countDeclined(orm, { customerId: "b".repeat(26), addressKey: "net-1" }, start);
  expect(await areTooManyDeclined(orm, whose("net-1"), start)).toBe(true);
  expect(await areTooManyDeclined(orm, whose("net-2"), start)).toBe(false);
  await expect(prepare(start, 0, { of: other })).rejects.toMatchObject({ code: "cards-declined" });
});

test("a reservation's are counted by themselves, when its customer's day begins anew meanwhile", async () => {
  const { orm } = database;
  const whose = { id: "c".repeat(26), customerId, addressKey: undefined };
  await countDeclined(orm, { customerId, addressKey: undefined }, after(-24 * 60));
  for (let time = 0; time < 9; time++) await countDeclined(orm, whose, after(-1));
  await countDeclined(orm, whose, start);
  expect(await areTooManyDeclined(orm, { customerId, addressKey: undefined }, start)).toBe(false);
  expect(await areTooManyDeclined(orm, whose, start)).toBe(true);
});

const paidByCard = async () => {
  const { intent, reservation } = await prepare();
  await account.page.pay(intent.clientToken);
  await account.control.settled();
  return { id: intent.id, reservationId: reservation.id };
};
const attemptNow = async () => {
  const [attempt] = await database.orm.select().from(paymentAttempts);
  return attempt;
};
const codesNow = async () => {
  const events = await database.orm.select().from(reservationEvents).orderBy(reservationEvents.id);
  return events.map(({ code }) => code);
};
const vehicleNow = async () => {
  const [row] = await database.orm.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
  return row?.status;
};

test("a refund made by hand ends the reservation, lets the vehicle go and is mailed; a part of it changes only what is told", async () => {
  const { close } = await openWebhook();
  const { id, reservationId } = await paidByCard();
  account.control.refundByHand(id, 10_000);
  await account.control.settled();
  expect(await stateNow()).toMatchObject({ reservation: "confirmed", attempts: ["paid"] });
  expect(await attemptNow()).toMatchObject({ refundedCents: 10_000 });
  expect(await vehicleNow()).toBe("reserved");
  account.control.refundByHand(id);
  await account.control.settled();
  expect(await stateNow()).toMatchObject({ reservation: "cancelled", attempts: ["refunded"] });
  expect(await attemptNow()).toMatchObject({ refundReason: "by-hand", refundedAt: start });
  expect(await codesNow()).toEqual(["held", "confirmed", "refunded-partly", "refunded", "cancelled"]);
  expect(await vehicleNow()).toBe("in-stock");
  const mails = await database.orm
    .select()
    .from(outbox)
    .where(like(outbox.key, `reservation-refunded:%${reservationId}`));
  expect(mails).toHaveLength(1);
  await close();
});

test("messages of refunds that come twice and before the payment's own lead to the same end", async () => {
  const { close } = await openWebhook();
  account.control.setDelivery({ isHeld: true });
  const { intent } = await prepare();
  await account.page.pay(intent.clientToken);
  account.control.refundByHand(intent.id);
  await account.control.deliver({ isReversed: true, times: 2 });
  expect(await stateNow()).toEqual({ reservation: "cancelled", attempts: ["refunded"], confirmations: 1 });
  expect(await codesNow()).toEqual(["held", "confirmed", "refunded", "cancelled"]);
  await close();
});

test("a dispute is told of, and leaves all as it is when the shop wins", async () => {
  const { close } = await openWebhook();
  const { id } = await paidByCard();
  const dispute = account.control.openDispute(id);
  await account.control.settled();
  expect(await attemptNow()).toMatchObject({ state: "paid", dispute: "open" });
  account.control.closeDispute(dispute.id, "won");
  await account.control.settled();
  expect(await attemptNow()).toMatchObject({ state: "paid", dispute: "won" });
  expect(await stateNow()).toMatchObject({ reservation: "confirmed" });
  expect(await codesNow()).toEqual(["held", "confirmed", "disputed", "dispute-won"]);
  await close();
});

test("a dispute that is lost ends the reservation, also when its messages come in the other order", async () => {
  const { close } = await openWebhook();
  const { id } = await paidByCard();
  account.control.setDelivery({ isHeld: true });
  account.control.closeDispute(account.control.openDispute(id, "warning_needs_response").id, "lost");
  await account.control.deliver({ isReversed: true, times: 2 });
  expect(await stateNow()).toMatchObject({ reservation: "cancelled", attempts: ["refunded"] });
  expect(await attemptNow()).toMatchObject({ refundReason: "disputed", dispute: "lost" });
  expect(await codesNow()).toEqual(["held", "confirmed", "dispute-lost", "cancelled"]);
  expect(await vehicleNow()).toBe("in-stock");
  await close();
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
