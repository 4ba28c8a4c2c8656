import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import type { VehicleCard } from "#contract/vehicle-card.ts";
import { createRandom } from "#demo/stock/random.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { sorts } from "#domain/search-query-keys.ts";
import { randomFilters } from "#tools/test-support/random-filters.ts";

const cardsOfList = 24;

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 2400 });
  client = testClient(createBackend(database));
}, 60_000);
afterAll(() => database.close());

type ListRequest = { filters: Record<string, string>; sort?: string; page?: number };

const list = async ({ filters, ...rest }: ListRequest): Promise<readonly VehicleCard[]> => {
  const data = { filters, ...rest, limit: cardsOfList };
  const body = { components: [{ id: "s", key: "search", data }] };
  const { components } = await client.call(readingEndpoints.componentFiltered, { body });
  return components[0]?.data.vehicles ?? [];
};

const modelsOf = (cards: readonly VehicleCard[]): Set<string> =>
  new Set(cards.map(({ brand, model }) => `${brand} ${model}`));
const pictureOf = ({ picture }: VehicleCard) => picture?.variants?.[0]?.url;
const pictures = (cards: readonly VehicleCard[]) => new Set(cards.map(pictureOf));

test("of 24 cards of several models two at most show the same picture, on fifty random lists", async () => {
  const random = createRandom(2026);
  let looked = 0;
  let cards = 0;
  while (looked < 50) {
    const filters = looked % 5 === 0 ? {} : randomFilters(random);
    const sort = sorts[random.whole(0, sorts.length - 2)] ?? "relevance";
    const found = await list({ filters, sort, page: random.whole(1, looked % 5 === 0 ? 60 : 2) });
    if (modelsOf(found).size < 2) continue;
    looked += 1;
    cards += found.length;
    expect(pictures(found).size, JSON.stringify({ filters, sort })).toBeGreaterThanOrEqual(found.length - 1);
    expect(found.every((card) => pictureOf(card) !== undefined)).toBe(true);
  }
  expect(cards).toBeGreaterThan(600);
}, 120_000);

test("of the cards of one model half or more show different pictures, on its longest lists", async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, page) => list({ filters: {}, page: page + 1 })),
  );
  const names = new Map(all.flat().map(({ ids }) => [`${ids?.brand} ${ids?.model}`, ids] as const));
  const lists = await Promise.all(
    [...names.values()].map((ids) => list({ filters: { brand: ids?.brand ?? "", model: ids?.model ?? "" } })),
  );
  const long = lists.toSorted((a, b) => b.length - a.length).slice(0, 20);
  expect(long[0]?.length).toBe(cardsOfList);
  for (const found of long) {
    expect(modelsOf(found).size).toBe(1);
    expect(pictures(found).size).toBeGreaterThanOrEqual(found.length / 2);
  }
}, 120_000);
