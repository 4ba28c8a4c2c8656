import { createHash } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPriceDropAlert } from "#backend/alert/add-price-drop-alert.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { startCursor } from "#backend/matching/alert-cursor.ts";
import { notifyAlerts } from "#backend/matching/notify-alerts.ts";
import { holdVehicle } from "#backend/reservation/hold/hold-vehicle.ts";
import { contentOf, newCustomer } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { versions } from "#backend/store/schema/catalogue.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { feedVehicles } from "#backend/store/schema/inventory-feeds.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { priceLog } from "#backend/store/schema/price-log.ts";
import { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { importFeed } from "./import-feed.ts";
import type { PictureStore } from "./pictures/fetch-missing.ts";
import type { Refusal } from "./row/refusal.ts";
import { oneImportAtATime } from "./store/one-import-at-a-time.ts";
import { csvOf, rowAt, testColumns, testMap, vinAt } from "./test-feed.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());
/** Each test has a source and a hundred VINs of its own. */
let first = 0;
beforeEach(() => {
  first += 100;
});

const day = (days: number) => new Date(Date.parse("2026-11-26T10:00:00Z") + days * 86_400_000);
type Options = {
  readonly now?: Date;
  readonly dryRun?: boolean;
  readonly sellMissing?: boolean;
  readonly isDelta?: boolean;
  readonly time?: Date;
  readonly older?: boolean;
  readonly stop?: AbortSignal;
  readonly map?: object;
};

/** Every address has a picture, which consists of the address. */
const pictures: PictureStore = {
  fetch: async (address) => Buffer.from(address),
  encode: async (bytes) => ({ bytes }),
  files: { put: async () => {}, get: async () => undefined, remove: async () => {}, check: async () => {} },
  atOnce: 1,
};
const pathOf = (address: string) =>
  `/api/services/pictures/${createHash("sha256").update(address).digest("hex")}`;

const load = async (feed: string | Uint8Array, { map, ...options }: Options = {}) => {
  const refusals: Refusal[] = [];
  const leftOut: string[] = [];
  const outcome = await importFeed(database, {
    map: testMap({ source: `s-${first}`, ...map }),
    bytes: (async function* () {
      yield Buffer.from(feed);
    })(),
    imageHosts: ["img.example.com"],
    refused: (refusal) => refusals.push(refusal),
    leftOut: (...parts) => leftOut.push(parts.join(" ")),
    now: day(0),
    pictures,
    ...options,
  });
  return { ...outcome, refusals, leftOut };
};
const row = (at: number, cells: Parameters<typeof rowAt>[1] = {}) => rowAt(first + at, cells);
const rows = (count: number, cells: Parameters<typeof rowAt>[1] = {}) =>
  Array.from({ length: count }, (_, at) => row(at, cells));
const vin = (at: number) => vinAt(first + at);
const stored = async (at: number) => {
  const [found] = await database.orm
    .select()
    .from(vehicles)
    .where(eq(vehicles.vin, vin(at)));
  if (found === undefined) throw new Error(`No vehicle ${vin(at)}`);
  return found;
};
/** What is stored of a vehicle, of its version and for its page. */
const storedWhole = async (at: number) => {
  const vehicle = await stored(at);
  const { orm } = database;
  const [version] = await orm.select().from(versions).where(eq(versions.id, vehicle.versionId));
  const [details] = await orm.select().from(vehicleDetails).where(eq(vehicleDetails.vehicleId, vehicle.id));
  return { ...vehicle, version, details };
};
const statuses = async (count: number) => {
  const vins = Array.from({ length: count }, (_, at) => vin(at));
  const found = await database.orm
    .select()
    .from(vehicles)
    .where(inArray(vehicles.vin, vins))
    .orderBy(vehicles.vin);
  return found.map(({ status }) => status);
};
const prices = async (at: number) => {
  const { id } = await stored(at);
  const log = await database.orm
    .select()
    .from(priceLog)
    .where(eq(priceLog.vehicleId, id))
    .orderBy(asc(priceLog.id));
  return log.map(({ cents }) => cents);
};
/** All that an import may change, in one text. */
const print = async (): Promise<string> => {
  const [found] = rowsOf<{ print: string }>(
    await database.orm.execute(sql`select md5(concat(
      (select string_agg(v::text, ';' order by id) from vehicles v),
      (select string_agg(d::text, ';' order by vehicle_id) from vehicle_details d),
      (select string_agg(l::text, ';' order by id) from price_log l),
      (select string_agg(t::text, ';' order by id) from versions t),
      (select string_agg(m::text, ';' order by id) from models m),
      (select string_agg(f::text, ';' order by vehicle_id) from feed_vehicles f),
      (select string_agg(p::text, ';' order by id) from page_drops p))) as print`),
  );
  return found?.print ?? "";
};

describe("a vehicle of a feed", () => {
  test("is found by the search and has its page, in both languages, with what the feed said and no more", async () => {
    const picture = "https://img.example.com/1.jpg";
    const fotos = `${picture}|http://img.example.com/2.jpg|https://elsewhere.example/3.jpg|nada`;
    const { added, leftOut } = await load(csvOf([row(0, { pictures: fotos })]));
    expect([added, leftOut.length]).toEqual([1, 3]);
    for (const locale of ["es", "pt"] as const) {
      const data = { filters: { brand: "seat", model: "seat-leon", sort: "newest" } };
      const { components } = await client.call(
        readingEndpoints.componentFiltered,
        { body: { components: [{ id: "s", key: "search", data }] } },
        locale,
      );
      const card = components[0]?.data.vehicles.find((each) => each.vin === vin(0));
      expect(card).toMatchObject({
        totalPrice: 18_990,
        kilometers: 45_300,
        year: 2021,
        power: 130,
        imageUrl: pathOf(picture),
      });
      expect(card).not.toHaveProperty("owners");
      const detail = await client.call(readingEndpoints.vehicle, { params: { vin: vin(0) } }, locale);
      expect(detail.card).toEqual(card);
      expect(detail.carDetailImage.staticImages.externalImages).toMatchObject([
        { url: pathOf(picture), picture: { url: pathOf(picture), alt: "SEAT León" } },
      ]);
      expect(detail.vehicle.color).toBe(locale === "es" ? "Blanco Nevada" : "Branco");
      expect(detail).not.toHaveProperty("runningCosts");
      const labels = detail.technicalData.flatMap(({ items }) => items.map(({ label }) => label)).join();
      expect(labels).not.toMatch(/CO|Consumo|Dueños|Donos|Origen|Origem/);
      const slug = detail.path.replace(/^\/(pt\/)?|\/$/g, "");
      const page = await client.call(readingEndpoints.page, { params: { slug } }, locale);
      expect(page.components[0]).toMatchObject({ key: "vehicle-detail", data: { vin: vin(0) } });
    }
  });

  test("is of no version that the trade-in takes, unless it is known what it cost new", async () => {
    await load(csvOf([row(0, { version: "1.5 TSI Nadie" })]));
    const params = { brandId: "seat", modelId: "seat-leon" };
    const found = await client.call(readingEndpoints.modelVersions, { params });
    expect(found.map(({ name }) => name)).not.toContain("1.5 TSI Nadie");
  });
});

describe("importing again", () => {
  test("the same changes nothing, also in another encoding and packed otherwise", async () => {
    const feed = csvOf(rows(7, { price: "18.990,00" }));
    expect(await load(feed)).toMatchObject({ rows: 7, added: 7, refused: 0 });
    const before = await print();
    const same = [feed, Buffer.from(feed, "latin1"), Buffer.from(`\ufeff${feed}`, "utf16le")];
    for (const each of same) {
      expect(await load(each, { now: day(1) })).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 7,
        sold: 0,
      });
    }
    expect(await print()).toBe(before);
  });

  test("changes what the feed changed, and keeps what somebody corrected since", async () => {
    await load(csvOf(rows(2)));
    await database.orm
      .update(vehicles)
      .set({ highlighted: true })
      .where(eq(vehicles.vin, vin(0)));
    const changed = await load(csvOf([row(0), row(1, { kilometers: "46.000" })]), { now: day(1) });
    expect(changed).toMatchObject({ changed: 1, unchanged: 1 });
    expect([(await stored(0)).highlighted, (await stored(1)).kilometers]).toEqual([true, 46_000]);
  });

  test("logs each price once, and strikes through the lowest of thirty days alone", async () => {
    const at = (days: number, price: string) => load(csvOf([row(0, { price })]), { now: day(days) });
    await at(0, "18.990");
    await at(1, "18.990");
    await at(40, "19.990");
    await at(41, "18.490 €");
    expect((await stored(0)).previousPriceCents).toBe(1_899_000);
    await at(41, "18.490,00");
    await at(80, "17.990");
    expect(await prices(0)).toEqual([1_899_000, 1_999_000, 1_849_000, 1_799_000]);
    expect((await stored(0)).previousPriceCents).toBe(1_849_000);
    await at(81, "18.990");
    expect((await stored(0)).previousPriceCents).toBeNull();
  });

  test("a lower price is told to whoever asked for it", async () => {
    const { orm } = database;
    await load(csvOf([row(0)]), { now: day(0) });
    await startCursor(orm);
    const customerId = await newCustomer(orm);
    await addPriceDropAlert(orm, { whose: { customerId }, locale: "es", vin: vin(0), now: day(0) });
    await load(csvOf([row(0, { price: "17.500" })]), { now: day(1) });
    await notifyAlerts(orm, { now: day(1) });
    const events = await orm
      .select()
      .from(alertEvents)
      .where(eq(alertEvents.vin, vin(0)));
    expect(events.map(({ event }) => event)).toEqual(["cheaper:1750000"]);
  });

  test("pages that show it are invalidated", async () => {
    await database.run("delete from page_drops");
    await load(csvOf([row(0)]));
    const { rows: invalidations } = await database.run("select distinct tag from page_drops order by tag");
    expect(invalidations.map((invalidation) => (invalidation as { tag: string }).tag)).toEqual(
      expect.arrayContaining(["stock", `vehicle:${vin(0)}`]),
    );
  });
});

