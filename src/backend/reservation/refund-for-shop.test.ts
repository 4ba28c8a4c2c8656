import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProvider } from "#backend/payment/test-provider.ts";
import type { Database } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { preparePayment } from "./create-payment.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { refundForShop } from "./refund-for-shop.ts";
import { settleAndRefund } from "./settle/settle-payment.ts";
import { anyVehicle, contentOf, newCustomer } from "./test-reservation.ts";

const now = new Date("2026-11-24T10:00:00Z");
const log = createLogger("silent");

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
});
afterAll(() => database.close());

/** A paid reservation at a provider whose caller ends at a place. */
const confirm = async () => {
  const { orm } = database;
  await orm.delete(reservations);
  const { id: vehicleId, dealerId, priceCents } = await anyVehicle(orm);
  const ends = { at: "" };
  const bank = createTestProvider({
    fall: (where) => {
      if (where === ends.at) throw new Error("the process has ended");
    },
  });
  const prices = { cashPriceCents: priceCents, financedPriceCents: priceCents };
  const { reservation, intent } = await preparePayment(orm, bank.provider, {
    ...{ customerId: await newCustomer(orm), vehicleId, reservationId: undefined, now, log },
    contentAt: contentOf({ dealerId }, prices),
  });
  bank.pay(intent.clientToken);
  await settleAndRefund(orm, bank.provider, await bank.provider.read(intent.id), { now, log });
  await orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicleId));
  const move = () => reconcilePayments(orm, bank.provider, { now, log, reservationId: reservation.id });
  return { id: reservation.id, bank, ends, move };
};

test.each([
  ["before refund", 10_000],
  ["after refund", 10_000],
  ["before refund", undefined],
  ["after refund", undefined],
])("a process that ends %s of %s cents leaves what the next one completes, once", async (at, cents) => {
  const { id, bank, ends, move } = await confirm();
  expect(await database.orm.transaction((tx) => refundForShop(tx, { id, cents, now }))).toBe(true);
  ends.at = at;
  await move();
  ends.at = "";
  expect(await database.orm.transaction((tx) => refundForShop(tx, { id, cents, now }))).toBe(false);
  await move();
  await move();
  expect(bank.intents().map(({ refunds }) => refunds)).toEqual([[cents ?? 30_000]]);
});

test("while a part is being refunded no other part is", async () => {
  const { id } = await confirm();
  const refund = (cents: number) => database.orm.transaction((tx) => refundForShop(tx, { id, cents, now }));
  expect([await refund(10_000), await refund(10_000)]).toEqual([true, false]);
  await expect(refund(20_000)).rejects.toMatchObject({ code: "conflict" });
  expect(await refund(30_000)).toBe(true);
});
