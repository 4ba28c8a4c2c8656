import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import { vehiclePassports } from "#backend/store/schema/vehicle-passports.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
const stored = () =>
  database.orm
    .select({
      vehicle: vehicles,
      country: dealers.country,
      dueAt: vehicleDetails.inspectionDueAt,
      passport: vehiclePassports,
    })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.dealerId))
    .innerJoin(vehicleDetails, eq(vehicleDetails.vehicleId, vehicles.id))
    .leftJoin(vehiclePassports, eq(vehiclePassports.vehicleId, vehicles.id))
    .orderBy(asc(vehicles.id));
let stock: Awaited<ReturnType<typeof stored>>;

beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 120 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  stock = await stored();
}, 60_000);
afterAll(() => database.close());

const answerOf = (vin: string, locale: "es" | "pt" = "es") =>
  client.call(readingEndpoints.vehicle, { params: { vin } }, locale);

test("every vehicle that was inspected answers what is stored of it, and the others their owners and next inspection alone", async () => {
  expect(stock.filter(({ passport }) => passport).length).toBeGreaterThan(100);
  for (const { vehicle, passport, dueAt } of stock) {
    const { conditionPassport: described } = await answerOf(vehicle.vin);
    if (passport === null) expect(Object.keys(described ?? {})).toEqual(["owners", "nextInspection"]);
    else {
      expect(described).toMatchObject({
        inspectedAt: passport.inspectedAt,
        marks: passport.marks,
        owners: vehicle.owners,
      });
      expect(described?.kilometerLine).toEqual(passport.kilometerLine);
      expect(described?.points?.map(({ state }) => state)).toEqual(passport.points.map(({ state }) => state));
      expect(described?.nextInspection?.dueAt ?? null).toBe(dueAt);
    }
  }
});

test.each([
  ["es", { renewed: /nuev|a fondo|equilibrad/, rule: /Real Decreto 920\/2017|Decreto-Lei/ }],
  ["pt", { renewed: /nov|a fundo|equilibrad/, rule: /Real Decreto 920\/2017|Decreto-Lei n\.º/ }],
] as const)(
  "in %s points have names, notes where there is something to say, and the law is named",
  async (locale, words) => {
    for (const { vehicle, passport } of stock.slice(0, 60)) {
      if (passport === null) continue;
      const { conditionPassport } = await answerOf(vehicle.vin, locale);
      for (const { label, state, note } of conditionPassport?.points ?? []) {
        expect(label).not.toBe("");
        expect(note === undefined).toBe(state === "ok");
        if (state === "renewed") expect(note).toMatch(words.renewed);
      }
      expect(conditionPassport?.nextInspection?.rule).toMatch(words.rule);
    }
  },
);

test("of a motorbike in Portugal it is said that the law asks for no inspection", async () => {
  const motorbike = stock.find(
    ({ vehicle, country, passport }) => vehicle.kind === "motorbike" && country === "PT" && passport,
  );
  const { conditionPassport, technicalData, description } = await answerOf(motorbike?.vehicle.vin ?? "");
  expect(conditionPassport?.nextInspection).toEqual({
    required: false,
    rule: expect.stringContaining("ley del 12 de marzo de 2025"),
  });
  expect(JSON.stringify(technicalData)).not.toContain("ITV");
  expect(description).not.toContain("inspección técnica");
});

test("it goes with its vehicle", async () => {
  const [first] = stock.filter(({ passport }) => passport);
  await database.orm.delete(vehiclePassports).where(eq(vehiclePassports.vehicleId, first?.vehicle.id ?? 0));
  const { conditionPassport } = await answerOf(first?.vehicle.vin ?? "");
  expect(conditionPassport).toMatchObject({ owners: first?.vehicle.owners });
  expect(conditionPassport).not.toHaveProperty("marks");
});