describe("what the feed does not name any more", () => {
  test("is sold, and in stock again when it is back, at the same address", async () => {
    await load(csvOf(rows(8)));
    const { publicId } = await stored(7);
    expect(await load(csvOf(rows(6)), { now: day(1) })).toMatchObject({ sold: 2, notSold: undefined });
    expect((await statuses(8)).slice(5)).toEqual(["in-stock", "bought", "bought"]);
    expect((await stored(7)).statusSince).toEqual(day(1));
    expect(await load(csvOf(rows(8)), { now: day(2) })).toMatchObject({ changed: 2, sold: 0 });
    expect(await statuses(8)).toEqual(Array(8).fill("in-stock"));
    const back = await stored(7);
    expect([back.publicId, back.arrivedAt, await prices(7)]).toEqual([publicId, day(0), [1_899_000]]);
  });

  test("is not sold by a feed that is cut, much smaller or empty, unless it is told so", async () => {
    const feed = csvOf(rows(20));
    await load(feed);
    const half = [feed.slice(0, feed.length / 2), csvOf(rows(10)), csvOf([])];
    for (const each of half) {
      expect(await load(each)).toMatchObject({ sold: 0, notSold: expect.stringMatching(/\d+ missing/) });
      expect(await statuses(20)).toEqual(Array(20).fill("in-stock"));
    }
    expect(await load(csvOf(rows(10)), { sellMissing: true })).toMatchObject({
      sold: 10,
      notSold: undefined,
    });
  });

  test("is sold although rows of separators end the feed", async () => {
    await load(csvOf(rows(3)));
    const separators = `${";".repeat(Object.keys(testColumns).length - 1)}\r\n`;
    const next = await load(`${csvOf(rows(2))}${separators}${separators}`, { now: day(1) });
    expect(next).toMatchObject({ rows: 2, refused: 0, sold: 1, notSold: undefined });
    expect(await statuses(3)).toEqual(["in-stock", "in-stock", "bought"]);
  });

  test("is there as long as a row names it, however wrong the row is", async () => {
    await load(csvOf(rows(6)));
    const wrong = [row(0, { price: "a consultar" }), row(1, { vin: "???" }), ...rows(6).slice(3)];
    expect(await load(csvOf(wrong))).toMatchObject({ refused: 2, sold: 1 });
    expect(await statuses(6)).toEqual(["in-stock", "in-stock", "bought", "in-stock", "in-stock", "in-stock"]);
    const nameless = [row(0, { vin: "", reference: "" }), ...rows(6).slice(4)];
    expect(await load(csvOf(nameless))).toMatchObject({
      sold: 0,
      notSold: expect.stringContaining("1 row does not say"),
    });
  });

  test("stays reserved for a customer, whatever the feed says", async () => {
    const { orm } = database;
    await load(csvOf(rows(6)));
    const { id, dealerId } = await stored(0);
    await holdVehicle(orm, {
      customerId: await newCustomer(orm),
      vehicleId: id,
      reservationId: undefined,
      contentAt: contentOf({ dealerId }, { cashPriceCents: 1_899_000, financedPriceCents: 1_899_000 }),
      provider: "sandbox",
      now: day(0),
    });
    expect(await load(csvOf(rows(6).slice(1)))).toMatchObject({ sold: 0, held: 1 });
    for (const status of ["vendido", "disponible"]) {
      await load(csvOf([row(0, { status, price: "16.000" }), ...rows(6).slice(1)]));
      expect((await stored(0)).status).toBe("reserved");
    }
    expect((await stored(0)).priceCents).toBe(1_600_000);
  });

  test("of another source is nobody's business", async () => {
    await load(csvOf(rows(4)));
    const other = await load(csvOf([row(50)]), { map: { source: `other-${first}` } });
    expect(other).toMatchObject({ added: 1, sold: 0 });
    const theirs = await load(csvOf([row(0), row(50)]), { map: { source: `other-${first}` } });
    expect(theirs).toMatchObject({ refused: 1, unchanged: 1 });
    expect(theirs.refusals[0]).toMatchObject({
      column: "Bastidor",
      expected: expect.stringContaining(`s-${first}`),
    });
  });
});

