import { eq, isNotNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { creditTypes } from "#backend/store/schema/finance.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#backend/store/test-database.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import type { SearchResult } from "#contract/search.ts";
import { type Locale, locales } from "#platform/locale.ts";

const opening = new Date("2026-11-22T10:00:00Z");
let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: opening });
  database = await openSeededTestDatabase({ vehicles: 250 });
  client = testClient(createBackend(database));
});
afterEach(() => vi.setSystemTime(opening));
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

/** All cards of the list, page by page. */
async function listed(
  sort: "monthly-asc" | "monthly-desc",
  locale: Locale,
): Promise<SearchResult["vehicles"]> {
  const cards: SearchResult["vehicles"] = [];
  for (let page = 1; ; page++) {
    const body = { components: [{ id: "s", key: "search", data: { filters: {}, sort, page } }] };
    const { components } = await client.call(readingEndpoints.componentFiltered, { body }, locale);
    const found = components[0]?.data.vehicles ?? [];
    if (found.length === 0) return cards;
    cards.push(...found);
  }
}

/** Expects the order of the list to be that of the monthly prices on its cards, and answers these by VIN. */
async function expectOrder(locale: Locale): Promise<Map<string, number>> {
  for (const [sort, sign] of [
    ["monthly-asc", 1],
    ["monthly-desc", -1],
  ] as const) {
    const cards = await listed(sort, locale);
    const prices = cards.map(({ monthlyPrice }) => (monthlyPrice ?? Number.POSITIVE_INFINITY * sign) * sign);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    if (sign === -1) return new Map(cards.map(({ vin, monthlyPrice }) => [vin, monthlyPrice ?? 0]));
  }
  throw new Error("no order was looked at");
}

test.each(locales)("%s: the order by monthly price follows every end of a campaign", async (locale) => {
  const ends = await database.orm
    .selectDistinct({ day: vehicles.campaignEndsAt })
    .from(vehicles)
    .where(isNotNull(vehicles.campaignEndsAt));
  const days = ends.flatMap(({ day }) => day ?? []).sort();
  expect(days.length).toBeGreaterThan(10);
  let before = await expectOrder(locale);
  let moved = 0;
  for (const day of [days[0], days[Math.floor(days.length / 2)], days.at(-1)]) {
    vi.setSystemTime(new Date(`${day}T22:30:00Z`));
    await expectOrder(locale);
    // The day after: in Lisbon, where days begin last.
    vi.setSystemTime(new Date(Date.parse(`${day}T00:30:00Z`) + 86_400_000));
    const after = await expectOrder(locale);
    moved += [...after].filter(([vin, price]) => price !== before.get(vin)).length;
    before = after;
  }
  expect(moved).toBeGreaterThan(10);
});

test("a changed price, deposit or campaign shows in the next list", async () => {
  const [vehicle] = await database.orm.select().from(vehicles).where(eq(vehicles.promo, true)).limit(1);
  if (!vehicle) throw new Error("no vehicle takes part in a campaign");
  const changes = [
    { promoPriceCents: 50_000_000, priceCents: 51_000_000, previousPriceCents: null },
    { depositCents: 20_000_000 },
    { promo: false },
    { promo: true, campaignEndsAt: "2026-11-21" },
    { campaignEndsAt: null },
    { financing: false, depositCents: null, promo: false },
  ];
  let before = (await expectOrder("es")).get(vehicle.vin);
  const seen: (number | undefined)[] = [];
  for (const change of changes) {
    await database.orm.update(vehicles).set(change).where(eq(vehicles.id, vehicle.id));
    const after = (await expectOrder("es")).get(vehicle.vin);
    seen.push(after);
    if (change.campaignEndsAt === undefined) expect(after).not.toBe(before);
    before = after;
  }
  expect(seen[3]).toBe(seen[2]);
  expect(seen[4]).toBe(seen[1]);
  expect(seen[5]).toBe(0);
});

test("a changed rate shows once the terms are read anew", async () => {
  vi.setSystemTime(new Date("2027-05-01T10:00:00Z"));
  const before = await expectOrder("pt");
  await database.orm.update(creditTypes).set({ rate: 1.5, minRate: 1 });
  vi.setSystemTime(new Date("2027-05-01T10:00:11Z"));
  const after = await expectOrder("pt");
  expect([...after].filter(([vin, price]) => price < (before.get(vin) ?? 0)).length).toBeGreaterThan(20);
});
