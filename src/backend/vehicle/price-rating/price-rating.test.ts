import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
/** Nine vehicles of one version, age and use, at dealers of one country; the first is looked at. */
let alike: (typeof vehicles.$inferSelect)[];

beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  alike = await database.orm
    .select()
    .from(vehicles)
    .where(sql`${vehicles.kind} = 'car'`)
    .orderBy(vehicles.id)
    .limit(9);
});
afterAll(() => database.close());

const change = (place: number, to: Partial<typeof vehicles.$inferInsert>) =>
  database.orm
    .update(vehicles)
    .set(to)
    .where(eq(vehicles.id, alike[place]?.id ?? 0));

const dealerIn = async (country: "ES" | "PT") => {
  const [row] = await database.orm.select().from(dealers).where(eq(dealers.country, country)).limit(1);
  return row?.id ?? 0;
};

beforeEach(async () => {
  const { modelId, versionId, segment, fuel, transmission, seats, traction4x4 } = alike[0] ?? {};
  const version = { modelId, versionId, segment, fuel, transmission, seats, traction4x4 };
  const dealerId = await dealerIn("ES");
  for (const place of alike.keys())
    await change(place, {
      ...version,
      ...{ dealerId, status: "in-stock", year: 2021, kilometers: 60_000 },
      priceCents: place === 0 ? 1_400_000 : 1_500_000,
      ...{ promoPriceCents: null, previousPriceCents: null, promo: false },
    });
});

const rating = async (locale: "es" | "pt" = "es") => {
  const vin = alike[0]?.vin ?? "";
  return (await client.call(readingEndpoints.vehicle, { params: { vin } }, locale)).priceRating;
};

test.each(["es", "pt"] as const)(
  "a vehicle says how its price lies among eight others, in %s",
  async (locale) => {
    const expected = { band: "below", comparables: 8, median: 15_000, low: 15_000, high: 15_000 };
    expect(await rating(locale)).toEqual(expected);
  },
);

test("it follows the prices of the moment", async () => {
  for (const place of [1, 2, 3, 4, 5, 6]) await change(place, { priceCents: 1_300_000 });
  expect(await rating()).toMatchObject({ band: "above", median: 13_000 });
});

test.each([
  ["is reserved", { status: "reserved" }],
  ["is sold", { status: "bought" }],
] as const)("one that %s says nothing of it", async (_, to) => {
  expect(await rating()).toBeDefined();
  await change(0, to);
  expect(await rating()).toBeUndefined();
});

test("one with seven others says nothing: those reserved or sold do not count", async () => {
  await change(8, { status: "reserved" });
  expect(await rating()).toBeUndefined();
  await change(8, { status: "bought" });
  expect(await rating()).toBeUndefined();
});

test("the other country's vehicles do not count", async () => {
  await change(8, { dealerId: await dealerIn("PT") });
  expect(await rating()).toBeUndefined();
});
