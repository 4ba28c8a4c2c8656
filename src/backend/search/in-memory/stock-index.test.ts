import { eq, min, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultFinanceConfig } from "#backend/finance/default-finance-config.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { copyOutBy } from "#backend/store/copy-out.ts";
import type { Database, Orm } from "#backend/store/database.ts";
import { forget } from "#backend/store/remember.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { financeConfig } from "#backend/store/schema/finance.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { canBeBought } from "#backend/vehicle/conditions.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { reseedDatabase } from "#demo/filling/reseed.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { stockIndex } from "./stock-index.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 300 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

const search = async (filters: Record<string, string>) => {
  const body = { components: [{ id: "s", key: "search", data: { filters, limit: 1 } }] };
  const { components } = await client.call(readingEndpoints.componentFiltered, { body });
  const [first] = components;
  if (!first) throw new Error("no component came back");
  return first.data;
};

const anyVehicle = async () => {
  const [vehicle] = await database.orm
    .select()
    .from(vehicles)
    .where(eq(vehicles.status, "in-stock"))
    .limit(1);
  if (!vehicle) throw new Error("no vehicle");
  return vehicle;
};

test("a change shows in the very next search", async () => {
  await search({});
  const vehicle = await anyVehicle();
  for (const euros of [7_654_321, 7_654_322]) {
    await database.orm
      .update(vehicles)
      .set({ priceCents: euros * 100, previousPriceCents: null })
      .where(eq(vehicles.id, vehicle.id));
    const full = String(euros + defaultFinanceConfig.contractExpensesCents / 100);
    const found = await search({ priceFrom: full, priceTo: full });
    expect(found.total).toBe(1);
    expect(found.vehicles[0]?.vin).toBe(vehicle.vin);
  }
  expect((await search({ priceFrom: "7654321", priceTo: "7654321" })).total).toBe(0);
});

test.each([
  [false, defaultFinanceConfig.contractExpensesCents],
  [true, 0],
])("prices that include the contract expenses (%s) are found with %i cents more", async (included, cents) => {
  const { orm } = database;
  await orm.update(financeConfig).set({ contractExpensesIncluded: included });
  forget(orm);
  const [row] = await orm
    .select({ least: min(vehicles.priceCents) })
    .from(vehicles)
    .where(canBeBought);
  const { facets } = await search({});
  await orm.update(financeConfig).set({ contractExpensesIncluded: false });
  forget(orm);
  expect(facets.ranges.price?.min).toBe(Math.floor(((row?.least ?? 0) + cents) / 100));
});

test("a vehicle that came and one that went are counted", async () => {
  const { total } = await search({});
  const { id: _, changedBy: __, ...vehicle } = await anyVehicle();
  const [added] = await database.orm
    .insert(vehicles)
    .values({ ...vehicle, vin: "ZZZZZZZZZZZZZZZZ9", publicId: "99999999" })
    .returning({ id: vehicles.id });
  expect((await search({})).total).toBe(total + 1);
  await database.orm.delete(vehicles).where(eq(vehicles.id, added?.id ?? 0));
  expect((await search({})).total).toBe(total);
});

test("what a transaction has not ended with is not seen, and is seen once it has", async () => {
  const { total } = await search({ discount: "1" });
  const vehicle = await anyVehicle();
  const cents = vehicle.priceCents * 2;
  await database.orm
    .transaction(async (tx) => {
      await tx.update(vehicles).set({ previousPriceCents: cents }).where(eq(vehicles.id, vehicle.id));
      throw new Error("called off");
    })
    .catch(() => undefined);
  expect((await search({ discount: "1" })).total).toBe(total);
  await database.orm.transaction(async (tx) => {
    await tx.update(vehicles).set({ previousPriceCents: cents }).where(eq(vehicles.id, vehicle.id));
  });
  const after = vehicle.previousPriceCents === null ? total + 1 : total;
  expect((await search({ discount: "1" })).total).toBe(after);
});

test("searches at the same time all see what was written before them", async () => {
  const vehicle = await anyVehicle();
  for (let round = 0; round < 10; round++) {
    const early = search({});
    await database.orm
      .update(vehicles)
      .set({ kilometers: 900_000 + round })
      .where(eq(vehicles.id, vehicle.id));
    const filters = { kmsFrom: String(900_000 + round), kmsTo: String(900_000 + round) };
    const totals = await Promise.all([search(filters), search(filters), search(filters)]);
    expect(totals.map(({ total }) => total)).toEqual([1, 1, 1]);
    await early;
  }
});

test("a stock that was seeded anew replaces the one before", async () => {
  await search({});
  await reseedDatabase(database, { vehicles: 120 });
  const { size } = await stockIndex(database.orm);
  expect(size).toBe(120);
  const resets = await database.orm.execute(sql`select count(*)::int as count from stock_resets`);
  const [row] = rowsOf<{ count: number }>(resets);
  expect(row?.count).toBe(1);
});

test("a failed reading is not kept", async () => {
  let calls = 0;
  const execute = async () => {
    calls += 1;
    if (calls === 1) throw new Error("gone for a moment");
    return { rows: [{ readUpTo: "5", isReset: false, isChanged: false, middle: 0 }] };
  };
  const broken = copyOutBy({ execute } as unknown as Orm, async () => {});
  await expect(stockIndex(broken)).rejects.toThrow("gone for a moment");
  expect((await stockIndex(broken)).size).toBe(0);
});
