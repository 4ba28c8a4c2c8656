import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPriceCuts } from "#backend/alert/read-price-cuts.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { mostPrices } from "./get-price-history.ts";

const changes = 10_000;
const now = new Date();
let database: Database;
let client: ReturnType<typeof testClient>;
let vin = "";
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  client = testClient(createBackend(database));
  const [vehicle] = await database.orm
    .select()
    .from(vehicles)
    .where(eq(vehicles.status, "in-stock"))
    .limit(1);
  if (!vehicle) throw new Error("no vehicle");
  vin = vehicle.vin;
  // The last of them is the price of today, each a cent and more below the one before.
  await database.orm.execute(sql`
    insert into price_log (vehicle_id, price_type, cents, at)
    select ${vehicle.id}, 'TotalPrice', ${vehicle.priceCents} + (${changes} - n) * 3,
      ${now.toISOString()}::timestamptz - make_interval(mins => ${changes} - n)
    from generate_series(1, ${changes}) as n`);
});
afterAll(() => database.close());

test("of ten thousand prices the last are told, oldest first", async () => {
  const { prices } = await client.call(readingEndpoints.priceHistory, { params: { vin } });
  expect(prices).toHaveLength(mostPrices);
  expect(prices.map(({ from }) => from)).toEqual(prices.map(({ from }) => from).toSorted());
  const { card } = await client.call(readingEndpoints.vehicle, { params: { vin } });
  expect(prices.at(-1)?.price).toBe(card.totalPrice);
});

test("alerts hear of the last change alone", async () => {
  const cuts = await readPriceCuts(database.orm, { since: new Date(now.getTime() - 86_400_000), now });
  const [vehicle] = await database.orm.select().from(vehicles).where(eq(vehicles.vin, vin));
  expect(cuts.get(vehicle?.id ?? 0)).toEqual({
    at: expect.any(Date),
    cents: vehicle?.priceCents,
    previousCents: (vehicle?.priceCents ?? 0) + 3,
  });
});

test("it is found like any other", async () => {
  const body = {
    components: [{ id: "s", key: "search", data: { filters: {}, limit: 48, sort: "price-asc" } }],
  };
  const { components } = await client.call(readingEndpoints.componentFiltered, { body });
  expect(components[0]?.data.vehicles.length).toBeGreaterThan(40);
});
