import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { pages } from "#backend/store/schema/content.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import type { SitemapEntry } from "#contract/sitemap.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import { createLogger } from "#platform/log.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  // More than one answer of cars.
  database = await openSeededTestDatabase({ vehicles: 1500 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
});
afterAll(() => database.close());

const { sitemapParts, sitemapEntries } = readingEndpoints;

const everyEntry = async (): Promise<{ kind: string; entry: SitemapEntry }[]> => {
  const { parts } = await client.call(sitemapParts, {});
  const all = [];
  for (const { kind, part } of parts) {
    let after: number | undefined;
    do {
      const answer = await client.call(sitemapEntries, { params: { kind }, query: { part, after } });
      all.push(...answer.entries.map((entry) => ({ kind, entry })));
      after = answer.next;
    } while (after !== undefined);
  }
  return all;
};

test("holds every listed vehicle exactly once, in both languages, under its kind", async () => {
  const found = (await everyEntry()).filter(({ kind }) => kind === "cars" || kind === "motorbikes");
  const ids = found.map(({ kind, entry }) => {
    const [es, pt] = (["es", "pt"] as const).map((locale) =>
      parseVehiclePath(entry.alternates[locale] ?? ""),
    );
    if (es?.by !== "id" || pt?.by !== "id" || es.id !== pt.id) throw new Error(JSON.stringify(entry));
    expect(`${es.kind}s`).toBe(kind);
    return es.id;
  });
  const listed = await database.orm
    .select({ id: vehicles.publicId })
    .from(vehicles)
    .where(sql`status <> 'bought'`);
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
});

test("holds every page that is to be indexed exactly once, and no other", async () => {
  const found = (await everyEntry()).filter(({ kind }) => kind === "pages" || kind === "lists");
  const paths = found.flatMap(({ entry }) => Object.values(entry.alternates));
  const stored = await database.orm.select().from(pages);
  const indexed = stored.filter(({ seo }) => !seo.noindex);
  expect(paths).toHaveLength(indexed.length);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain("/pt/");
  expect(paths).not.toContain("/error/");
  expect(found.every(({ entry }) => entry.changedAt !== undefined)).toBe(true);
});

test("answers the last change of a vehicle, and the newest of a part", async () => {
  const [vehicle] = await database.orm
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.status, "in-stock"), eq(vehicles.kind, "car")))
    .limit(1);
  if (vehicle === undefined) throw new Error("no vehicle");
  // The seed dates what happens today to noon, which may still be to come.
  const changed = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await database.orm.update(vehicles).set({ statusSince: changed }).where(eq(vehicles.id, vehicle.id));
  const all = await everyEntry();
  const own = all.find(({ entry }) => entry.alternates.es?.endsWith(`-${vehicle.publicId}/`));
  expect(own?.entry.changedAt).toBe(changed.toISOString());
  expect(own?.entry.pictures?.length).toBeGreaterThan(0);
  const { parts } = await client.call(sitemapParts, {});
  const part = parts.find(({ kind }) => kind === `${vehicle.kind}s`);
  expect(part?.changedAt).toBe(changed.toISOString());
  // The lists that hold it changed with it, and no others.
  const lists = all.filter(({ kind }) => kind === "lists").map(({ entry }) => entry);
  const whole = lists.find(({ alternates }) => alternates.es === "/listado-coches-segunda-mano/");
  expect(whole?.changedAt).toBe(changed.toISOString());
  expect(lists.every(({ changedAt }) => changedAt !== undefined)).toBe(true);
  expect(new Set(lists.map(({ changedAt }) => changedAt)).size).toBeGreaterThan(10);
});

test.each(["cars?part=0", "cars", "cars?part=x", "boats?part=1", "cars?part=1&after=-1"])(
  "refuses %s",
  async (name) => {
    expect((await client.raw("GET", `/sitemap/${name}`)).status).toBe(400);
  },
);

test("a part beyond the last is empty", async () => {
  expect(await client.call(sitemapEntries, { params: { kind: "cars" }, query: { part: 999 } })).toEqual({
    entries: [],
  });
});

test("leaves a list out while it holds no vehicle", async () => {
  const has = async () =>
    (await everyEntry()).some(({ entry }) => entry.alternates.es === "/furgonetas-segunda-mano/");
  expect(await has()).toBe(true);
  await database.orm.update(vehicles).set({ status: "bought" }).where(eq(vehicles.segment, "van"));
  expect(await has()).toBe(false);
});
