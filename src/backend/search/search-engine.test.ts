import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Catalogue, knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { readCursor, startCursor } from "#backend/matching/alert-cursor.ts";
import type { Database, Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { inMemoryEngine } from "./in-memory/in-memory-engine.ts";
import type { FindRequest, FoundVehicles, PageRequest, SearchEngine } from "./search-engine.ts";

/** Every engine shows the behaviours below; a new one is entered here. */
const engines: Readonly<Record<string, (orm: Orm) => SearchEngine>> = { "in memory": inMemoryEngine };

const now = new Date();
let database: Database;
let catalogue: Catalogue;
let stock: (typeof vehicles.$inferSelect)[];
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 120 });
  catalogue = await knownCatalogue(database.orm);
});
afterAll(() => database.close());
beforeEach(async () => {
  stock = await database.orm.select().from(vehicles).orderBy(vehicles.id);
});

const query = (change: Partial<SearchQuery> = {}): SearchQuery => ({ ...emptySearchQuery, ...change });
const list = (change: Partial<FindRequest> = {}): FindRequest => ({
  query: query(),
  locale: "es",
  ...change,
});
const page = (change: Partial<PageRequest> = {}): PageRequest => ({
  ...list(),
  size: 24,
  wider: [],
  ...change,
});
const idsOf = (found: FoundVehicles | undefined): number[] =>
  Array.from(found?.figures("id") ?? []).toSorted((a, b) => a - b);
const idsWhere = (isMeant: (vehicle: (typeof stock)[number]) => boolean): number[] =>
  stock.filter(isMeant).map(({ id }) => id);
const isForSale = ({ status }: (typeof stock)[number]) => status === "in-stock";
const isListed = ({ status }: (typeof stock)[number]) => status !== "bought";

