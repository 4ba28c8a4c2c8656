import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { removeFiles } from "#backend/picture-files/remove-files.ts";
import type { Database } from "#backend/store/database.ts";
import { feedPictures, feedVehicles } from "#backend/store/schema/inventory-feeds.ts";
import { removedFiles } from "#backend/store/schema/trade-ins.ts";
import { stockEncoder } from "#backend/trade-in/pictures/encode-picture.ts";
import { pngBomb } from "#backend/trade-in/pictures/test-bad-pictures.ts";
import { picture, plainPicture } from "#backend/trade-in/pictures/test-pictures.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { importFeed } from "../import-feed.ts";
import { csvOf, rowAt, testMap, vinAt } from "../test-feed.ts";
import type { PictureStore } from "./fetch-missing.ts";
import type { Unfetched } from "./fetch-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "feed-pictures-"));
process.env.DATA_DIR = folder;
const files = pictureFiles(createLogger("silent"));

let database: Database;
let backend: ReturnType<typeof createBackend>;
let jpeg: Uint8Array;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  backend = createBackend(database);
  jpeg = await plainPicture(64, 48);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** What hosts have, by address. */
let web: Map<string, Uint8Array | Unfetched>;
let asked: string[];
let first = 0;
beforeEach(() => {
  web = new Map();
  asked = [];
  first += 10;
});

const store: PictureStore = {
  fetch: async (address) => {
    asked.push(address.slice(address.lastIndexOf("/") + 1));
    return web.get(address) ?? { problem: "its host answers 404", isPassing: false };
  },
  encode: stockEncoder(1),
  files,
  atOnce: 3,
};
const addressOf = (name: string) => `https://img.example.com/${first}/${name}`;
const has = (name: string, found: Uint8Array | Unfetched) => void web.set(addressOf(name), found);

type More = { readonly now?: Date; readonly stop?: AbortSignal; readonly pictures?: PictureStore };
const load = async (
  names: readonly string[],
  { price = "18990", ...more }: More & { price?: string } = {},
) => {
  asked = [];
  const problems: string[] = [];
  const feed = csvOf([rowAt(first, { pictures: names.map(addressOf).join("|"), price })]);
  const outcome = await importFeed(database, {
    map: testMap({ source: `p-${first}` }),
    bytes: (async function* () {
      yield Buffer.from(feed);
    })(),
    imageHosts: ["img.example.com"],
    refused: () => undefined,
    leftOut: (_, value, why) => void problems.push(`${value.slice(value.lastIndexOf("/") + 1)}: ${why}`),
    now: new Date("2026-11-26T10:00:00Z"),
    pictures: store,
    ...more,
  });
  return { ...outcome, problems, asked: asked.toSorted() };
};
const shown = async (): Promise<readonly string[]> => {
  const client = testClient(backend);
  const { carDetailImage } = await client.call(readingEndpoints.vehicle, { params: { vin: vinAt(first) } });
  return carDetailImage.staticImages.externalImages.map(({ url }) => url);
};
const getPicture = (path: string) =>
  backend.fetch(
    new Request(`http://services.test${path.replace("/api/services", "")}`, {
      headers: { "x-connection-address": "192.0.2.1" },
    }),
  );

test("pictures are fetched, encoded anew and served as ours for ever, in their order", async () => {
  has(
    "a.jpg",
    await picture(64, 48)
      .jpeg()
      .withExif({ IFD0: { Artist: "somebody" } })
      .toBuffer(),
  );
  has("b.png", await plainPicture(2000, 32));
  expect(await load(["a.jpg", "b.png"])).toMatchObject({ added: 1, fetched: 2, unfetched: 0, problems: [] });
  const paths = await shown();
  expect(paths).toEqual([
    expect.stringMatching(/^\/api\/services\/pictures\/[0-9a-f]{64}$/),
    expect.any(String),
  ]);
  const widths = [];
  for (const path of paths) {
    const answer = await getPicture(path);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const { width, format, exif } = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata();
    expect([format, exif]).toEqual(["jpeg", undefined]);
    widths.push(width);
  }
  expect(widths).toEqual([64, 1600]);
});

test("what is stored is not fetched again: neither by the same feed, nor by one with another price or picture", async () => {
  for (const name of ["a", "b", "c"]) has(name, await picture().jpeg().toBuffer());
  await load(["a", "b"]);
  const before = await shown();
  expect((await load(["a", "b"])).asked).toEqual([]);
  expect(await load(["a", "b"], { price: "17990" })).toMatchObject({ changed: 1, asked: [] });
  expect(await shown()).toEqual(before);
  expect((await load(["c", "a"])).asked).toEqual(["c"]);
  expect((await shown())[1]).toBe(before[0]);
});