describe("a delta", () => {
  test("changes what it names, and nothing else", async () => {
    await load(csvOf(rows(8)));
    const delta = csvOf([row(1, { price: "16.990" }), row(2, { status: "vendido" }), row(8)]);
    expect(await load(delta, { isDelta: true })).toMatchObject({
      ...{ added: 1, changed: 2, sold: 0, notSold: undefined },
    });
    expect(await statuses(9)).toEqual([
      ...["in-stock", "in-stock", "bought", "in-stock", "in-stock", "in-stock", "in-stock", "in-stock"],
      "in-stock",
    ]);
  });

  test("may say of a vehicle no more than that it is sold or withdrawn", async () => {
    await load(csvOf(rows(4)));
    const feed = `Bastidor;Estado\n${vin(0)};vendido\n${vin(1)};retirado\n${vin(3)};disponible\n${vin(9)};baja\n`;
    const dry = await load(feed, { isDelta: true, dryRun: true });
    const wet = await load(feed, { isDelta: true });
    expect(dry).toEqual(wet);
    expect(wet).toMatchObject({ rows: 4, withdrawn: 2, unchanged: 1, refused: 1, sold: 0 });
    expect(await statuses(4)).toEqual(["bought", "bought", "in-stock", "in-stock"]);
  });

  test("has to say which vehicle", async () => {
    await expect(load("Estado\nvendido\n", { isDelta: true })).rejects.toThrow("columns.vin");
  });
});

