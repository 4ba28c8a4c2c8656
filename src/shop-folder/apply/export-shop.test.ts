import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { importFeed } from "#backend/inventory-feed/import-feed.ts";
import { csvOf, rowAt, testMap } from "#backend/inventory-feed/test-feed.ts";
import type { Database } from "#backend/store/database.ts";
import { pages, redirects } from "#backend/store/schema/content.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { ensureCatalogue } from "#demo/filling/start-shop.ts";
import { createLogger } from "#platform/log.ts";
import { readFolder, type ShopFolder } from "../files/shop-folder.ts";
import { writeFolder } from "../files/write-folder.ts";
import { starterFolder } from "../starter-folder.ts";
import { applyShop, rewriteTexts } from "./apply-shop.ts";
import { readStoredFolder } from "./stored-folder.ts";

const directory = mkdtempSync(join(tmpdir(), "volante-export-"));
const opened: Database[] = [];
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  for (const database of opened) await database.close();
});

/** A shop of one language, with dealers, a look and pictures of its own. */
const norte = async (): Promise<ShopFolder> => {
  const folder = new Map(starterFolder());
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#7a1f3d" } })
    .png()
    .toBuffer();
  const dealers = ["ES107", "ES114"].map(
    (code, at) =>
      `${code},,Autos Norte ${at + 1},ES,CEV,Oviedo,Asturias,Calle Uría ${at + 1},33003,43.36,-5.85,+3498500000${at},Mo-Fr 09:30-14:00\n`,
  );
  return folder
    .set(
      "dealers.csv",
      Buffer.from(Buffer.from(folder.get("dealers.csv") ?? []).toString() + dealers.join("")),
    )
    .set("images/icon.png", picture)
    .set(
      "shop.yaml",
      Buffer.from(
        "name: Autos Norte\nlanguages: [es]\nforms: [contact, trade-in]\ncontact: { mail: hola@norte.example }\ntheme: { light: { accent: '#7a1f3d' } }\nimages: { icon: images/icon.png, logo: images/icon.png }\n",
      ),
    )
    .set("redirects.csv", Buffer.from("path,target,status\n/viejo/,/privacidad/,301\n"));
};

const now = new Date("2026-11-29T10:00:00Z");

const shopWith = async (folder: ShopFolder): Promise<Database> => {
  const database = await openTestDatabase();
  opened.push(database);
  await ensureCatalogue(database);
  await applyShop(database, folder, now);
  const rows = Array.from({ length: 30 }, (_, at) =>
    rowAt(at, { price: String(12_000 + at * 100), kilometers: String(20_000 + at * 500) }),
  );
  await importFeed(database, {
    map: testMap(),
    bytes: (async function* () {
      yield Buffer.from(csvOf(rows));
    })(),
    imageHosts: [],
    now,
    refused: ({ expected }) => {
      throw new Error(expected);
    },
    leftOut: () => undefined,
  });
  await rewriteTexts(database, now);
  return database;
};

/** What every GET of both services answers, by path; ids of vehicles' pages are given out at random. */
const answersOf = async ({ orm, ...rest }: Database): Promise<ReadonlyMap<string, string>> => {
  const backend = createBackend({ orm, ...rest }, { logFor: () => createLogger("silent") });
  const slugs = (await orm.select({ slug: pages.slug }).from(pages)).map(({ slug }) => `/pages/${slug}`);
  const vins = (await orm.select({ vin: vehicles.vin }).from(vehicles)).map(({ vin }) => vin);
  const paths = [
    ...["/shop", "/seo", "/dealers/v2", "/brands", "/sitemap", "/sitemap/pages?part=1", "/openapi.json"],
    ...["/brands/seat/models/v2", "/search/interpret?text=seat", "/retake/deductions"],
    ...slugs,
    ...(await orm.select({ path: redirects.path }).from(redirects)).map(
      ({ path }) => `/redirects?path=${encodeURIComponent(path)}`,
    ),
    ...vins.flatMap((vin) => [`/vehicle/${vin}`, `/vehicle/${vin}/price-history`, `/finance/${vin}`]),
  ];
  const publicIds = new Map(
    (await orm.select({ vin: vehicles.vin, id: vehicles.publicId }).from(vehicles)).map(({ vin, id }) => [
      id,
      vin,
    ]),
  );
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, string]> => {
        const answer = await backend.fetch(
          new Request(`http://backend.test${path}`, { headers: { "accept-language": "es" } }),
        );
        const text = await answer.text();
        // When a page was written is its shop's own.
        const body = path.startsWith("/sitemap/pages") ? text.replace(/"changedAt":"[^"]*"/g, "") : text;
        return [path, `${answer.status} ${body.replace(/\b\d{8}\b/g, (id) => publicIds.get(id) ?? id)}`];
      }),
    ),
  );
};

test("a shop that is exported and applied elsewhere answers every GET the same", async () => {
  const first = await shopWith(await norte());
  const path = join(directory, "norte");
  writeFolder(path, await readStoredFolder(first.orm));
  const second = await shopWith(readFolder(path));
  const [one, two] = [await answersOf(first), await answersOf(second)];
  expect(one.size).toBeGreaterThan(100);
  expect([...one.values()].filter((answer) => !answer.startsWith("200 "))).toEqual([]);
  expect(one.get("/shop")).toContain("Autos Norte");
  expect(Object.fromEntries(two)).toEqual(Object.fromEntries(one));
}, 60_000);

test("a folder is written where nothing is, and not by halves", () => {
  const path = join(directory, "taken");
  writeFolder(path, new Map([["shop.yaml", Buffer.from("name: Norte")]]));
  expect(() => writeFolder(path, new Map())).toThrow(/taken: has files already/);
  const broken = new Map<string, Uint8Array>([
    ["shop.yaml", Buffer.from("name: Norte")],
    ["shop.yaml/logo.svg", Buffer.from("")],
  ]);
  expect(() => writeFolder(join(directory, "broken"), broken)).toThrow(/broken: cannot be written: /);
  expect(() => readFolder(join(directory, "broken"))).toThrow(/cannot be read/);
  expect(() => readFolder(join(directory, "broken.part"))).toThrow(/cannot be read/);
});
