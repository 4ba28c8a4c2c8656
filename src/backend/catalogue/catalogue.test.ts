import { and, eq, exists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { brands, models } from "#backend/store/schema/catalogue.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { seedCatalogue } from "#demo/filling/seed-catalogue.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCatalogue(database.orm);
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

test.each([
  ["es", "Diésel", "Automático"],
  ["pt", "Gasóleo", "Automática"],
] as const)("fuels and gearboxes have their names in %s", async (locale, diesel, automatic) => {
  expect(await client.call(tradeInEndpoints.fuels, {}, locale)).toContainEqual({
    id: "diesel",
    name: diesel,
  });
  expect(await client.call(tradeInEndpoints.transmissions, {}, locale)).toContainEqual({
    id: "automatic",
    name: automatic,
  });
});

test("each version has one of the fuels and gearboxes that are listed", async () => {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const fuels = ids(await client.call(tradeInEndpoints.fuels, {}));
  const transmissions = ids(await client.call(tradeInEndpoints.transmissions, {}));
  const params = { brandId: "seat", modelId: "seat-leon" };
  const found = await client.call(readingEndpoints.modelVersions, { params });
  expect(found.length).toBeGreaterThan(0);
  for (const { fuelId, transmissionId } of found) {
    expect(fuels).toContain(fuelId);
    expect(transmissions).toContain(transmissionId);
  }
});

test("a version is found in the years in which it was sold new, and in no other", async () => {
  const params = { brandId: "seat", modelId: "seat-leon" };
  const sold = async (year: number) =>
    (await client.call(readingEndpoints.modelVersions, { params, query: { year } })).map(({ name }) => name);
  const inYears = await Promise.all([2017, 2018, 2023, 2024].map(sold));
  expect(inYears.map((names) => names.includes("1.5 TSI 130 CV Style"))).toEqual([false, true, true, false]);
});

test("motorbikes of a brand that makes cars too are not among its models, nor have they versions here", async () => {
  const other = alias(models, "other");
  const makesCars = database.orm
    .select()
    .from(other)
    .where(and(eq(other.brandId, models.brandId), eq(other.kind, "car")));
  const [both] = await database.orm
    .select({ brandId: brands.slug, modelId: models.slug })
    .from(models)
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(and(eq(models.kind, "motorbike"), exists(makesCars)));
  const params = { brandId: both?.brandId ?? "", modelId: both?.modelId ?? "" };
  const listed = await client.call(readingEndpoints.models, { params });
  expect(listed.map(({ id }) => id)).not.toContain(params.modelId);
  const { status } = await client.raw("GET", `/brands/${params.brandId}/models/v2/${params.modelId}/version`);
  expect(status).toBe(404);
});

test.each(["2019.5", "19", "99999", "soon", "NaN"])("the year %s is refused", async (year) => {
  const { status, body } = await client.raw("GET", `/brands/seat/models/v2?year=${year}`);
  expect([status, body]).toMatchObject([400, { error: { code: "invalid-field", field: "year" } }]);
});
