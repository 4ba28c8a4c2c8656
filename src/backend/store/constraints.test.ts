import { eq, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import type { Database } from "./database.ts";
import { pages, redirects } from "./schema/content.ts";
import { priceLog } from "./schema/price-log.ts";
import { vehicles } from "./schema/vehicles.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
});
afterAll(() => database.close());

/** The words of the database itself; drizzle wraps them. */
const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
  return "not refused";
};

describe("the price log", () => {
  const statements = {
    update: sql`update price_log set cents = 1`,
    delete: sql`delete from price_log`,
    truncate: sql`truncate price_log`,
  };
  test.each(Object.entries(statements))("refuses %s", async (_, statement) => {
    const before = await database.orm.$count(priceLog);
    expect(await refusal(database.orm.execute(statement))).toMatch(/price_log is append-only/);
    expect(await database.orm.$count(priceLog)).toBe(before);
  });

  test("takes another price", async () => {
    const entry = { vehicleId: 1, priceType: "TotalPrice", cents: 1_000_000, at: new Date() } as const;
    expect(await refusal(database.orm.insert(priceLog).values(entry))).toBe("not refused");
  });

  test("keeps its vehicle", async () => {
    expect(await refusal(database.orm.delete(vehicles).where(eq(vehicles.id, 1)))).toMatch(/price_log/);
  });
});

describe("a vehicle", () => {
  test.each([
    ["a second vehicle with its VIN", { vin: sql`(select vin from vehicles where id = 2)` }, /vin/],
    ["its public id twice", { publicId: sql`(select public_id from vehicles where id = 2)` }, /public_id/],
    ["a VIN in small letters", { vin: "vsszby7gzta461841" }, /vin_form/],
    ["a public id with a letter", { publicId: "1234567a" }, /public_id_form/],
    ["a price of nothing", { priceCents: 0 }, /prices/],
    ["a previous price below its price", { previousPriceCents: 1 }, /previous_price/],
    ["kilometres below nothing", { kilometers: -1 }, /kilometers/],
    ["a year before cars", { year: 1800 }, /year/],
    [
      "a fuel that its version does not burn",
      { fuel: sql`(case fuel when 'cng' then 'lpg' else 'cng' end)::fuel` },
      /version/,
    ],
    [
      "a kind that its model is not",
      { kind: sql`(case kind when 'car' then 'motorbike' else 'car' end)::vehicle_kind` },
      /kind/,
    ],
    ["credit without a deposit to begin with", { financing: true, depositCents: null }, /financing/],
    ["a dealer that does not exist", { dealerId: 9999 }, /dealer/],
  ])("is refused %s", async (_, change, constraint) => {
    const update = database.orm.update(vehicles).set(change).where(eq(vehicles.id, 1));
    expect(await refusal(update)).toMatch(constraint);
  });
});

test.each([
  ["a redirect to itself", { path: "/a/", target: "/a/", status: 301 }],
  ["a redirect to a script", { path: "/a/", target: "javascript:alert(1)", status: 301 }],
  ["a redirect to another host without scheme", { path: "/a/", target: "//evil.example", status: 301 }],
  ["a redirect with a status of its own", { path: "/a/", target: "/b/", status: 200 as 301 }],
  ["a redirect from no path", { path: "a", target: "/b/", status: 301 }],
] as const)("%s is refused", async (_, row) => {
  expect(await refusal(database.orm.insert(redirects).values(row))).toMatch(getTableName(redirects));
});

test("a page's address is unique in its language", async () => {
  const [page] = await database.orm.select().from(pages).limit(1);
  if (!page) throw new Error("the seed has no page");
  expect(await refusal(database.orm.insert(pages).values({ ...page, id: undefined }))).toMatch(
    /pages_address/,
  );
});
