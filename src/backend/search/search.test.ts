import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultFinanceConfig } from "#backend/finance/default-finance-config.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient, type Written } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import type { SearchResult } from "#contract/search.ts";
import { createRandom } from "#demo/stock/random.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { sorts } from "#domain/search-query-keys.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import { randomDeposits, randomFilters, randomPlaces } from "#tools/test-support/random-filters.ts";

/** A large stock is searched by `TEST_VEHICLES=100000`, which takes minutes. */
const stock = Number(process.env.TEST_VEHICLES ?? 1000);
const timeoutMs = stock > 1000 ? 600_000 : 60_000;

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: stock });
  client = testClient(createBackend(database));
  await storeMonthlyPrices();
  await storePlaces();
  await storeBands();
}, timeoutMs);
afterAll(() => database.close());

type FacetRequest = {
  filters: Record<string, string>;
  kind?: "car" | "motorbike";
  sort?: string;
  page?: number;
  limit?: number;
};

const search = async ({ filters, ...rest }: FacetRequest): Promise<Written<SearchResult>> => {
  const body = { components: [{ id: "s", key: "search", data: { filters, ...rest } }] };
  const { components } = await client.call(readingEndpoints.componentFiltered, { body });
  const [first] = components;
  if (!first) throw new Error("no component came back");
  return first.data;
};

/** Prices are filtered with the contract expenses. */
const addedCents = defaultFinanceConfig.contractExpensesCents;

/** The monthly price of each vehicle on the cards of the whole stock, by deposit, as a table beside the stock. */
const storeMonthlyPrices = async () => {
  await database.orm.execute(sql`create table monthly_fees (vin text, deposit int, euros numeric)`);
  for (const deposit of [0, ...randomDeposits])
    for (let page = 1; ; page++) {
      const filters: Record<string, string> = deposit === 0 ? {} : { deposit: String(deposit) };
      const { vehicles } = await search({ filters, page, limit: 48 });
      if (vehicles.length === 0) break;
      const fees = vehicles.flatMap(({ vin, monthlyPrice: euros }) =>
        euros === undefined ? [] : [{ vin, deposit, euros }],
      );
      await database.orm.execute(
        sql`insert into monthly_fees select * from jsonb_populate_recordset(null::monthly_fees, ${JSON.stringify(fees)}::jsonb)`,
      );
    }
};

const storePlaces = async () => {
  const places = randomPlaces.flatMap((code) => {
    const area = postalAreaOf(code);
    return area ? [{ code, lat: area.latitude, lon: area.longitude }] : [];
  });
  await database.orm.execute(sql`create table known_places (code text, lat float8, lon float8)`);
  await database.orm.execute(
    sql`insert into known_places select * from jsonb_populate_recordset(null::known_places, ${JSON.stringify(places)}::jsonb)`,
  );
};

/** The price rating on the card of each vehicle of the whole stock. */
const storeBands = async () => {
  await database.orm.execute(sql`create table price_bands (vin text primary key, band text)`);
  for (let page = 1; ; page++) {
    const { vehicles } = await search({ filters: {}, page, limit: 48 });
    if (vehicles.length === 0) break;
    const bands = vehicles.flatMap(({ vin, priceBand: band }) => (band === undefined ? [] : [{ vin, band }]));
    await database.orm.execute(
      sql`insert into price_bands select * from jsonb_populate_recordset(null::price_bands, ${JSON.stringify(bands)}::jsonb)`,
    );
  }
};

/** Bands of engine sizes and licences in SQL, from the law and not from the code. */
const engineSize = sql`case when m.kind::text <> 'motorbike' or t.displacement is null then '' when t.displacement <= 125 then '125'
  when t.displacement <= 500 then '500' when t.displacement <= 750 then '750' when t.displacement <= 1000 then '1000' else 'more' end`;
