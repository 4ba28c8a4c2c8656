import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 120 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

test("a model is an option as long as one of it can be bought", async () => {
  const [first] = await database.orm.select().from(vehicles).where(eq(vehicles.status, "in-stock")).limit(1);
  if (!first) throw new Error("nothing is in stock");
  const { modelId } = await client.call(readingEndpoints.vehicle, { params: { vin: first.vin } });
  const isOffered = async () => {
    const { brands } = await client.call(readingEndpoints.dropdowns, {});
    return brands.some(({ models }) => models.some(({ id }) => id === modelId));
  };
  expect(await isOffered()).toBe(true);
  await database.orm
    .update(vehicles)
    .set({ status: "reserved" })
    .where(sql`status = 'in-stock' and ${eq(vehicles.modelId, first.modelId)}`);
  expect(await isOffered()).toBe(false);
});
