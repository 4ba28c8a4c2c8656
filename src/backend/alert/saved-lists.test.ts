import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { type Backend, createBackend } from "#backend/http/app.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { carAlerts, priceDropAlerts, savedSearches } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { savedSearch } from "#contract/saved-search.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { newCaller } from "./test-alerts.ts";

let database: Database;
let backend: Backend;
let stock: (typeof vehicles.$inferSelect)[];
let caller: Awaited<ReturnType<typeof newCaller>>;
let stranger: typeof caller;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 90 });
  backend = createBackend(database, { logFor: () => createLogger("silent") });
  stock = await database.orm.select().from(vehicles).orderBy(vehicles.id);
});
afterAll(() => database.close());
beforeEach(async () => {
  caller = await newCaller(database.orm, backend);
  stranger = await newCaller(database.orm, backend);
});

const twoHoursAgo = () => new Date(Date.now() - 7_200_000);
const cars = (count: number) => stock.filter(({ status }) => status === "in-stock").slice(0, count);

/** What the kinds of saved things have in common. */
const kinds = [
  {
    kind: "a saved search",
    path: "/search/saveV2",
    body: (at: number) => ({ name: "Mis coches", path: "/coches/", filters: { priceTo: String(5000 + at) } }),
    post: () => "/search/saveV2",
    table: savedSearches,
    key: "id",
    other: (at: number) => ({ digest: String(at).padStart(64, "0") }),
  },
  {
    kind: "a car alert",
    path: "/notifications/car-alert",
    body: (at: number) => ({ filters: { priceTo: String(5000 + at) } }),
    post: () => "/notifications/car-alert?type=37",
    table: carAlerts,
    key: "id",
    other: (at: number) => ({ digest: String(at).padStart(64, "0") }),
  },
  {
    kind: "a price-drop alert",
    path: "/notifications/price-drop",
    body: () => undefined,
    post: (at: number) => `/notifications/${cars(60)[at]?.vin}/price-drop?type=38`,
    table: priceDropAlerts,
    key: "vin",
    other: (at: number) => ({ vin: `ZZZ${String(at).padStart(14, "0")}` }),
  },
] as const;

describe.each(kinds)("$kind", ({ path, body, post, table, key, other }) => {
  const create = (at = 0, who = caller) => who.send("POST", post(at), body(at));
  const list = async (who = caller): Promise<Record<string, unknown>[]> =>
    (await who.send("GET", path)).data ?? [];
  const remove = (entry: Record<string, unknown> | undefined, who = caller) =>
    who.send("DELETE", `${path}?${key}=${entry?.[key]}`);

  test("asked for twice, also at once, is one; it is its customer's alone", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [saved, ...others] = await list();
    expect(others).toEqual([]);
    expect(await list(stranger)).toEqual([]);
    const known = await remove(saved, stranger);
    expect(known).toEqual(await remove({ id: "nobodys", vin: "ZZZZZZZZZZZZZZZZZ" }, stranger));
    expect(await list()).toEqual([saved]);
  });

  test("that was removed is back as it was within the hour, and is a new one after it", async () => {
    await create();
    const [saved] = await list();
    for (let time = 0; time < 2; time++) expect((await remove(saved)).status).toBe(200);
    expect(await list()).toEqual([]);
    await create();
    expect(await list()).toEqual([saved]);
    await remove(saved);
    await database.orm.update(table).set({ removedAt: twoHoursAgo() }).where(eq(table.customerId, caller.id));
    await create();
    expect(Date.parse(String((await list())[0]?.createTime))).toBeGreaterThan(
      Date.parse(String(saved?.createTime)),
    );
  });

  test("beyond the limit is refused, also when thirty come at once", async () => {
    await create();
    const [saved] = await database.orm.select().from(table).where(eq(table.customerId, caller.id));
    const others = Array.from({ length: 94 }, (_, at) => ({ ...saved, ...other(at), id: newReferenceId() }));
    await database.orm.insert(table).values(others as never);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => create(1 + at)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      error: { code: "list-full" },
    });
    expect((await create()).status, "a saved one").toBe(200);
    expect(await list()).toHaveLength(100);
  });
});

describe("what a list finds", () => {
  const save = async (filters: Record<string, string>, more: object = {}) => {
    const body = { name: "x", path: "/x/", filters, ...more };
    return savedSearch.parse((await caller.send("POST", "/search/saveV2", body)).data);
  };

  test("counts what can be bought, and what has come since the visit before", async () => {
    const sellable = cars(1000).filter(({ kind }) => kind === "car");
    expect(await save({}, { kind: "car" })).toMatchObject({ total: sellable.length });
    const since = new Date(Date.now() - 20 * 86_400_000);
    await database.orm.update(customers).set({ previousVisitAt: since }).where(eq(customers.id, caller.id));
    const come = sellable.filter(({ arrivedAt }) => arrivedAt > since).length;
    expect(come).toBeGreaterThan(0);
    expect(await save({}, { kind: "car" })).toMatchObject({ newTotal: come });
  });

  test("what the catalogue knows no longer finds nothing, and the rest goes on", async () => {
    const { models } = await knownCatalogue(database.orm);
    const [car] = cars(1);
    const model = [...models.values()].find(({ id }) => id === car?.modelId);
    const { brandSlug = "", slug: modelSlug = "" } = model ?? {};
    const whole = await save({ brand: brandSlug });
    expect(whole.unknown).toBeUndefined();
    expect(await save({ brand: "dacialand" })).toMatchObject({ total: 0, unknown: ["dacialand"] });
    expect(await save({ brand: `${brandSlug},dacialand` })).toMatchObject({ total: whole.total });
    expect(await save({ brand: brandSlug, model: "gone-model" })).toMatchObject({
      total: 0,
      unknown: ["gone-model"],
    });
    expect((await save({ model: `gone-model,${modelSlug}` })).total).toBeGreaterThan(0);
    expect(await save({}, { dealers: ["nowhere"] })).toMatchObject({ total: 0, unknown: ["nowhere"] });
    // As after a release without this kind of body.
    const row = { filters: { segment: "zeppelin" }, digest: "a".repeat(64) };
    await database.orm.update(savedSearches).set(row).where(eq(savedSearches.id, whole.id));
    const saved: { id: string }[] = (await caller.send("GET", "/search/saveV2")).data ?? [];
    expect(saved.find(({ id }) => id === whole.id)).toMatchObject({ total: 0, unknown: ["zeppelin"] });
  });
});