const kilowatts = sql`round(t.power * 0.7355)`;
const licenceHolds = {
  b: sql`m.kind::text = 'car' or (${kilowatts} <= 11 and coalesce(t.displacement, 0) <= 125)`,
  a1: sql`m.kind::text = 'motorbike' and ${kilowatts} <= 11 and coalesce(t.displacement, 0) <= 125`,
  a2: sql`m.kind::text = 'motorbike' and ${kilowatts} <= 35`,
  a: sql`m.kind::text = 'motorbike'`,
};
/** By the law of cosines on a sphere of 6371 km. */
const kilometresTo = sql`6371 * acos(least(1, sin(radians(k.lat)) * sin(radians(d.latitude))
  + cos(radians(k.lat)) * cos(radians(d.latitude)) * cos(radians(d.longitude - k.lon))))`;

/** The same question in plain SQL, written from the specification and not from the code: of what can be bought, by default. */
const countIndependently = async ({ filters, kind }: FacetRequest, status = "in-stock"): Promise<number> => {
  const list = (key: string) => filters[key]?.split(",") ?? [];
  const conditions = [sql`v.status::text = ${status}`];
  if (kind) conditions.push(sql`m.kind::text = ${kind}`);
  const brands = list("brand");
  const models = list("model");
  if (brands.length + models.length > 0)
    conditions.push(sql`(m.slug = any(${sql.param(models)}::text[]) or (b.slug = any(${sql.param(brands)}::text[]) and not exists (
      select from models o where o.brand_id = b.id and o.slug = any(${sql.param(models)}::text[]))))`);
  for (const [key, column] of [
    ["segment", "segment"],
    ["fuel", "fuel"],
    ["transmission", "transmission"],
    ["seats", "seats"],
  ] as const)
    if (list(key).length > 0)
      conditions.push(sql`t.${sql.identifier(column)}::text = any(${sql.param(list(key))}::text[])`);
  if (list("badge").length > 0)
    conditions.push(sql`v.badge::text = any(${sql.param(list("badge"))}::text[])`);
  if (list("rating").length > 0)
    conditions.push(
      sql`coalesce((select band from price_bands p where p.vin = v.vin), 'unknown') = any(${sql.param(list("rating"))}::text[])`,
    );
  if (list("cc").length > 0) conditions.push(sql`${engineSize} = any(${sql.param(list("cc"))}::text[])`);
  if (list("licence").length > 0)
    conditions.push(
      sql`(${sql.join(
        list("licence").map((id) => licenceHolds[id as keyof typeof licenceHolds]),
        sql` or `,
      )})`,
    );
  if (filters.owners) conditions.push(sql`v.owners <= ${Number(filters.owners)}`);
  if (filters.newSince)
    conditions.push(sql`v.arrived_at >= now() - make_interval(days => ${Number(filters.newSince)})`);
  if (filters.monthlyTo)
    conditions.push(sql`exists (select from monthly_fees f where f.vin = v.vin
      and f.deposit = ${Number(filters.deposit ?? 0)} and f.euros <= ${Number(filters.monthlyTo)})`);
  if (filters.place && filters.radius)
    conditions.push(sql`not exists (select from known_places k where k.code = ${filters.place}
      and ${kilometresTo} > ${Number(filters.radius)})`);
  const ranges = {
    year: sql`v.year`,
    kms: sql`v.kilometers`,
    price: sql`(v.price_cents + ${addedCents}) / 100.0`,
    power: sql`t.power`,
    range: sql`t.electric_range`,
  };
  for (const [key, column] of Object.entries(ranges)) {
    const bounds = [filters[`${key}From`], filters[`${key}To`]].map((text) =>
      text === undefined ? undefined : Number(text),
    );
    const [from, to] = bounds;
    const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
    if (low !== undefined) conditions.push(sql`${column} >= ${low}`);
    if (high !== undefined) conditions.push(sql`${column} <= ${high}`);
  }
  if (filters.lowCost) conditions.push(sql`v.low_cost`);
  if (filters.highlighted) conditions.push(sql`v.highlighted`);
  if (filters.traction4x4) conditions.push(sql`t.traction_4x4`);
  if (filters.deductibleVAT) conditions.push(sql`v.deductible_vat`);
  if (filters.discount) conditions.push(sql`v.previous_price_cents > v.price_cents`);
  if (filters.financing) conditions.push(sql`v.financing`);
  const [row] = rowsOf<{ count: number }>(
    await database.orm.execute(sql`select count(*)::int as count from vehicles v
      join versions t on t.id = v.version_id join models m on m.id = t.model_id join brands b on b.id = m.brand_id
      join dealers d on d.id = v.dealer_id
      where ${sql.join(conditions, sql` and `)}`),
  );
  return row?.count ?? -1;
};

