import { and, desc, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { brands, models, versions } from "#backend/store/schema/catalogue.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { seedCatalogue } from "#demo/filling/seed-catalogue.ts";
import { readDemoShop } from "#demo/filling/seed-database.ts";
import type { Locale } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";
import { storeConditions } from "#shop-folder/apply/store-conditions.ts";
import { dealersOf, filledCar, requestValue } from "../test-car.ts";

// Catalogue and dealers without a stock: a car that passes validation has too few comparables.
let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCatalogue(database.orm);
  const { folder, shop } = await readDemoShop();
  await storeConditions(database.orm, folder, shop);
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
});
afterAll(() => database.close());

const requestWith = async (locale: Locale, change: object) =>
  requestValue(
    client,
    { ...(await filledCar(database.orm, locale)), ...change },
    { sessionId: "s-1", locale },
  );
const expectRefused = (answer: Awaited<ReturnType<typeof requestWith>>, field: string) =>
  expect([answer.status, answer.body], field).toMatchObject([
    400,
    { error: { code: "invalid-field", field }, status: 400 },
  ]);
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const long = "x".repeat(2_000_000);

describe.each(["es", "pt"] as const)("in %s", (locale) => {
  test("a car that passes every check is refused for the empty stock alone", async () => {
    const { plate } = await filledCar(database.orm, locale);
    for (const change of [
      {},
      { vin: undefined },
      { modelId: undefined },
      { fullName: undefined },
      { plate },
    ]) {
      const answer = await requestWith(locale, change);
      expect([answer.status, answer.body]).toMatchObject([409, { error: { code: "too-few-comparables" } }]);
    }
    expect(await database.orm.$count(tradeIns)).toBe(0);
  });

  test.each([
    ["plate", ["", "12", "12345", "1234 ABC", "<b>", "1234\0KBC", locale === "es" ? "AB-12-CD" : "1234 KBC"]],
    ["brandId", ["", "nobody", "SEAT", "toyota' or 1=1", "__proto__"]],
    ["modelId", ["", "nobody", "toyota-yaris", "constructor", "kawasaki-z900"]],
    ["versionId", ["", "0", "-1", "1e2", "01", "9999999", "99999999999", "NaN", "abc"]],
    ["fuelId", ["", "water", "electric"]],
    ["transmissionId", ["", "cvt", "automatic"]],
    ["kilometers", [-1, 0, 99, 1_000_001, 5_000_001, 64.5, "64000", null, 1e300]],
    ["plateDate", [day(2), "2031-01-01", "1915-01-01", "1990-05-01", "2019-02-30", "2019", "", "01/05/2019"]],
    ["vin", ["short", "VSSZZZ5FZKR01234-", "V".repeat(18)]],
    ["firstName", ["", "   ", "a\0b", "x".repeat(121), null]],
    ["lastName", [null, "x".repeat(121), "a\0b"]],
    ["fullName", ["", "a\0b", "x".repeat(201)]],
    [
      "emailAddress",
      ["", "ana", "ana@", "ana@volante.test\nBcc: x@y.test", `${"a".repeat(65)}@volante.test`],
    ],
    [
      "phoneNumber",
      ["", "12", locale === "es" ? "912 345 67" : "612 345 678", "+44 20 7946 0000", "9".repeat(31)],
    ],
    ["dealerId", ["", "nobody", "../1"]],
    ["tradeInType", [0, 3, "1", null]],
    ["assignToUser", ["yes", null]],
  ] as const)("%s is refused by its name when it is wrong", async (field, values) => {
    for (const value of values) expectRefused(await requestWith(locale, { [field]: value }), field);
  });

  test.each([
    "plate",
    "brand",
    "brandId",
    "model",
    "version",
    "versionId",
    "fuel",
    "fuelId",
    "transmission",
    "transmissionId",
    "kilometers",
    "plateDate",
    "firstName",
    "lastName",
    "emailAddress",
    "phoneNumber",
    "dealerId",
    "tradeInType",
    "assignToUser",
  ])("%s has to be there", async (field) => {
    expectRefused(await requestWith(locale, { [field]: undefined }), field);
  });

  test("dealers of the other market, and those who value no cars, are refused", async () => {
    const abroad = await dealersOf(database.orm, locale === "es" ? "pt" : "es");
    for (const dealerId of [abroad[0], (await dealersOf(database.orm, locale, "CP"))[0]])
      expectRefused(await requestWith(locale, { dealerId }), "dealerId");
  });
});

test.each([
  ["another car", "car"],
  ["a motorbike", "motorbike"],
] as const)("the version of %s is refused though it exists", async (_, kind) => {
  const { versionId } = await filledCar(database.orm);
  const [other] = await database.orm
    .select({ id: versions.id, brandId: brands.slug })
    .from(versions)
    .innerJoin(models, eq(models.id, versions.modelId))
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(and(eq(models.kind, kind), ne(versions.id, Number(versionId))))
    .orderBy(desc(versions.id))
    .limit(1);
  const wrong = { versionId: String(other?.id) };
  expectRefused(await requestWith("es", wrong), "versionId");
  expectRefused(await requestWith("es", { ...wrong, modelId: undefined }), "versionId");
  if (kind === "motorbike")
    expectRefused(
      await requestWith("es", { ...wrong, brandId: other?.brandId, modelId: undefined }),
      "versionId",
    );
});

test("the version of another model of the brand is refused though it exists", async () => {
  const { brandId, modelId } = await filledCar(database.orm);
  const [other] = await database.orm
    .select({ id: versions.id })
    .from(versions)
    .innerJoin(models, eq(models.id, versions.modelId))
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(and(eq(models.kind, "car"), eq(brands.slug, brandId), ne(models.slug, modelId)))
    .limit(1);
  expectRefused(await requestWith("es", { versionId: String(other?.id) }), "versionId");
});

test("two names that are too long together are refused, and never cut", async () => {
  const names = { fullName: undefined, firstName: "x".repeat(110), lastName: "y".repeat(110) };
  expectRefused(await requestWith("es", names), "lastName");
});

test.each(["brand", "version", "fullName", "plate"])("two megabytes in %s are refused", async (field) => {
  const { status } = await requestWith("es", { [field]: long });
  expect([400, 413]).toContain(status);
});
