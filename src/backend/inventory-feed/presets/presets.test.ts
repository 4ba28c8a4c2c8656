import { readFileSync } from "node:fs";
import { asc, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { versions } from "#backend/store/schema/catalogue.ts";
import { feedVehicles } from "#backend/store/schema/inventory-feeds.ts";
import { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { importFeed } from "../import-feed.ts";
import { listDealers } from "../list-dealers.ts";
import { parseMap, presets, readMap } from "../map/read-map.ts";
import type { Refusal } from "../row/refusal.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
});
afterAll(() => database.close());

const sampleOf = (file: string) => readFileSync(new URL(`samples/${file}`, import.meta.url), "utf8");

/** Imports a feed by a preset; what is stored of its vehicles, and what was said of its dealers. */
const load = async (preset: (typeof presets)[number], feed: Uint8Array | string) => {
  const dealers = listDealers();
  const refusals: Refusal[] = [];
  const outcome = await importFeed(database, {
    map: readMap({ preset }),
    bytes: (async function* () {
      yield Buffer.from(feed);
    })(),
    imageHosts: ["img.example.com"],
    refused: (refusal) => refusals.push(refusal),
    leftOut: () => undefined,
    unknownDealer: dealers.note,
    now: new Date("2026-11-26T10:00:00Z"),
  });
  return { ...outcome, refusals, dealers: dealers.lines() };
};

const stored = async (vins: readonly string[]) => {
  const { orm } = database;
  const found = await orm
    .select()
    .from(vehicles)
    .where(inArray(vehicles.vin, vins))
    .orderBy(asc(vehicles.vin));
  const ids = found.map(({ id }) => id);
  const details = await orm.select().from(vehicleDetails).where(inArray(vehicleDetails.vehicleId, ids));
  const links = await orm.select().from(feedVehicles).where(inArray(feedVehicles.vehicleId, ids));
  const ofVersion = found.map(({ versionId }) => versionId);
  const named = await orm.select().from(versions).where(inArray(versions.id, ofVersion));
  return found.map((vehicle) => {
    const version = named.find(({ id }) => id === vehicle.versionId);
    return {
      ...{
        euros: vehicle.priceCents / 100,
        kms: vehicle.kilometers,
        year: vehicle.year,
        status: vehicle.status,
      },
      ...{ segment: vehicle.segment, fuel: vehicle.fuel, transmission: vehicle.transmission },
      ...{ power: version?.power, version: version?.name },
      paint: details.find(({ vehicleId }) => vehicleId === vehicle.id)?.paint,
      day: details.find(({ vehicleId }) => vehicleId === vehicle.id)?.registeredAt,
      ...{ reference: links.find(({ vehicleId }) => vehicleId === vehicle.id)?.reference },
      pictures: links.find(({ vehicleId }) => vehicleId === vehicle.id)?.pictureAddresses.length,
    };
  });
};

const leon = {
  ...{ euros: 18_990, kms: 45_300, year: 2021, status: "in-stock" },
  ...{ fuel: "petrol", transmission: "manual", power: 130, paint: "white" },
};
const ateca = {
  ...{ euros: 27_450, year: 2022, segment: "suv", fuel: "diesel", transmission: "automatic", power: 150 },
  paint: "grey",
};

test.each(["google.tsv", "google.xml"])("Google: %s", async (file) => {
  const { added, changed, refused, dealers } = await load("google", sampleOf(file));
  expect([added + changed > 0, refused]).toEqual([true, 1]);
  expect(dealers).toEqual([
    'Unknown dealer "Valdeón" of 1 vehicle. Add to dealers.csv:',
    "  Valdeón,,Valdeón,,,,,,,,,,",
    'or, for a dealer of the shop, to the map: "words": { "dealer": { "Valdeón": "its code" } }',
  ]);
  expect(await stored(["VSSZZZ5FZLR910001", "VSSZZZ5FZLR910002"])).toMatchObject([
    { ...leon, day: "2021-04-17", segment: "hatchback", reference: "G-1", pictures: 3 },
    { ...ateca, kms: 28_000, day: "2022-02-01", reference: "G-2", pictures: 1 },
  ]);
});