/** The filters with one value in place of all others of its filter; brand and model are one. */
const alone = (filters: Record<string, string>, filter: string, id: string): Record<string, string> => {
  const { brand, model, ...others } = filters;
  const isMake = filter === "brand" || filter === "model";
  return { ...(isMake ? others : filters), [filter]: id };
};

describe("in 200 random states of the filters", () => {
  const random = createRandom(20_261_120);
  const kinds = ["car", "car", "motorbike", undefined] as const;
  const batches = Array.from({ length: 20 }, (_, index) => index * 10 + 1);

  let found = 0;

  test.each(batches)(
    "the counts hold (from state %i on)",
    async () => {
      for (let state = 0; state < 10; state++) {
        const kind = kinds[random.whole(0, kinds.length - 1)];
        const filters = randomFilters(random);
        const request = { filters, ...(kind && { kind }) };
        const result = await search({ ...request, limit: 1 });
        expect(result.total, JSON.stringify(request)).toBe(await countIndependently(request));
        expect(result.reserved, JSON.stringify(request)).toBe(await countIndependently(request, "reserved"));
        expect(result.page.count).toBe(result.total + result.reserved);
        if (result.total > 0) found += 1;

        const choices = Object.entries(result.facets.values).flatMap(([filter, values]) =>
          values.map(({ id, count }) => ({ filter, id, count })),
        );
        expect(choices.length).toBeGreaterThan(20);
        for (let render = 0; render < 6; render++) {
          const choice = choices[random.whole(0, choices.length - 1)];
          if (!choice) throw new Error("nothing to choose");
          const then = { ...request, filters: alone(filters, choice.filter, choice.id) };
          const message = `${JSON.stringify(request)} and there ${choice.filter}=${choice.id} alone`;
          expect(await countIndependently(then), message).toBe(choice.count);
          if (render === 0) expect((await search({ ...then, limit: 1 })).total, message).toBe(choice.count);
        }
      }
    },
    timeoutMs,
  );

  test("a good part of them finds something", () => expect(found).toBeGreaterThan(60));
});

describe("every value of every filter", () => {
  test.each<FacetRequest>([
    { filters: {} },
    { filters: { brand: "seat,toyota", model: "seat-ibiza", fuel: "petrol" }, kind: "car" },
    { filters: { segment: "scooter", discount: "1" }, kind: "motorbike" },
    { filters: { brand: "seat", priceTo: "1" } },
  ])("%j", async (request) => {
    const { facets } = await search({ ...request, limit: 1 });
    for (const [filter, values] of Object.entries(facets.values))
      for (const { id, count } of values)
        expect(
          await countIndependently({ ...request, filters: alone({ ...request.filters }, filter, id) }),
          `${filter}=${id}`,
        ).toBe(count);
  });

  test("those that are searched for carry the needle", async () => {
    const filters = {
      brand: "seat,borgward",
      model: "seat-ibiza",
      fuel: "petrol",
      seats: "5",
      discount: "1",
    };
    const { facets } = await search({ filters, kind: "car" });
    const needles = Object.entries(facets.values).flatMap(([filter, values]) =>
      values.filter(({ needle }) => needle).map(({ id }) => `${filter}=${id}`),
    );
    expect(needles.sort()).toEqual([
      "brand=seat",
      "discount=1",
      "fuel=petrol",
      "model=seat-ibiza",
      "seats=5",
    ]);
  });

  test("what no vehicle of the kind can have, or says nothing in the market, is not offered", async () => {
    const ids = async (kind: "car" | "motorbike", locale: "es" | "pt") => {
      const body = {
        components: [{ id: "s", key: "search" as const, data: { filters: {}, kind, limit: 1 } }],
      };
      const { components } = await client.call(readingEndpoints.componentFiltered, { body }, locale);
      const { badge, cc, licence } = components[0]?.data.facets.values ?? {};
      return [badge, cc, licence].map((values) => values?.map(({ id }) => id).join());
    };
    const [sizes, licences] = ["125,500,750,1000,more", "b,a1,a2,a"];
    expect(await ids("car", "es")).toEqual(["0,eco,c,b", "", ""]);
    expect(await ids("motorbike", "es")).toEqual(["0,eco,c,b", sizes, licences]);
    expect(await ids("motorbike", "pt")).toEqual(["", sizes, licences]);
  });

  test("values without vehicles stay", async () => {
    const { facets } = await search({ filters: { fuel: "electric" }, kind: "car" });
    const manual = facets.values.transmission?.find(({ id }) => id === "manual");
    expect(manual).toEqual({ id: "manual", value: "Manual", count: 0 });
  });

  test("ranges are those that the other filters leave", async () => {
    const { facets } = await search({ filters: { brand: "seat", priceTo: "9000", yearFrom: "2015" } });
    const [row] = rowsOf<{ min: number; max: number }>(
      await database.orm.execute(sql`select floor(min(price_cents + ${addedCents}) / 100.0)::int as min, ceil(max(price_cents + ${addedCents}) / 100.0)::int as max
        from vehicles v join models m on m.id = v.model_id join brands b on b.id = m.brand_id
        where b.slug = 'seat' and year >= 2015 and status = 'in-stock'`),
    );
    expect(facets.ranges.price).toEqual(row);
  });
});

