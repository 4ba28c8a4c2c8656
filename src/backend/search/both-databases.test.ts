import { expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { openEmbeddedTestDatabase } from "#backend/store/test-database.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { seedWhenEmpty } from "#demo/filling/seed-database.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import type { Locale } from "#platform/locale.ts";

const day = { vehicles: 300, now: new Date("2026-11-24T12:00:00Z") };

type Search = { filters: Record<string, string>; sort?: string; page?: number };

const searches: readonly (readonly [Search, Locale])[] = [
  [{ filters: {} }, "es"],
  [{ filters: {}, sort: "price-asc", page: 2 }, "es"],
  [{ filters: {}, sort: "price-desc" }, "es"],
  [{ filters: { fuel: "diesel", transmission: "manual" }, sort: "km-asc" }, "es"],
  [{ filters: { priceFrom: "8000", priceTo: "12000" } }, "es"],
  [{ filters: { text: "golf tdi automatico" } }, "es"],
  [{ filters: { text: "peugot gasolina" } }, "pt"],
  [{ filters: { brand: "seat,skoda" }, sort: "year-desc" }, "pt"],
];

const answersOf = async (database: Database) => {
  const client = testClient(createBackend(database));
  return Promise.all(
    searches.map(async ([data, locale]) => {
      const body = { components: [{ id: "s", key: "search", data }] };
      const { components } = await client.call(readingEndpoints.componentFiltered, { body }, locale);
      return components[0]?.data;
    }),
  );
};

test.runIf(process.env.TEST_DATABASE_URL)(
  "a list in the embedded database is the same as on a server: order, counts and understood words",
  { tags: ["all"], timeout: 60_000 },
  async () => {
    const [server, embedded] = [await openSeededTestDatabase(day), await openEmbeddedTestDatabase()];
    try {
      await seedWhenEmpty(embedded, day);
      const answers = await answersOf(server);
      for (const answer of answers) expect(answer?.vehicles.length).toBeGreaterThan(0);
      expect(await answersOf(embedded)).toEqual(answers);
    } finally {
      await server.close();
      await embedded.close();
    }
  },
);