test("a vehicle is imported without what is no picture, and says why", async () => {
  has("script.jpg", Buffer.from("<script>alert(1)</script>"));
  has("drawing.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
  has("bomb.png", pngBomb(20_000, 20_000));
  has("cut.jpg", jpeg.subarray(0, jpeg.length / 2));
  has("good.jpg", jpeg);
  const names = ["script.jpg", "drawing.svg", "bomb.png", "cut.jpg", "gone.jpg", "good.jpg"];
  const { added, fetched, unfetched, problems } = await load(names);
  expect([added, fetched, unfetched, (await shown()).length]).toEqual([1, 1, 5, 1]);
  expect(problems.toSorted()).toEqual([
    "bomb.png: it has too many pixels",
    "cut.jpg: it is damaged or broken off",
    "drawing.svg: it is no JPEG, PNG or WebP",
    "gone.jpg: its host answers 404",
    "script.jpg: it is no JPEG, PNG or WebP",
  ]);
  expect((await load(names)).asked).toEqual([]);
});

test("what a host could not give now is tried again by the next import, also of the same feed", async () => {
  has("late", { problem: "its host takes too long", isPassing: true });
  has("good", jpeg);
  expect(await load(["late", "good"])).toMatchObject({ fetched: 1, unfetched: 1 });
  has("late", await picture(32, 32).jpeg().toBuffer());
  expect(await load(["late", "good"])).toMatchObject({ unchanged: 1, fetched: 1, asked: ["late"] });
  expect(await shown()).toHaveLength(2);
});

test("a host that gives nothing is left alone after some pictures", async () => {
  const names = Array.from({ length: 40 }, (_, at) => `n${at}`);
  for (const name of names) has(name, { problem: "its host takes too long", isPassing: true });
  const found = await load(names);
  expect(found.unfetched).toBe(40);
  expect(found.asked.length).toBeLessThan(15);
});

test("a stop ends the fetching, and the next import goes on", async () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) has(name, await picture(40, 40).jpeg().toBuffer());
  const stop = new AbortController();
  const slow = { ...store, atOnce: 1 };
  const stopping: PictureStore = {
    ...slow,
    fetch: async (address, signal) => {
      if (address.endsWith("c")) stop.abort();
      return await slow.fetch(address, signal);
    },
  };
  const names = ["a", "b", "c", "d", "e", "f"];
  expect(await load(names, { stop: stop.signal, pictures: stopping })).toMatchObject({
    added: 1,
    fetched: 3,
  });
  expect((await load(names)).asked).toEqual(["d", "e", "f"]);
  expect(await shown()).toHaveLength(6);
});

test("where nothing can be stored the import says so, and leaves no picture without a file", async () => {
  has("a", jpeg);
  const full: PictureStore = {
    ...store,
    files: { ...files, put: () => Promise.reject(new Error("ENOSPC")) },
  };
  await expect(load(["a"], { pictures: full })).rejects.toThrow("pictures cannot be stored");
  expect(await shown()).not.toContainEqual(expect.stringContaining("/api/services/pictures/"));
  expect(await load(["a"])).toMatchObject({ unchanged: 1, fetched: 1 });
});

test("a picture that no vehicle has any more is removed a day later, with its file", async () => {
  has("a", await picture(50, 50).jpeg().toBuffer());
  has("b", await picture(50, 50).jpeg().toBuffer());
  await load(["a"]);
  const [path = ""] = await shown();
  const { orm } = database;
  const [row] = await orm
    .select()
    .from(feedPictures)
    .where(eq(feedPictures.address, addressOf("a")));
  const at = (hours: number) => new Date(Date.parse("2026-11-26T10:00:00Z") + hours * 3_600_000);
  await load(["b"], { now: at(1) });
  await load(["b"], { now: at(24) });
  expect((await getPicture(path)).status).toBe(200);
  await load(["b"], { now: at(26) });
  expect((await getPicture(path)).status).toBe(404);
  const uploads = () => readdirSync(join(folder, "uploads"));
  expect(uploads()).toContain(row?.fileId);
  await removeFiles(orm, files, {
    now: () => new Date(Date.now() + 1000),
    stop: new AbortController().signal,
  });
  expect(uploads()).not.toContain(row?.fileId);
  expect((await load(["a"], { now: at(27) })).asked).toEqual(["a"]);
});

test("nothing else that is stored can be had as a picture of the stock", async () => {
  const id = "0".repeat(26);
  await files.put(id, jpeg);
  for (const name of [id, "0".repeat(64), "..%2f..%2fetc%2fpasswd", "A".repeat(64)])
    expect((await getPicture(`/api/services/pictures/${name}`)).status).toBe(404);
});

test("each file has a picture that names it, or is to be removed", async () => {
  const { orm } = database;
  const named = (await orm.select().from(feedPictures)).map(({ fileId }) => fileId);
  const removed = (await orm.select().from(removedFiles)).map(({ fileId }) => fileId);
  const stray = readdirSync(join(folder, "uploads")).filter((file) => !/^0+$/.test(file));
  expect(stray.filter((file) => !named.includes(file) && !removed.includes(file))).toEqual([]);
  expect(await orm.$count(feedVehicles, eq(feedVehicles.picturesMissing, true))).toBe(1);
});