describe("pages and order", () => {
  const keyOf = {
    "price-asc": (card: Written<SearchResult>["vehicles"][number]) => card.totalPrice,
    "price-desc": (card) => -card.totalPrice,
    "monthly-asc": (card) => card.monthlyPrice ?? Number.POSITIVE_INFINITY,
    "monthly-desc": (card) => -(card.monthlyPrice ?? Number.NEGATIVE_INFINITY),
    "kms-asc": (card) => card.kilometers,
    "year-desc": (card) => -card.year,
    relevance: (card) => (card.reserved ? 1 : 0),
    distance: (card) => card.distance?.km ?? -1,
    rating: (card) => ["below", "in-line", "above", undefined].indexOf(card.priceBand),
  } as const satisfies Record<string, (card: Written<SearchResult>["vehicles"][number]) => number>;

  test.each(sorts)("by %s every vehicle comes exactly once, in order", async (sort) => {
    const filters = { fuel: "petrol", ...(sort === "distance" && { place: "28001" }) };
    const first = await search({ filters, sort });
    const listed = first.total + first.reserved;
    expect(first.page).toEqual({ number: 1, size: 24, count: Math.ceil(listed / 24) });
    const cards = [...first.vehicles];
    for (let page = 2; page <= first.page.count; page++)
      cards.push(...(await search({ filters, sort, page })).vehicles);
    expect(new Set(cards.map(({ vin }) => vin)).size).toBe(listed);
    expect(cards).toHaveLength(listed);
    expect(cards.filter(({ reserved }) => reserved)).toHaveLength(first.reserved);
    expect(cards.filter(({ bought }) => bought)).toEqual([]);
    if (sort === "newest") return;
    const keys = cards.map(keyOf[sort]);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  test("beyond the last page there is nothing, but the total", async () => {
    const { total, page } = await search({ filters: {} });
    const beyond = await search({ filters: {}, page: 9_999 });
    expect(beyond.vehicles).toEqual([]);
    expect(beyond).toMatchObject({ total, page: { number: 9_999, size: 24, count: page.count } });
  });

  test("junk in filters and sort is ignored", async () => {
    const { total } = await search({ filters: {} });
    const junk = {
      priceTo: "cheap",
      fuel: "plutonium",
      page: "-1",
      nonsense: "'; drop table vehicles",
      lowCost: "maybe",
    };
    expect(await search({ filters: junk, sort: "sideways" })).toMatchObject({ total, page: { number: 1 } });
  });

  test("crossed ends of a range are exchanged", async () => {
    const straight = await search({ filters: { priceFrom: "8000", priceTo: "20000" } });
    expect((await search({ filters: { priceFrom: "20000", priceTo: "8000" } })).total).toBe(straight.total);
  });
});

describe("values that exist no more", () => {
  test("are named and left out, the rest holds", async () => {
    const { total } = await search({ filters: { brand: "seat", fuel: "diesel" } });
    const request = { brand: "seat,borgward", model: "borgward-isabella", fuel: "diesel" };
    expect(await search({ filters: request })).toMatchObject({
      total,
      ignored: [
        { filter: "brand", value: "borgward" },
        { filter: "model", value: "borgward-isabella" },
      ],
    });
    expect((await search({ filters: { brand: "seat" } })).ignored).toEqual([]);
  });
});

describe("a search that finds nothing", () => {
  test("offers ways out whose totals are exact", async () => {
    const random = createRandom(7);
    let offered = 0;
    let widened = 0;
    for (let state = 0; state < 60; state++) {
      const request = {
        filters: { ...randomFilters(random), priceTo: String(random.whole(1, 9) * 1000), brand: "seat,kia" },
        kind: "car" as const,
      };
      const { total, relaxations } = await search({ ...request, limit: 1 });
      if (total > 0) expect(relaxations).toEqual([]);
      expect(relaxations.length).toBeLessThanOrEqual(5);
      for (const relaxation of relaxations) {
        offered += 1;
        const message = `${JSON.stringify(request)} and then ${JSON.stringify(relaxation)}`;
        expect(await countIndependently({ ...request, filters: relaxation.filters }), message).toBe(
          relaxation.total,
        );
        const isWider = Object.keys(relaxation.filters).some((key) => key.startsWith(relaxation.filter));
        if (isWider && relaxation.filter === "price") widened += 1;
      }
    }
    expect(offered).toBeGreaterThan(20);
    expect(widened).toBeGreaterThan(0);
  });

  test("so does one that finds nothing but reserved vehicles, which it shows", async () => {
    const [row] = rowsOf<{ vin: string; model: string; kms: number }>(
      await database.orm.execute(sql`select v.vin, m.slug as model, v.kilometers as kms from vehicles v
        join models m on m.id = v.model_id where v.status = 'reserved' and v.kilometers > 1000 and not exists (
          select from vehicles o where o.id <> v.id and o.model_id = v.model_id and o.kilometers = v.kilometers)
        order by v.id limit 1`),
    );
    const kms = String(row?.kms);
    const found = await search({ filters: { model: row?.model ?? "", kmsFrom: kms, kmsTo: kms } });
    expect(found).toMatchObject({ total: 0, reserved: 1, page: { count: 1 } });
    expect(found.vehicles.map(({ vin, reserved }) => [vin, reserved])).toEqual([[row?.vin, true]]);
    expect(found.relaxations.length).toBeGreaterThan(0);
  });

  test.each([
    ["badge", { badge: "0" }],
    ["owners", { owners: "1" }],
    ["newSince", { newSince: "1" }],
    ["place", { place: "07001", radius: "25" }],
    ["range", { rangeFrom: "300" }],
    ["monthly", { monthlyTo: "1" }],
  ] as const)("what it asks of %s gives way", async (filter, request) => {
    const [row] = rowsOf<{ model: string; kms: number }>(
      await database.orm.execute(sql`select m.slug as model, v.kilometers as kms from vehicles v
        join models m on m.id = v.model_id join dealers d on d.id = v.dealer_id
        where v.status = 'in-stock' and v.badge = 'c' and v.owners > 1 and v.financing and d.zip_code not like '07%'
          and v.arrived_at < now() - interval '20 days' and v.kilometers > 1000 and not exists (
            select from vehicles o where o.id <> v.id and o.model_id = v.model_id and o.kilometers = v.kilometers)
        order by v.id limit 1`),
    );
    const kms = String(row?.kms);
    const own = { model: row?.model ?? "", kmsFrom: kms, kmsTo: kms };
    const { total, relaxations } = await search({ filters: { ...own, ...request } });
    expect(total).toBe(0);
    const gone = relaxations.find((each) => each.filter === filter);
    expect(gone?.filters).toEqual({ ...own, ...("place" in request && { place: request.place }) });
    expect(gone?.total).toBe(1);
  });

  test("a model gives way to its brand, then both give way", async () => {
    const { relaxations } = await search({ filters: { model: "seat-ibiza", seats: "9" }, kind: "car" });
    expect(relaxations.map(({ filter, filters }) => [filter, filters])).toContainEqual([
      "seats",
      { model: "seat-ibiza" },
    ]);
    expect(relaxations.map(({ filter }) => filter)).not.toContain("price");
  });
});
