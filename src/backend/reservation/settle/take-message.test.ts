import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { PaymentMessage } from "#backend/payment/payment-provider.ts";
import type { Database } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { openDesk } from "../test-desk.ts";
import { anyVehicle, newCustomer } from "../test-reservation.ts";

const provider = vi.hoisted(() => ({ readMessage: vi.fn(), read: vi.fn(), readReturned: vi.fn() }));
vi.mock("#backend/payment/providers.ts", () => ({ paymentProvider: () => provider }));

const { takePaymentMessage } = await import("./take-message.ts");

const now = new Date("2026-11-24T10:00:00Z");
let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
});
afterAll(() => database.close());
beforeEach(() => {
  provider.readMessage.mockReset();
  provider.read.mockReset();
});

const take = (message: PaymentMessage) => {
  provider.readMessage.mockReturnValue(message);
  const request = new Request("http://shop.test/", { method: "POST", body: "{}" });
  return takePaymentMessage(request, { orm: database.orm, now, log: createLogger("silent") });
};

const intent = {
  id: "pi_9",
  status: "succeeded",
  amountCents: 30_000,
  clientToken: "t",
  attempt: 1,
} as const;

test("a refund of another system's payment is taken, and its payment is not even read", async () => {
  expect((await take({ id: "evt_1", intentId: "pi_9", isMarked: false })).status).toBe(204);
  expect(provider.read).not.toHaveBeenCalled();
});

test("a payment whose reservation is in no book of ours is taken without effect", async () => {
  provider.read.mockResolvedValue({ ...intent, reservationId: "z".repeat(26) });
  expect((await take({ id: "evt_2", intentId: "pi_9", isMarked: true })).status).toBe(204);
});

test("one of a reservation of ours that is not written down is refused, so that it comes again", async () => {
  const { orm } = database;
  const desk = openDesk(orm, await anyVehicle(orm));
  const { reservation } = await desk.submit(await newCustomer(orm), {}, now);
  await orm.delete(paymentAttempts).where(eq(paymentAttempts.reservationId, reservation.id));
  provider.read.mockResolvedValue({ ...intent, reservationId: reservation.id });
  await expect(take({ id: "evt_3", intentId: "pi_9", isMarked: true })).rejects.toThrow("No such payment");
  await orm.delete(reservations);
});

test("a message about a refund has what went back read, and the reservation follows it", async () => {
  const { orm } = database;
  const desk = openDesk(orm, await anyVehicle(orm));
  const { id } = await desk.confirm(await newCustomer(orm), {}, now);
  const [attempt] = await desk.attemptsOf(id);
  const intentId = attempt?.intentId ?? "";
  provider.read.mockResolvedValue({ ...intent, id: intentId, reservationId: id });
  provider.readReturned.mockResolvedValue({ refundedCents: 30_000, dispute: undefined });
  expect((await take({ id: "evt_4", intentId, isMarked: false })).status).toBe(204);
  expect((await desk.rowOf(id)).state).toBe("confirmed");
  expect((await take({ id: "evt_5", intentId, isMarked: false, isReturn: true })).status).toBe(204);
  expect((await desk.rowOf(id)).state).toBe("cancelled");
  await orm.delete(reservations);
});

test("messages that are not signed are limited for each address; signed ones never are", async () => {
  const headers = { "x-connection-address": "192.0.2.9" };
  const send = () =>
    takePaymentMessage(new Request("http://shop.test/", { method: "POST", body: "{}", headers }), {
      orm: database.orm,
      now,
      log: createLogger("silent"),
    });
  const { points } = rateLimits.unsignedMessage;
  provider.readMessage.mockImplementation(() => {
    throw new Error("No signature");
  });
  for (let count = 0; count < points; count += 1)
    await expect(send()).rejects.toMatchObject({ code: "broken-body" });
  await expect(send()).rejects.toMatchObject({ code: "rate-limited" });
  provider.readMessage.mockReturnValue(undefined);
  for (let count = 0; count <= points; count += 1) expect((await send()).status).toBe(204);
});