test.each([
  ["meta.csv", "Calle Mayor 1"],
  ["meta.xml", "Calle Mayor 1"],
])("Meta: %s", async (file, address) => {
  const { added, changed, refused, dealers } = await load("meta", sampleOf(file));
  expect([added + changed, refused]).toEqual([2, 1]);
  expect(dealers[1]).toMatch(/^ {2}NORTE,,Norte Motor,.*\+34 910 000 000,$/);
  expect(dealers[1]).toContain(`,${address},`);
  expect(await stored(["VSSZZZ5FZLR920001", "VSSZZZ5FZLR920002"])).toMatchObject([
    { ...leon, day: "2021-01-01", reference: "M-1", pictures: 2 },
    { ...ateca, kms: 28_003, status: "reserved", reference: "M-2", pictures: 1 },
  ]);
});

test("Meta: pictures as a list of JSON, and an address with its parts", async () => {
  const [head = "", first = "", , third = ""] = sampleOf("meta.csv").split("\n");
  const columns = head.replace("image[0].url", "image").replace("image[1].url", "image[0].tag[1]");
  const json =
    '"[{""url"":""https://img.example.com/j1.jpg"",""tag"":[""a""]},{""url"":""https://img.example.com/j2.jpg""}]"';
  const row = first.replace("https://img.example.com/m1-a.jpg", json).replace(/,[^,]*$/, ",");
  const { dealers, refusals } = await load("meta", `${columns}\n${row}\n${third}\n`);
  expect(refusals.map(({ field }) => field)).toEqual(["dealer"]);
  expect((await stored(["VSSZZZ5FZLR920001"]))[0]?.pictures).toBe(2);
  expect(dealers[1]).toBe(
    "  NORTE,,Norte Motor,ES,,Segovia,Castilla y León,Calle Mayor 1,40001,,,+34 910 000 000,",
  );
});

test("mobile.de: without names of columns, in its own encoding, model and version in one", async () => {
  const { added, refused, refusals, dealers, encoding } = await load(
    "mobile-de",
    Buffer.from(sampleOf("mobile-de.csv"), "latin1"),
  );
  expect(refusals.filter(({ field }) => field !== "dealer")).toEqual([]);
  expect([added, refused, encoding]).toEqual([2, 1, "windows-1252"]);
  expect(dealers[0]).toContain('"4711" of 1 vehicle');
  expect(await stored(["VSSZZZ5FZLR930001", "VSSZZZ5FZLR930002"])).toMatchObject([
    { ...leon, power: 131, day: "2021-04-01", version: "1.5 TSI Xcellence", reference: "MB-1" },
    { ...ateca, kms: 28_000, day: "2022-02-01", reference: "MB-2" },
  ]);
});

test("a map extends and overrides a preset, and takes a column of it away", () => {
  const path = new URL("samples/own-map.json", import.meta.url).pathname;
  const map = readMap({ preset: "google", file: path });
  const { google } = Object.fromEntries(presets.map((preset) => [preset, readMap({ preset })]));
  expect(map.source).toBe("grupo-norte");
  expect(map.columns.power).toMatchObject({ columns: ["potencia"], unit: "kw" });
  expect(map.columns.price).toMatchObject({ columns: ["pvp"] });
  expect(map.columns).not.toHaveProperty("equipment");
  expect(map.columns.vin).toEqual(google?.columns.vin);
  expect(map.words.dealer?.get("valdeon")).toBe("ES114");
  expect(map.words.body).toEqual(google?.words.body);
});

test("a preset that there is not is named with those that there are", () => {
  expect(() => readMap({ preset: "../../x" })).toThrow("there is no preset ../../x: expected google, meta");
  expect(() => parseMap("{}", "map.json")).toThrow("source");
});
