import { eq, inArray, isNotNull, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient, type Written } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { creditTaxes, creditTypes } from "#backend/store/schema/finance.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import type { SearchResult } from "#contract/search.ts";
import { reseedDatabase } from "#demo/filling/reseed.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { monthlyFees } from "./monthly-fees.ts";
import { stockIndex } from "./stock-index.ts";

const opening = new Date("2026-11-22T10:00:00Z");
let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: opening });
  database = await openSeededTestDatabase({ vehicles: 200 });
  client = testClient(createBackend(database));
});
afterEach(() => vi.setSystemTime(opening));
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

/** All cards of the list, page by page. */
const listed = async (
  sort: "monthly-asc" | "monthly-desc",
  locale: Locale,
): Promise<Written<SearchResult>["vehicles"]> => {
  const cards: Written<SearchResult>["vehicles"] = [];
  for (let page = 1; ; page++) {
    const body = { components: [{ id: "s", key: "search", data: { filters: {}, sort, page, limit: 48 } }] };
    const { components } = await client.call(readingEndpoints.componentFiltered, { body }, locale);
    const found = components[0]?.data.vehicles ?? [];
    if (found.length === 0) return cards;
    cards.push(...found);
  }
};

/** Expects the order of the list to be that of the monthly prices on its cards, and answers these by VIN. */
const expectOrder = async (locale: Locale): Promise<Map<string, number>> => {
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
};

/** Lets the terms be read again, which are remembered for ten seconds. */
const later = () => vi.setSystemTime(Date.now() + 11_000);

test("a changed rate shows once the terms are read anew", async () => {
  const before = await expectOrder("pt");
  const campaign = eq(creditTypes.promo, true);
  const [usual] = await database.orm.select().from(creditTypes).where(campaign);
  await database.orm.update(creditTypes).set({ rate: 40 }).where(campaign);
  later();
  const after = await expectOrder("pt");
  expect([...after].filter(([vin, price]) => price > (before.get(vin) ?? 0)).length).toBeGreaterThan(20);
  await database.orm
    .update(creditTypes)
    .set({ rate: usual?.rate ?? 0 })
    .where(campaign);
  later();
  expect(await expectOrder("pt")).toEqual(before);
});

test("each market has an order of its own", async () => {
  const portugal = eq(creditTaxes.country, "PT");
  later();
  await database.orm.update(creditTaxes).set({ interestPercent: 50 }).where(portugal);
  later();
  const [es, pt] = [await expectOrder("es"), await expectOrder("pt")];
  expect([...pt.keys()]).not.toEqual([...es.keys()]);
  await database.orm.update(creditTaxes).set({ interestPercent: 4 }).where(portugal);
  later();
  await expectOrder("pt");
});

test("a changed price, deposit or campaign shows in the next list", async () => {
  const promoted = await database.orm.select().from(vehicles).where(eq(vehicles.promo, true));
  const [{ vin } = { vin: "" }] = promoted;
  const these = inArray(
    vehicles.id,
    promoted.map(({ id }) => id),
  );
  const changes = [
    { promoPriceCents: null },
    { priceCents: sql`price_cents * 2`, previousPriceCents: null },
    { depositCents: 300_000 },
    { promo: false },
    { promo: true, campaignEndsAt: "2026-11-21" },
    { campaignEndsAt: null },
    { financing: false, depositCents: null, promo: false },
  ];
  const seen = [(await expectOrder("es")).get(vin)];
  for (const change of changes) {
    await database.orm.update(vehicles).set(change).where(these);
    seen.push((await expectOrder("es")).get(vin));
  }
  const [first, withoutPromo, doubled, deposited, ordinary, ended, open, cash] = seen;
  expect(new Set([first, withoutPromo, doubled, deposited, ordinary]).size).toBe(5);
  expect([ended, open, cash]).toEqual([ordinary, deposited, 0]);
  await reseedDatabase(database, { vehicles: 200, now: opening });
});

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
    // The day after: in Lisbon, where days start last.
    vi.setSystemTime(new Date(Date.parse(`${day}T00:30:00Z`) + 86_400_000));
    const after = await expectOrder(locale);
    moved += [...after].filter(([vin, price]) => price !== before.get(vin)).length;
    before = after;
  }
  expect(moved).toBeGreaterThan(10);
});

describe.each(locales)("%s: a cap on what is paid a month", (locale) => {
  const find = async (filters: Record<string, string>) => {
    const body = {
      components: [{ id: "s", key: "search", data: { filters, sort: "monthly-desc", limit: 48 } }],
    };
    const { components } = await client.call(readingEndpoints.componentFiltered, { body }, locale);
    const [first] = components;
    if (!first) throw new Error("no component came back");
    return first.data;
  };
  const quoted = async (vin: string, initialValue?: number) =>
    await client.call(
      readingEndpoints.quote,
      { params: { vin }, query: initialValue === undefined ? {} : { initialValue } },
      locale,
    );

  test.each([undefined, 500, 6_000, 30_000])(
    "with a deposit of %s is that of card and quote, to the cent",
    async (deposit) => {
      const given: Record<string, string> = deposit === undefined ? {} : { deposit: String(deposit) };
      const { vehicles: dearest } = await find(given);
      const [, second] = dearest.filter(({ monthlyPrice = 0 }) => Number.isInteger(monthlyPrice) === false);
      const cap = Math.floor(second?.monthlyPrice ?? 0);
      const { vehicles: within, total } = await find({ ...given, monthlyTo: String(cap) });
      expect(total).toBeGreaterThan(0);
      expect(
        Math.max(...within.map(({ monthlyPrice = Number.POSITIVE_INFINITY }) => monthlyPrice)),
      ).toBeLessThanOrEqual(cap);
      expect(within.map(({ vin }) => vin)).not.toContain(second?.vin);
      for (const { vin, monthlyPrice } of [...within.slice(0, 4), ...dearest.slice(0, 2)])
        expect((await quoted(vin, deposit)).fee, vin).toBe(monthlyPrice);
    },
  );

  test("lets a vehicle through that costs exactly so much, and none that cannot be financed", async () => {
    const { vehicles: all } = await find({});
    const whole = Math.ceil(all.at(-1)?.monthlyPrice ?? 0);
    const { vehicles: within } = await find({ monthlyTo: String(whole) });
    expect(within.every(({ monthlyPrice }) => monthlyPrice !== undefined)).toBe(true);
    const { facets } = await find({ monthlyTo: "9999" });
    expect(facets.ranges.monthly?.max).toBe(Math.ceil(all[0]?.monthlyPrice ?? 0));
  });
});

test("of the deposits that were asked for only the last are remembered, and what is asked without one always", async () => {
  const [index, finance] = await Promise.all([stockIndex(database.orm), financeSettings(database.orm)]);
  const owner = {};
  const feesWith = (deposit?: number) =>
    monthlyFees(owner, index, { finance, locale: "es", now: opening, deposit });
  const [without, first] = [feesWith(), feesWith(500)];
  expect([feesWith(), feesWith(500)].every((fees, at) => fees === [without, first][at])).toBe(true);
  for (let deposit = 1_000; deposit <= 30_000; deposit += 500) feesWith(deposit);
  expect(feesWith(30_000)).toBe(feesWith(30_000));
  expect(feesWith(500)).not.toBe(first);
  expect(feesWith()).toBe(without);
});
