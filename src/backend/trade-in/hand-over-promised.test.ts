import { afterAll, beforeAll, expect, test } from "vitest";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { isPromised } from "#backend/reservation/is-promised.ts";
import { openDesk } from "#backend/reservation/test-desk.ts";
import { anyVehicle, newCustomer } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { handOverTradeIns } from "./hand-over.ts";
import { addTradeIn } from "./test-trade-in.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
});
afterAll(() => database.close());

test("a reservation that counts on the customer's car still does when the car is handed over again", async () => {
  const { orm } = database;
  const vehicle = await anyVehicle(orm);
  const [customerId, now] = [await newCustomer(orm), new Date()];
  const car = { dealerId: vehicle.dealerId, plate: "1234BBC" };
  const own = await addTradeIn(orm, { ...car, customerId, createdAt: new Date(now.getTime() - 86_400_000) });
  const desk = openDesk(orm, vehicle);
  const { id } = await desk.confirm(customerId, { tradeInId: own, tradeInCents: 900_000 }, now);
  const arrived = await addTradeIn(orm, { ...car, createdAt: now });
  const handOver = {
    sessionId: "a",
    customerId,
    dealers: await knownDealers(orm),
    locale: "es",
    now,
  } as const;
  await orm.transaction((tx) => handOverTradeIns(tx, handOver));
  expect(await desk.rowOf(id)).toMatchObject({ tradeInId: arrived, tradeInCents: 900_000 });
  expect(await isPromised(orm, arrived)).toBe(true);
});
