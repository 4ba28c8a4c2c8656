import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inLoadingTransaction } from "./copy-in.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows-of.ts";
import { pageFrames, redirects, siteSettings } from "./schema/content.ts";
import { priceLog } from "./schema/price-log.ts";
import { openTestDatabase } from "./test-database.ts";
import { withoutChecks } from "./without-checks.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const awkward = ["tab\there", "line\nand\r\nline", "back\\slash \\N \\.", '"quoted", {braced}', "ñ € 🚗", ""];

test("any text comes out as it went in", async () => {
  const rows = awkward.map((value, at) => ({ key: `k${at}`, value }));
  const frames = awkward.map((text) => ({ header: [{ text }], footer: [], actionBar: null }));
  await inLoadingTransaction(database.orm, async (_, load) => {
    await load(siteSettings, rows);
    await load(pageFrames, frames as never);
    await load(redirects, []);
  });
  const stored = await database.orm.select().from(siteSettings).orderBy(asc(siteSettings.key));
  expect(stored).toEqual(rows);
  const loaded = await database.orm.select().from(pageFrames).orderBy(asc(pageFrames.id));
  expect(loaded.map(({ header, actionBar }) => ({ header, actionBar }))).toEqual(
    frames.map(({ header, actionBar }) => ({ header, actionBar })),
  );
});

test("what fails is kept in no part, and the database goes on", async () => {
  const count = () => database.orm.$count(siteSettings);
  const before = await count();
  const work = inLoadingTransaction(database.orm, async (_, load) => {
    await load(siteSettings, [{ key: "new", value: "1" }]);
    await load(siteSettings, [{ key: "new", value: "again" }]);
  });
  await expect(work).rejects.toThrow();
  const calledOff = inLoadingTransaction(database.orm, async (_, load) => {
    await load(siteSettings, [{ key: "new", value: "1" }]);
    throw new Error("called off");
  });
  await expect(calledOff).rejects.toThrow("called off");
  expect(await count()).toBe(before);
});

const definitions = async () =>
  rowsOf(
    await database.orm.execute(sql`
      select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid > 0
      union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`),
  );

test("keys and indexes are the same after a load as before", async () => {
  const before = await definitions();
  let meanwhile: unknown[] = [];
  await database.orm.transaction((tx) =>
    withoutChecks(tx, [priceLog], async () => {
      meanwhile = rowsOf(
        await tx.execute(sql`select indexname from pg_indexes where tablename = 'price_log' order by 1`),
      );
    }),
  );
  expect(meanwhile).toEqual([{ indexname: "price_log_pkey" }]);
  expect(await definitions()).toEqual(before);
});

test("a row that refers to nothing is refused at the end", async () => {
  const row = { vehicleId: 4711, priceType: "TotalPrice", cents: 1, at: new Date() } as const;
  const work = inLoadingTransaction(database.orm, (tx, load) =>
    withoutChecks(tx, [priceLog], () => load(priceLog, [row])),
  );
  await expect(work).rejects.toThrow();
  expect(await database.orm.$count(priceLog)).toBe(0);
});
