import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { seedCatalogue } from "#demo/filling/seed-catalogue.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCatalogue(database.orm);
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

const lookUp = (plate: string, locale: Locale = "es") =>
  client.call(tradeInEndpoints.plate, { params: { plate } }, locale);
const requestPlate = (plate: string, locale: Locale) =>
  client.raw("GET", `/retake/plate/v2/${encodeURIComponent(plate)}`, undefined, {
    "accept-language": locale,
  });

describe.each([
  ["es", "1234 KBC"],
  ["es", "9876 MZZ"],
  ["es", "0001 NBB"],
  ["es", "4321 HPW"],
  ["pt", "12-AB-34"],
  ["pt", "AB-12-CD"],
] as const)("in %s, %s", (locale, plate) => {
  test("is a car that was sold new in a year of its series, up to today", async () => {
    const car = await lookUp(plate, locale);
    const { brandId = "", modelId = "", versionId, plateDate = "" } = car;
    expect(car.plate).toBe(plate.replace(/[ -]/g, ""));
    expect(plateDate).toMatch(/^\d{4}-\d{2}-01$/);
    expect(Date.parse(plateDate)).toBeLessThanOrEqual(Date.now());
    const { from = "", to = "9999" } = marketOf(locale).plate.registrationHint(plate) ?? {};
    expect(plateDate.slice(0, 7) >= from && plateDate.slice(0, 7) <= to).toBe(true);
    const query = { year: Number(plateDate.slice(0, 4)) };
    const params = { brandId, modelId };
    const sold = await client.call(readingEndpoints.modelVersions, { params, query }, locale);
    const version = sold.find(({ id }) => id === versionId);
    expect(version).toMatchObject({
      name: car.version,
      fuelId: car.fuelId,
      transmissionId: car.transmissionId,
    });
    const models = await client.call(readingEndpoints.models, { params: { brandId }, query }, locale);
    expect(models).toContainEqual({ id: modelId, name: car.model });
    const fuels = await client.call(tradeInEndpoints.fuels, {}, locale);
    expect(fuels).toContainEqual({ id: car.fuelId, name: car.fuel });
    const gearboxes = await client.call(tradeInEndpoints.transmissions, {}, locale);
    expect(gearboxes).toContainEqual({ id: car.transmissionId, name: car.transmission });
    expect([car.kilometers, car.vin]).toEqual([undefined, undefined]);
  });

  test("is the same car each time, however it is typed", async () => {
    const typed = [plate, plate.toLowerCase(), plate.replace(/[ -]/g, ""), plate.replace(/[ -]/g, " - ")];
    const cars = await Promise.all(typed.map((text) => lookUp(text, locale)));
    expect(new Set(cars.map((car) => JSON.stringify(car))).size).toBe(1);
  });
});

test("plates are many different cars", async () => {
  const cars = await Promise.all(Array.from({ length: 40 }, (_, n) => lookUp(`${1000 + n} LBC`)));
  expect(new Set(cars.map(({ versionId }) => versionId)).size).toBeGreaterThan(30);
  expect(new Set(cars.map(({ plateDate }) => plateDate)).size).toBeGreaterThan(15);
});

test.each([
  ["es", "0000 BBB", 404, "not-found"],
  ["es", "9999-zzz", 503, "unavailable"],
  ["pt", "ZZ-00-ZZ", 404, "not-found"],
  ["pt", "zz 99 zz", 503, "unavailable"],
  // Of a series that ended before the known models start.
  ["es", "M 123456", 404, "not-found"],
] as const)("in %s, %s is answered %i", async (locale, plate, status, code) => {
  const answer = await requestPlate(plate, locale);
  expect([answer.status, answer.body]).toMatchObject([status, { error: { code } }]);
});

test.each([
  ["es", "M 1234 AB"],
  ["es", "1234 DBC"],
  ["es", "1234 GBC"],
  ["pt", "AB-12-34"],
  ["pt", "12-34-AB"],
] as const)(
  "in %s, %s is older than the catalogue: a model of its year without a version",
  async (locale, plate) => {
    const found = await lookUp(plate, locale);
    expect(found.versionId).toBeUndefined();
    const year = Number(found.plateDate?.slice(0, 4));
    const { brandId = "", modelId } = found;
    const models = await client.call(readingEndpoints.models, { params: { brandId }, query: { year } });
    expect(models.map(({ id }) => id)).toContain(modelId);
  },
);

test.each([
  ["es", "AB-12-CD"],
  ["es", "12-AB-34"],
  ["es", "1234 ABC"],
  ["es", "12345"],
  ["es", "AB"],
  ["es", "1234\0BBB"],
  ["es", "<b>1234BBB</b>"],
  ["es", "1234BBB' or 1=1"],
  ["pt", "1234 KBC"],
  ["pt", "M 1234 AB"],
  ["pt", "AÇ-12-BB"],
] as const)("in %s, %j is no plate and is refused by its name", async (locale, plate) => {
  const answer = await requestPlate(plate, locale);
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { error: { code: "invalid-field", field: "plate" } },
  ]);
});
