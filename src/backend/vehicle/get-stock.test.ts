import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { endpoints } from "#contract/endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
});
afterAll(() => database.close());

test("batches hold each vehicle of a market that can be bought once, as its own page has it", async () => {
  const client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  const found: string[] = [];
  for (const locale of ["es", "pt"] as const) {
    for (let after: number | undefined = 0; after !== undefined; ) {
      const batch: { vehicles: readonly { vehicle: { vin: string } }[]; next?: number } = await client.call(
        endpoints.stock,
        { query: { after } },
        locale,
      );
      found.push(...batch.vehicles.map(({ vehicle }) => `${locale} ${vehicle.vin}`));
      after = batch.next;
    }
  }
  const inStock = await database.orm
    .select({ vin: vehicles.vin, locale: sql<string>`lower(${dealers.country})` })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.dealerId))
    .where(inArray(vehicles.status, ["in-stock"]));
  expect(inStock.length).toBeLessThan(60);
  expect(found.toSorted()).toEqual(inStock.map(({ vin, locale }) => `${locale} ${vin}`).toSorted());
  const [{ vin = "" } = {}] = inStock.filter(({ locale }) => locale === "es");
  const { vehicles: all } = await client.call(endpoints.stock, {});
  const listed = all.find(({ vehicle }) => vehicle.vin === vin);
  const detail: object = await client.call(endpoints.vehicle, { params: { vin } });
  expect(detail).toMatchObject({ ...listed, carDetailImage: expect.anything(), dealer: expect.anything() });
});
