import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Database } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { cancelReservation } from "../cancel-reservation.ts";
import { reconcilePayments } from "../reconcile-payments.ts";
import { openDesk } from "../test-desk.ts";
import { anyVehicle, newCustomer } from "../test-reservation.ts";
import { settleAndRefund } from "./settle-payment.ts";

const log = createLogger("silent");
const now = new Date("2026-11-24T10:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let database: Database;
let desk: ReturnType<typeof openDesk>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
});
afterAll(() => database.close());
beforeEach(async () => {
  const { orm } = database;
  await orm.delete(reservations);
  await orm.update(vehicles).set({ status: "in-stock" });
  desk = openDesk(orm, await anyVehicle(orm));
});

/** A paid reservation that was cancelled, with its refund in progress. */
const giveBack = async () => {
  const { orm } = database;
  const customerId = await newCustomer(orm);
  const { id } = await desk.confirm(customerId, {}, now);
  await cancelReservation(orm, { id, customerId, reason: undefined, now: minutesLater(2) });
  const attempt = async () => {
    const [found] = await desk.attemptsOf(id);
    if (found === undefined) throw new Error("The test's payment is not there");
    return found;
  };
  const { intentId } = await attempt();
  return { attempt, intent: await desk.bank.provider.read(intentId ?? ""), id };
};

const slowly = (): PaymentProvider => ({ ...desk.bank.provider, refund: async () => false });

test("a message about a deposit that is given back ends the giving back, before any job does", async () => {
  const { attempt, intent } = await giveBack();
  expect((await attempt()).state).toBe("refunding");
  const options = { now: minutesLater(3), log };
  await settleAndRefund(database.orm, slowly(), intent, options);
  expect((await attempt()).state).toBe("refunding");
  await settleAndRefund(database.orm, desk.bank.provider, intent, options);
  expect((await attempt()).state).toBe("refunded");
});

test("one that the provider is still at waits behind those that were not looked at", async () => {
  const { attempt } = await giveBack();
  await reconcilePayments(database.orm, slowly(), { now: minutesLater(10), log });
  expect(await attempt()).toMatchObject({ state: "refunding", updatedAt: minutesLater(10) });
});

test("a provider that is away is not waited for by every payment; the next run begins with those that were left", async () => {
  const { orm } = database;
  const stock = await orm.select().from(vehicles).limit(8);
  for (const vehicle of stock) {
    const customerId = await newCustomer(orm);
    await openDesk(orm, vehicle).submit(customerId, {}, now);
  }
  const runs: string[][] = [];
  const failRead = (id: string) => {
    runs.at(-1)?.push(id);
    return Promise.reject(new Error("unavailable"));
  };
  for (const minutes of [5, 6]) {
    runs.push([]);
    const provider = { ...desk.bank.provider, read: failRead };
    await reconcilePayments(orm, provider, { now: minutesLater(minutes), log });
  }
  expect(runs.map(({ length }) => length)).toEqual([5, 5]);
  expect(new Set(runs.flat()).size).toBe(8);
});

test("of a payment that is being made, or cannot be asked about, nobody says that nothing was charged", async () => {
  const { orm } = database;
  const { reservation } = await desk.submit(await newCustomer(orm), {}, now);
  const reconcile = (provider: PaymentProvider) =>
    reconcilePayments(orm, provider, { now, log, reservationId: reservation.id });
  const { provider } = desk.bank;
  expect(await reconcile(provider)).toEqual({ unknown: 0 });
  const read = async (id: string) => ({ ...(await provider.read(id)), status: "processing" as const });
  expect(await reconcile({ ...provider, read })).toEqual({ unknown: 1 });
  const failRead = () => Promise.reject(new Error("unavailable"));
  expect(await reconcile({ ...provider, read: failRead })).toEqual({ unknown: 1 });
  const open = await orm.select().from(paymentAttempts).where(eq(paymentAttempts.state, "open"));
  expect(open).toHaveLength(1);
});
