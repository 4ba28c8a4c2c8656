import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import { offerFor } from "#backend/finance/offer.ts";
import { readCursor } from "#backend/matching/alert-cursor.ts";
import { readChanges } from "#backend/matching/match-changes.ts";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { pages } from "#backend/store/schema/content.ts";
import { priceLog } from "#backend/store/schema/price-log.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { previousPrice } from "#domain/previous-price.ts";
import { locales } from "#platform/locale.ts";
import { reseedDatabase } from "./reseed.ts";
import { seedWhenEmpty } from "./seed-database.ts";

const now = new Date("2026-11-20T10:00:00Z");
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** One text that changes with any row of the stock or its content. */
const fingerprint = async (): Promise<string> => {
  const [row] = rowsOf<{ print: string }>(
    await database.orm.execute(sql`select md5(
      (select string_agg((to_jsonb(v) - 'changed_by')::text, ';' order by id) from vehicles v) ||
      (select string_agg(d::text, ';' order by vehicle_id) from vehicle_details d) ||
      (select string_agg(l::text, ';' order by id) from price_log l) ||
      (select string_agg((to_jsonb(p) - 'changed_at')::text, ';' order by id) from pages p)) as print`),
  );
  return row?.print ?? "";
};

/** How many vehicles are news to the alerts. */
const news = async (): Promise<number> => {
  const cursor = await readCursor(database.orm);
  if (cursor === undefined) throw new Error("the alerts have no cursor");
  return (await readChanges(database.orm, cursor, now)).vehicles.size;
};

describe("seeding", () => {
  test("fills an empty database once, also when two begin at the same time, and one with rows not at all", async () => {
    const both = await Promise.all([1, 2].map(() => seedWhenEmpty(database, { vehicles: 200, now })));
    expect(both.toSorted()).toEqual([0, 200]);
    expect(await news()).toBe(0);
    const first = await fingerprint();
    expect(await seedWhenEmpty(database, { vehicles: 200, now })).toBe(0);
    expect(await fingerprint()).toBe(first);
  });

  test("reseeding replaces everything by the same, and the log is guarded again after it", async () => {
    expect(await reseedDatabase(database, { vehicles: 200, now })).toBe(200);
    expect(await news()).toBe(0);
    const first = await fingerprint();
    expect(await reseedDatabase(database, { vehicles: 200, now })).toBe(200);
    expect(await fingerprint()).toBe(first);
    await expect(database.orm.execute(sql`delete from price_log`)).rejects.toThrow();
  });

  test("new rows get numbers behind the seeded ones", async () => {
    const [page] = await database.orm.select().from(pages).limit(1);
    if (!page) throw new Error("the seed has no page");
    const copy = { ...page, id: undefined, slug: "a-page-of-its-own" };
    await expect(database.orm.insert(pages).values(copy)).resolves.toBeDefined();
  });
});

describe("what is stored to sort and filter by", () => {
  test("what is sold with credit has an offer in both markets, and nothing else has", async () => {
    const finance = await financeSettings(database.orm);
    for (const vehicle of await database.orm.select().from(vehicles))
      for (const locale of locales)
        expect(offerFor(vehicle, { finance, locale }) !== undefined).toBe(vehicle.financing);
  });

  test("price and previous price follow from the log", async () => {
    for (const vehicle of await database.orm.select().from(vehicles)) {
      const log = await database.orm
        .select()
        .from(priceLog)
        .where(eq(priceLog.vehicleId, vehicle.id))
        .orderBy(asc(priceLog.at));
      const cash = log
        .filter(({ priceType }) => priceType === "TotalPrice")
        .map(({ at, cents }) => ({ at: at.getTime(), priceCents: cents }));
      expect(cash.at(-1)?.priceCents).toBe(vehicle.priceCents);
      expect(previousPrice(cash, now.getTime())?.previousCents ?? null).toBe(vehicle.previousPriceCents);
    }
  });
});
