import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProvider } from "#backend/payment/test-provider.ts";
import type { Database } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { preparePayment } from "./create-payment.ts";
import { contentOf, newCustomer } from "./test-reservation.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
});
afterAll(() => database.close());

test("while a payment provider is silent, payments that wait for it keep no connection and no lock from others", async () => {
  const { orm } = database;
  const { promise: silence, resolve: speak } = Promise.withResolvers<void>();
  const { provider } = createTestProvider();
  const silent: typeof provider = {
    ...provider,
    create: async (order) => {
      await silence;
      return provider.create(order);
    },
  };
  const log = createLogger("silent");
  const all = await orm.select().from(vehicles);
  // More than the pool has connections.
  const wanted = all.filter(({ status }) => status === "in-stock").slice(0, 8);
  const paying = wanted.map(async ({ id: vehicleId, dealerId, priceCents }) =>
    preparePayment(orm, silent, {
      ...{ customerId: await newCustomer(orm), vehicleId, reservationId: undefined, now: new Date(), log },
      contentAt: contentOf({ dealerId }, { cashPriceCents: priceCents, financedPriceCents: priceCents }),
    }),
  );
  await expect.poll(() => orm.$count(paymentAttempts), { timeout: 10_000 }).toBe(8);
  await orm.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.update(vehicles).set({ priceCents: 1_234_500 });
  });
  expect(await orm.$count(vehicles, sql`price_cents = 1234500`)).toBe(all.length);
  speak();
  expect(await Promise.all(paying)).toHaveLength(8);
});