describe.each(Object.entries(engines))("the engine %s", (_, engineOn) => {
  const engine = () => engineOn(database.orm);
  const find = async (change: Partial<FindRequest>) => (await engine().find([list(change)], now))[0];
  const search = (change: Partial<PageRequest>) => engine().search(page(change), now);

  test("lists the market's own vehicles first, and reserved ones last", async () => {
    const countries = new Map(
      (await database.orm.select().from(dealers)).map(({ id, country }) => [id, country]),
    );
    for (const [locale, own] of [
      ["es", "ES"],
      ["pt", "PT"],
    ] as const) {
      const { vehicles: ids } = await search({ locale, size: 120 });
      const groups = ids.map((id) => {
        const vehicle = stock.find((each) => each.id === id);
        return vehicle?.status === "reserved" ? 2 : Number(countries.get(vehicle?.dealerId ?? 0) !== own);
      });
      expect(new Set(groups).size).toBe(3);
      expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    }
  });

  test("filters and orders by price rating, also among what has changed", async () => {
    const [first] = stock as [(typeof stock)[number]];
    const { modelId, versionId, segment, fuel, transmission, seats, traction4x4, dealerId, kind } = first;
    const same = { modelId, versionId, segment, fuel, transmission, seats, traction4x4, dealerId };
    const alike = stock.filter((vehicle) => isForSale(vehicle) && vehicle.kind === kind).slice(0, 12);
    for (const [at, { id }] of alike.entries())
      await database.orm
        .update(vehicles)
        .set({
          ...same,
          ...{ year: 2021, kilometers: 60_000, priceCents: 1_500_000 + (at - 6) * 50_000 },
          ...{ previousPriceCents: null, promoPriceCents: null },
        })
        .where(eq(vehicles.id, id));
    const ids = alike.map(({ id }) => id);
    const bands = await engine().bands(ids, now);
    expect([bands.get(ids[0] ?? 0), bands.get(ids[6] ?? 0), bands.get(ids[11] ?? 0)]).toEqual([
      "below",
      "in-line",
      "above",
    ]);
    const below = ids.filter((id) => bands.get(id) === "below");
    const found = await search({ query: query({ rating: ["below"], sort: "rating" }), size: 120 });
    expect(found.vehicles.filter((id) => ids.includes(id))).toEqual(below);
    expect(found.facets.total).toBe(found.facets.bands.rating[0]);
    expect(found.facets.bands.rating.reduce((sum, count) => sum + count, 0)).toBe(idsWhere(isForSale).length);
    const since = { readUpTo: "0", lastVehicleId: 0 };
    const changed = await (await engine().changes(since, now)).find(
      list({ query: query({ rating: ["below"] }) }),
    );
    expect(idsOf(changed).filter((id) => ids.includes(id))).toEqual(below);
    for (const { id, ...before } of alike)
      await database.orm.update(vehicles).set(before).where(eq(vehicles.id, id));
  });

  test("suggests what a text may go on to, with how many can be bought", async () => {
    const brandOf = (vehicle: (typeof stock)[number]) =>
      catalogue.versions.get(vehicle.versionId)?.brand.name;
    const brand = brandOf(stock.find(isForSale) as (typeof stock)[number]) ?? "";
    const suggested = await engine().suggest(brand.slice(0, 3).toLowerCase(), { locale: "es" }, now);
    const count = stock.filter((vehicle) => isForSale(vehicle) && brandOf(vehicle) === brand).length;
    expect(suggested).toContainEqual({ text: brand, count });
    expect(suggested.length).toBeLessThanOrEqual(6);
    expect(await engine().suggest("xyzzy", { locale: "es" }, now)).toEqual([]);
    expect(await engine().suggest("…", { locale: "es" }, now)).toEqual([]);
  });

  test("knows what nearly matches a search that finds next to nothing, nearest first", async () => {
    const cheapest = Math.min(...stock.filter(isForSale).map(({ priceCents }) => priceCents));
    const priceTo = Math.floor(cheapest / 100) - 100;
    const { facets, misses } = await search({ query: query({ priceTo }) });
    expect(facets.total).toBe(0);
    expect(misses).toHaveLength(6);
    expect(misses[0]).toMatchObject({
      id: stock.find(({ priceCents }) => priceCents === cheapest)?.id,
      filter: "price",
    });
    // Contract expenses come on top of the price.
    expect(misses[0]?.by).toBeGreaterThanOrEqual(Math.ceil(cheapest / 100) - priceTo);
    const beyond = misses.map(({ by = 0 }) => by);
    expect(beyond).toEqual(beyond.toSorted((a, b) => a - b));
    expect((await search({})).misses).toEqual([]);
    const far = await search({ query: query({ place: "28001", radius: 25, priceTo: 1, kmsTo: 1 }) });
    expect(far.misses).toEqual([]);
  });

  test("has each listed vehicle on exactly one page, in the order of the query", async () => {
    const found: number[] = [];
    for (let number = 1; ; number++) {
      const { vehicles: ids } = await search({ query: query({ sort: "price-asc", page: number }), size: 7 });
      if (ids.length === 0) break;
      found.push(...ids);
    }
    expect(found.toSorted((a, b) => a - b)).toEqual(idsWhere(isListed));
    const prices = found.map((id) => stock.find((vehicle) => vehicle.id === id)?.priceCents ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test("counts what can be bought, and reserved vehicles apart", async () => {
    const { facets, reserved } = await search({});
    expect(facets.total).toBe(idsWhere(isForSale).length);
    expect(reserved).toBe(idsWhere(({ status }) => status === "reserved").length);
  });

  test("counts the values of a filter by all other filters", async () => {
    const { facets } = await search({ query: query({ fuel: ["diesel"], yearFrom: 2019 }) });
    const recent = stock.filter((vehicle) => isForSale(vehicle) && vehicle.year >= 2019);
    const ofFuel = (fuel: string) => recent.filter((vehicle) => vehicle.fuel === fuel).length;
    expect(facets.total).toBe(ofFuel("diesel"));
    expect(facets.without.get("fuel")).toBe(recent.length);
    expect(facets.values.fuel.get("diesel") ?? 0).toBe(ofFuel("diesel"));
    expect(facets.values.fuel.get("petrol") ?? 0).toBe(ofFuel("petrol"));
    const diesels = stock.filter((vehicle) => isForSale(vehicle) && vehicle.fuel === "diesel");
    const years = diesels.map(({ year }) => year);
    expect(facets.ranges.year).toEqual({ min: Math.min(...years), max: Math.max(...years) });
  });

  test("finds one kind, or the vehicles of some dealers, and nothing of a dealer that does not exist", async () => {
    expect(idsOf(await find({ kind: "motorbike" }))).toEqual(
      idsWhere((vehicle) => isForSale(vehicle) && vehicle.kind === "motorbike"),
    );
    const [dealer] = await database.orm.select().from(dealers).limit(1);
    const { id = 0, dealerCode = "" } = dealer ?? {};
    expect(idsOf(await find({ dealers: [dealerCode, "unknown"] }))).toEqual(
      idsWhere((vehicle) => isForSale(vehicle) && vehicle.dealerId === id),
    );
    expect(idsOf(await find({ dealers: ["unknown"] }))).toEqual([]);
    expect(idsOf(await find({ dealers: [] }))).toEqual([]);
  });

  test("leaves out makes that the catalogue does not know, and names them", async () => {
    const [known = ""] = catalogue.brands.keys();
    const { ignored, facets } = await search({ query: query({ brand: [known, "trabant"] }) });
    const alone = await search({ query: query({ brand: [known] }) });
    expect(ignored).toEqual([{ filter: "brand", value: "trabant" }]);
    expect(facets.total).toBe(alone.facets.total);
  });

  test("counts other queries, and wider ranges where nothing is found", async () => {
    const cheapest = Math.min(...stock.filter(isForSale).map(({ priceCents }) => priceCents)) / 100;
    const counts = [query(), query({ fuel: ["diesel"] })];
    const below = query({ priceTo: Math.floor(cheapest) - 1 });
    const wider = [
      { filter: "price", from: undefined, to: Math.floor(cheapest) - 1 },
      { filter: "price", from: undefined, to: 9_000_000 },
    ] as const;
    const empty = await search({ query: below, counts, wider });
    expect(empty.facets.total).toBe(0);
    expect(empty.wider).toEqual([0, idsWhere(isForSale).length]);
    expect(empty.counts).toEqual([
      idsWhere(isForSale).length,
      idsWhere((vehicle) => isForSale(vehicle) && vehicle.fuel === "diesel").length,
    ]);
    expect((await search({ wider })).wider).toEqual([]);
  });

  test("says of a list of some dealers what they have for sale, and of any other everything", async () => {
    expect((await search({})).has("fuel", "cng")).toBe(true);
    const [first] = stock.filter(isForSale);
    const [dealer] = await database.orm
      .select()
      .from(dealers)
      .where(eq(dealers.id, first?.dealerId ?? 0));
    const { has } = await search({ dealers: [dealer?.dealerCode ?? ""] });
    const fuels = stock.filter((each) => isForSale(each) && each.dealerId === dealer?.id);
    for (const fuel of ["petrol", "diesel", "electric", "cng"])
      expect(has("fuel", fuel)).toBe(fuels.some((each) => each.fuel === fuel));
  });

  test("finds several lists at once, each with its figures, reserved vehicles where they are requested", async () => {
    const [version = 0] = stock.filter(isForSale).map(({ versionId }) => versionId);
    const [all, listed, ofVersion] = await engine().find(
      [list(), list({ withReserved: true }), list({ versions: new Set([version]) })],
      now,
    );
    expect(idsOf(all)).toEqual(idsWhere(isForSale));
    expect(idsOf(listed)).toEqual(idsWhere(isListed));
    expect(idsOf(ofVersion)).toEqual(
      idsWhere((vehicle) => isForSale(vehicle) && vehicle.versionId === version),
    );
    const figures = (["id", "version", "price", "kms", "year", "arrivedAt"] as const).map((figure) =>
      all?.figures(figure),
    );
    const rows = Array.from({ length: all?.size ?? 0 }, (_each, at) => figures.map((column) => column?.[at]));
    const expected = stock
      .filter(isForSale)
      .map(({ id, versionId, priceCents, kilometers, year, arrivedAt }) => [
        ...[id, versionId, priceCents, kilometers, year],
        Math.floor(arrivedAt.getTime() / 1000),
      ]);
    expect(rows.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(expected);
  });

  test("sees every change that was committed before", async () => {
    const [vehicle] = stock.filter(isForSale);
    const { id = 0, priceCents = 0 } = vehicle ?? {};
    const cheap = list({ query: query({ priceTo: 352 }) });
    const change = (to: Partial<typeof vehicles.$inferInsert>) =>
      database.orm.update(vehicles).set(to).where(eq(vehicles.id, id));
    await change({ priceCents: 200, previousPriceCents: null });
    expect(idsOf((await engine().find([cheap], now))[0])).toEqual([id]);
    await change({ status: "reserved" });
    expect(idsOf((await engine().find([cheap], now))[0])).toEqual([]);
    await change({ priceCents, status: "in-stock" });
    expect((await search({})).facets.total).toBe(idsWhere(isForSale).length);
  });

  test("reads the filters that a text means, and the words that mean none", async () => {
    expect(await engine().interpret("diésel automático xyzxyz", "car")).toMatchObject({
      filters: { fuel: "diesel", transmission: "automatic" },
      unknown: ["xyzxyz"],
    });
  });

  test("reads what has changed since, once, and matches lists with it alone", async () => {
    await startCursor(database.orm);
    const cursor = await readCursor(database.orm);
    if (cursor === undefined) throw new Error("no cursor");
    expect((await engine().changes(cursor, now)).vehicles.size).toBe(0);
    const [car, other, gone] = stock.filter((vehicle) => isForSale(vehicle) && vehicle.kind === "car");
    for (const { id, kilometers } of [car, other, gone].flatMap((each) => each ?? []))
      await database.orm
        .update(vehicles)
        .set({ kilometers: kilometers + 1, status: id === gone?.id ? "bought" : "in-stock" })
        .where(eq(vehicles.id, id));
    const changes = await engine().changes(cursor, now);
    expect(idsOf(changes.vehicles)).toEqual([car?.id, other?.id]);
    expect(idsOf(await changes.find(list()))).toEqual([car?.id, other?.id]);
    expect(idsOf(await changes.find(list({ kind: "motorbike" })))).toEqual([]);
    const most = query({ kmsTo: (car?.kilometers ?? 0) + 1, kmsFrom: (car?.kilometers ?? 0) + 1 });
    expect(idsOf(await changes.find(list({ query: most })))).toContain(car?.id);
    expect((await engine().changes(changes.readUpTo, now)).vehicles.size).toBe(0);
  });
});
