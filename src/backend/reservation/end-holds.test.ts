import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProvider } from "#backend/payment/test-provider.ts";
import type { Database } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { preparePayment } from "./create-payment.ts";
import { endHolds } from "./end-holds.ts";
import { contentOf, newCustomer } from "./test-reservation.ts";

const log = createLogger("silent");
const start = new Date("2026-11-24T10:00:00Z");
const over = new Date(start.getTime() + 16 * 60_000);

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
});
afterAll(() => database.close());

test("payments of holds that end together are ended side by side, so that a slow provider is waited for once", async () => {
  const { orm } = database;
  await orm.update(vehicles).set({ status: "in-stock" });
  const { provider } = createTestProvider();
  const stock = await orm.select().from(vehicles).limit(3);
  for (const { id, dealerId, priceCents } of stock) {
    const contentAt = contentOf({ dealerId }, { cashPriceCents: priceCents, financedPriceCents: priceCents });
    const customerId = await newCustomer(orm);
    await preparePayment(orm, provider, {
      ...{ customerId, vehicleId: id, reservationId: undefined, contentAt, now: start, log },
    });
  }
  const allQueried = Promise.withResolvers<void>();
  let queried = 0;
  const cancel = async (id: string) => {
    queried += 1;
    if (queried === stock.length) allQueried.resolve();
    await allQueried.promise;
    return provider.cancel(id);
  };
  await endHolds(orm, { ...provider, cancel }, { now: over, log });
  const states = (await orm.select().from(reservations)).map(({ state }) => state);
  expect(states).toEqual(["expired", "expired", "expired"]);
});