describe("a feed of yesterday", () => {
  test("is refused, and changes nothing, unless it is wanted", async () => {
    await load(csvOf(rows(2)), { time: day(0) });
    const older = csvOf([row(0, { price: "25.000" })]);
    await expect(load(older, { time: day(-1) })).rejects.toThrow(
      /^the feed is of 2026-11-25T10:00:00\.000Z, and one of 2026-11-26T10:00:00\.000Z was imported already: --older/,
    );
    expect([(await stored(0)).priceCents, await statuses(2)]).toEqual([1_899_000, ["in-stock", "in-stock"]]);
    expect(await load(older, { time: day(-1), older: true })).toMatchObject({ changed: 1, sold: 1 });
    expect(await load(csvOf(rows(2)), { time: day(0) })).toMatchObject({ changed: 2 });
  });

  test("by what XML says of itself as well", async () => {
    const xml = (date: string) => `<rss><updated>${date}</updated><item><Bastidor>x</Bastidor></item></rss>`;
    const map = {
      item: "item",
      optionalColumns: true,
      values: {
        dealer: "ES107",
        make: "SEAT",
        model: "León",
        price: "1",
        kilometers: "1",
        registered: "2020",
        fuel: "x",
        color: "x",
      },
    };
    expect(await load(xml("2026-11-26T06:00:00Z"), { map })).toMatchObject({ rows: 1, refused: 1 });
    await expect(load(xml("2026-11-25T06:00:00Z"), { map, time: day(3) })).rejects.toThrow("--older");
  });

  test("a dry run, and a feed that is cut, are not remembered", async () => {
    const feed = csvOf(rows(2));
    await load(feed, { time: day(5), dryRun: true });
    await load(feed.slice(0, -10), { time: day(5) });
    expect(await load(feed, { time: day(4) })).toMatchObject({ rows: 2, refused: 0 });
  });
});

