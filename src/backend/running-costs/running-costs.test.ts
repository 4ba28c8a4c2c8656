import { asc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
let stock: (typeof vehicles.$inferSelect)[];

beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 160 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  stock = await database.orm.select().from(vehicles).orderBy(asc(vehicles.id));
}, 60_000);
afterAll(() => database.close());

const answerOf = (vin: string, locale: "es" | "pt") =>
  client.call(readingEndpoints.vehicle, { params: { vin } }, locale);

test("a vehicle costs what it costs in the country of whoever reads", async () => {
  const { vin = "" } =
    stock.find(({ kind, status, fuel }) => kind === "car" && status === "in-stock" && fuel === "petrol") ??
    {};
  const [spanish, portuguese] = await Promise.all([answerOf(vin, "es"), answerOf(vin, "pt")]);
  const namesOf = ({ runningCosts }: typeof spanish) =>
    runningCosts?.sources.map(({ url }) => new URL(url).hostname);
  expect(namesOf(spanish)).toEqual(expect.arrayContaining(["energy.ec.europa.eu", "www.boe.es"]));
  expect(namesOf(portuguese)).toContain("precoscombustiveis.dgeg.gov.pt");
  expect(namesOf(portuguese)).not.toContain("www.boe.es");
});

describe.each(["es", "pt"] as const)("in %s", (locale) => {
  test("every vehicle that is not sold says its four years, and the lines are the sum", async () => {
    const known: Record<string, number> = {};
    for (const { vin, status, kind } of stock) {
      const { runningCosts } = await answerOf(vin, locale);
      expect(runningCosts === undefined).toBe(status === "bought");
      if (runningCosts === undefined) continue;
      const { lines, total, perMonth, kilometersPerYear, years } = runningCosts;
      const cents = lines.map(({ amount = 0 }) => Math.round(amount * 100));
      expect(cents.reduce((sum, line) => sum + line, 0)).toBe(Math.round(total * 100));
      expect(Math.abs(perMonth * 48 - total)).toBeLessThan(0.241);
      expect([years, kilometersPerYear]).toEqual([4, kind === "car" ? 12_000 : 4_000]);
      for (const line of lines) if (line.amount !== undefined) known[line.kind] = (known[line.kind] ?? 0) + 1;
    }
    const inStock = stock.filter(({ status }) => status !== "bought").length;
    expect(known.service).toBe(inStock);
    expect((known.energy ?? 0) / inStock).toBeGreaterThan(0.8);
    expect((known.tax ?? 0) / inStock).toBeGreaterThan(locale === "es" ? 0.8 : 0.25);
    expect(known.depreciation ?? 0).toBeGreaterThan(10);
  });
});