test("a stop ends an import between two rows, and nothing is taken for missing", async () => {
  await load(csvOf(rows(3)));
  const stop = AbortSignal.abort();
  await expect(load(csvOf([row(5)]), { stop })).rejects.toThrow("was stopped");
  expect(await statuses(6)).toEqual(Array(3).fill("in-stock"));
});

test("a feed that fails after a thousand rows stores none of them", async () => {
  const many = Array.from({ length: 3_000 }, (_, at) => rowAt(500_000 + at));
  const lines = csvOf(many).split(/(?<=\n)/);
  const before = await database.orm.$count(vehicles);
  const failing = importFeed(database, {
    map: testMap({ source: `s-${first}` }),
    bytes: (async function* () {
      for (const line of lines) yield Buffer.from(line);
      throw new Error("the connection was lost");
    })(),
    imageHosts: [],
    refused: () => undefined,
    leftOut: () => undefined,
  });
  await expect(failing).rejects.toThrow("the connection was lost");
  expect(await database.orm.$count(vehicles)).toBe(before);
});

test("the words of a row say whether it is reserved or sold", async () => {
  await load(csvOf(rows(3)));
  await load(
    csvOf([
      row(0, { status: "Reservado" }),
      row(1, { status: "VENDIDO" }),
      row(2),
      row(3, { status: "vendido" }),
    ]),
  );
  expect(await statuses(4)).toEqual(["reserved", "bought", "in-stock"]);
});

test("pictures may stand in columns of their own", async () => {
  const columns = { ...testColumns, pictures: ["Fotos", "Estado"] };
  const { status: _, ...map } = columns;
  const [one, two] = ["https://img.example.com/1.jpg", "https://img.example.com/2.jpg"];
  await load(csvOf([row(0, { pictures: one, status: two })]), { map: { columns: map } });
  const { carDetailImage } = await client.call(readingEndpoints.vehicle, { params: { vin: vin(0) } });
  expect(carDetailImage.staticImages.externalImages.map(({ url }) => url)).toEqual([
    pathOf(one),
    pathOf(two),
  ]);
});

test("a dry run says what an import would do, and writes nothing", async () => {
  await load(csvOf(rows(8)));
  const next = csvOf([
    ...rows(6).slice(1),
    row(0, { price: "1.000" }),
    row(9),
    row(10, { color: "Nardo" }),
    row(9),
  ]);
  const before = await print();
  const { refusals: dryRefusals, ...dry } = await load(next, { dryRun: true });
  expect(await print()).toBe(before);
  const { refusals, ...wet } = await load(next);
  expect([dry, dryRefusals]).toEqual([wet, refusals]);
  expect(wet).toMatchObject({
    rows: 9,
    added: 1,
    changed: 1,
    unchanged: 5,
    repeated: 1,
    refused: 1,
    sold: 2,
  });
});

test("each row that is refused is named with line, column, value and what was expected", async () => {
  const wrong = [
    row(0, { vin: "VSSZZZ5FZLRO00001" }),
    row(1, { make: "Seet" }),
    row(2, { model: "Leo" }),
    row(3, { price: "1,234.5.6" }),
    row(4, { kilometers: "muchos", color: "Nardo" }),
    row(5, { registered: "31/02/2021" }),
    row(6, { registered: "01/01/2030" }),
    row(7, { fuel: "Leña" }),
    row(8, { power: "" }),
    row(9, { version: "LeÃ³n" }),
    row(10),
    row(10, { price: "1.000" }),
  ];
  const { refusals, refused, added } = await load(csvOf(wrong));
  expect(refusals.map(({ line, column, value }) => [line, column, value])).toEqual([
    [2, "Bastidor", "VSSZZZ5FZLRO00001"],
    [3, "Marca", "Seet"],
    [4, "Modelo", "Leo"],
    [5, "PVP", "1,234.5.6"],
    [6, "Kms", "muchos"],
    [6, "Color", "Nardo"],
    [7, "Matriculación", "31/02/2021"],
    [8, "Matriculación", "01/01/2030"],
    [9, "Combustible", "Leña"],
    [10, "Potencia", ""],
    [11, "Versión", "LeÃ³n"],
    [13, "Bastidor", vin(10)],
  ]);
  expect([added, refused]).toEqual([1, 11]);
  expect(refusals.every(({ expected }) => expected.length > 5)).toBe(true);
  expect(refusals[1]?.expected).toContain("(seat?)");
});

test("a feed without columns of the map is refused at once, with all of their names", async () => {
  const feed = csvOf(rows(2)).replace("Bastidor", "VIN").replace("PVP", "Precio");
  await expect(load(feed)).rejects.toThrow(/"Bastidor"[\s\S]*"PVP"[\s\S]*VIN/);
});

describe("columns are found by their names", () => {
  const feedOf = (head: (name: string) => string) => {
    const [names = "", ...others] = csvOf(rows(2)).split("\n");
    return [head(names), ...others].join("\n");
  };

  test.each<[how: string, head: (name: string) => string]>([
    ["with accents of their own", (names) => names.normalize("NFD")],
    ["in capitals", (names) => names.toUpperCase()],
    ["in small letters", (names) => names.toLowerCase()],
    ["with blanks around them", (names) => names.replaceAll('"', "").replaceAll(";", " ;\u00a0 ")],
  ])("%s", async (_, head) => {
    expect(await load(feedOf(head))).toMatchObject({ added: 2, refused: 0 });
    expect((await stored(0)).kilometers).toBe(45_300);
  });

  test("also those of the map", async () => {
    const map = { columns: { ...testColumns, version: "VERSIÓN".normalize("NFD"), price: " pvp " } };
    expect(await load(csvOf(rows(2)), { map })).toMatchObject({ added: 2, refused: 0 });
  });

  test("one that the map uses and the feed has twice is named, and nothing is imported", async () => {
    const twice = (name: string) =>
      feedOf((names) => `${names};"${name}"`).replaceAll(/(?<=\d\d\d";[^\n]*)\n/g, ';"Rojo"\n');
    for (const name of ["Color", "COLOR "])
      await expect(load(twice(name))).rejects.toThrow(
        'columns.color: the feed has the column "Color" 2 times',
      );
    expect(await statuses(2)).toEqual([]);
    const unused = feedOf((names) => `${names};"Nota";"Nota"`).replaceAll(/(?<=\d\d\d";[^\n]*)\n/g, ";a;b\n");
    expect(await load(unused)).toMatchObject({ added: 2 });
  });

  test("so is a field of JSON, in whichever row", async () => {
    const columns = Object.fromEntries(Object.keys(testColumns).map((name) => [name, name]));
    const [one, two] = rows(2).map((each) => JSON.stringify(each));
    const doubled = two?.replace("}", ',"COLOR":"Rojo"}');
    for (const feed of [`${doubled}\n`, `${one}\n${doubled}\n`])
      await expect(load(feed, { map: { columns } })).rejects.toThrow(
        'the feed has the column "color" 2 times',
      );
  });
});

describe("a distance is measured", () => {
  const map = (more: object = {}) => ({
    columns: {
      ...testColumns,
      kilometers: { column: "Kms", unitColumn: "estado", ...more },
      status: undefined,
    },
  });
  const kmsOf = async (kilometers: string, unit: string, more?: object) => {
    const { refusals } = await load(csvOf([row(0, { kilometers, status: unit })]), { map: map(more) });
    return refusals.length > 0 ? refusals : (await stored(0)).kilometers;
  };

  test.each([
    ["28000", "MI", 45_062],
    ["28000", "KM", 28_000],
    ["28000", "millas", 45_062],
    ["28000", "Km.", 28_000],
    ["28000 km", "MI", 28_000],
    ["28000 km", "", 28_000],
  ])("as the column of its unit says: %s, %s", async (kilometers, unit, value) => {
    expect(await kmsOf(kilometers, unit)).toBe(value);
  });

  test("as the map says where that says nothing", async () => {
    expect(await kmsOf("28000", "", { unit: "miles" })).toBe(45_062);
  });

  test("as nobody knows where the map does not either, nor by a word that is no unit", async () => {
    const state = expect.stringContaining('"estado"');
    expect(await kmsOf("28000", "")).toMatchObject([{ column: "Kms", value: "28000", expected: state }]);
    const leagues = expect.stringContaining('"leguas"');
    expect(await kmsOf("28000", "leguas")).toMatchObject([{ column: "Kms", expected: leagues }]);
  });

  test("anew when only the unit changes", async () => {
    await kmsOf("28000", "KM");
    expect(await kmsOf("28000", "MI")).toBe(45_062);
  });

  test("by a column that the feed has", async () => {
    await expect(kmsOf("28000", "", { unitColumn: "Unidad" })).rejects.toThrow(
      'columns.kilometers: the feed has no column "Unidad"',
    );
  });
});

test("an instant is the day that it is where the dealer is", async () => {
  const [canary] = await database.orm.select().from(dealers).where(eq(dealers.zipCode, "35006"));
  const registered = "2020-12-31T23:00:00.000Z";
  const daysOf = async (dealer = "") => {
    await load(csvOf([row(0, { registered })]), { map: { values: { dealer } } });
    const { year, details } = await storedWhole(0);
    return [year, details?.registeredAt];
  };
  expect(await daysOf("ES107")).toEqual([2021, "2021-01-01"]);
  expect(await daysOf(canary?.dealerCode)).toEqual([2020, "2020-12-31"]);
});

test("today begins where the dealer is", async () => {
  const now = new Date("2026-11-26T23:30:00Z");
  const registered = ["2026-11-26T23:10:00Z", "27/11/2026", "28/11/2026"];
  const { refusals } = await load(csvOf(registered.map((each, at) => row(at, { registered: each }))), {
    now,
  });
  expect(refusals.map(({ value }) => value)).toEqual(["28/11/2026"]);
});

test("a year alone is its first day, and doors, seats and gears may have their words with them", async () => {
  const columns = { ...testColumns, doors: "Estado", seats: "Fotos", status: undefined, pictures: undefined };
  const feed = csvOf(
    ["5p", "5 puertas", "5 PTAS.", "5 portas", "5"].map((status, at) =>
      row(at, { status, pictures: "5 plazas", registered: "2021", transmission: "MANUAL 6V" }),
    ),
  );
  expect(await load(feed, { map: { columns } })).toMatchObject({ added: 5, refused: 0 });
  const { version, details } = await storedWhole(0);
  expect([version?.doors, version?.seats, details?.registeredAt]).toEqual([5, 5, "2021-01-01"]);
  const wrong = row(9, { status: "5x", pictures: "cinco", registered: "21" });
  const { refusals } = await load(csvOf([wrong]), { map: { columns } });
  expect(refusals.map(({ column }) => column)).toEqual(["Estado", "Fotos", "Matriculación"]);
});

test("texts that are too long are cut at a word, and what is cut off is counted", async () => {
  const shortened = `1.5 TSI ${"Edición ".repeat(14)}`.trim();
  const version = `${shortened}, Navegación Asientos`;
  const color = `Blanco ${"Nevada ".repeat(9)}`.trim();
  const pictures = Array.from({ length: 62 }, (_, at) => `https://img.example.com/${at}.jpg`).join("|");
  const { added, leftOut } = await load(csvOf([row(0, { version, color, pictures }), row(1)]));
  expect(added).toBe(2);
  expect(leftOut.toSorted()).toEqual([
    "color Nevada Nevada it is behind the 60 characters that are stored",
    "pictures img.example.com it is behind the 60 pictures that are stored",
    "pictures img.example.com it is behind the 60 pictures that are stored",
    "version Navegación Asientos it is behind the 120 characters that are stored",
  ]);
  const stands = await storedWhole(0);
  expect([stands.version?.name, stands.details?.colorName.es.length]).toEqual([shortened, 55]);
});

test("words and new models of the map are understood", async () => {
  const map = {
    words: { fuel: { BENCINA: "gasolina" }, model: { "Leon 5p": "León" }, color: { Nardo: "gris" } },
    newModels: { BYD: ["Seal U"] },
    values: { dealer: "ES107", seats: "5", body: "SUV" },
  };
  const known = row(0, { fuel: "Bencina", model: "LEON 5P", color: "Nardo", version: "1.5 TSI" });
  const fresh = row(1, {
    make: "byd",
    model: "SEAL U",
    version: "87 kWh Design",
    fuel: "Eléctrico",
    transmission: "Automático",
  });
  expect(await load(csvOf([known, fresh, row(2, { model: "Marea" })]), { map })).toMatchObject({
    added: 2,
    refused: 1,
  });
  const detail = await client.call(readingEndpoints.vehicle, { params: { vin: vin(1) } });
  expect([detail.brandId, detail.modelId, detail.card.brand]).toEqual(["byd", "byd-seal-u", "BYD"]);
});

test("JSON lines are loaded like CSV, and what they leave out is not missing", async () => {
  const objects = rows(3).map(({ vin: id, make, model }) => ({
    id,
    car: { make, model },
    price: 18_990.5,
    km: 1000,
    day: "2021-04-17",
    fuel: "petrol",
    gears: "manual",
    power: 150,
    color: "white",
  }));
  const columns = {
    ...{
      vin: "id",
      make: "car.make",
      model: "car.model",
      price: "price",
      kilometers: "km",
      registered: "day",
    },
    ...{ fuel: "fuel", transmission: "gears", power: "power", color: "color", version: "version" },
  };
  const text = objects.map((each) => JSON.stringify(each)).join("\n");
  expect(await load(text, { map: { columns } })).toMatchObject({ added: 3, refused: 0 });
  expect((await stored(0)).priceCents).toBe(1_899_050);
});

test("a name whose letters cannot be read is no name", async () => {
  const plain = { model: "Leon", price: "18990" };
  const mixed = Buffer.concat([
    Buffer.from(csvOf([row(0, { version: "Diésel", ...plain })])),
    Buffer.from(csvOf([row(1, { version: "Diésel", ...plain })]).split("\n")[1] ?? "", "latin1"),
  ]);
  const { added, refusals } = await load(mixed);
  expect([added, refusals.map(({ line, column }) => [line, column])]).toEqual([1, [[3, "Versión"]]]);
});

test("while a source is imported nobody else imports it; the embedded database has one process anyway", async () => {
  const second = oneImportAtATime(database, `s-${first}`, () => load(csvOf(rows(1))));
  if (database.kind === "server") await expect(second).rejects.toThrow(/running already/);
  else await expect(second).resolves.toMatchObject({ added: 1 });
});

test("two imports of a source at the same time make no vehicle twice", async () => {
  const both = await Promise.allSettled([load(csvOf(rows(5))), load(csvOf(rows(5)))]);
  expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
  expect(await statuses(5)).toEqual(Array(5).fill("in-stock"));
  expect(await database.orm.$count(feedVehicles, eq(feedVehicles.source, `s-${first}`))).toBe(5);
});
