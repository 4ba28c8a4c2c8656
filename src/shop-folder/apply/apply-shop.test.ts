import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadShop } from "#backend/shop/read-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { pages, redirects } from "#backend/store/schema/content.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { creditTypes } from "#backend/store/schema/finance.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import type { ShopFolder } from "../files/shop-folder.ts";
import { readShopFolder } from "../read-shop-folder.ts";
import { starterFolder } from "../starter-folder.ts";
import { applyShop, checkShop } from "./apply-shop.ts";
import { diffShops } from "./diff-shops.ts";
import { areSame, readStoredFolder } from "./stored-folder.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
});
afterAll(() => database.close());

/** The folder with files replaced by what is made of their text; undefined deletes one. */
const changed = (
  folder: ShopFolder,
  changes: Readonly<Record<string, ((text: string) => string) | Uint8Array | undefined>>,
): ShopFolder => {
  const files = new Map(folder);
  for (const [path, change] of Object.entries(changes)) {
    const text = Buffer.from(files.get(path) ?? []).toString("utf8");
    const content = typeof change === "function" ? Buffer.from(change(text)) : change;
    if (content === undefined) files.delete(path);
    else files.set(path, content);
  }
  return files;
};

/** A change of state of any row. */
const versions = async () =>
  rowsOf<{ versions: string }>(
    await database.orm.execute(sql`
      select (select string_agg(xmin::text, ',' order by id) from pages) || (select string_agg(xmin::text, ',' order by id) from dealers)
        || (select string_agg(xmin::text, ',' order by path) from redirects) || (select string_agg(xmin::text, ',' order by key) from site_settings)
        || (select string_agg(xmin::text, ',' order by path) from shop_files) as versions`),
  )[0]?.versions;

const replaced = (text: string | RegExp, other: string) => (file: string) => {
  const after = file.replace(text, other);
  if (after === file) throw new Error(`Nothing to replace: ${text}`);
  return after;
};

test("a folder is applied: settings, dealers, credits, pages and redirects follow it, and vehicles stay", async () => {
  const stored = await readStoredFolder(database.orm);
  const folder = changed(stored, {
    "shop.yaml": () =>
      "name: Autos Norte\nlanguages: [es, pt]\nreservation: { deposit: 450 }\ncredit:\n  minDownPayment: 0\n  downPaymentStep: 50\n  types:\n    - { id: fixed, name: { es: Crédito fijo }, rate: 7, minRate: 7, maxDownPaymentShare: 0.5, openingPercent: 1, months: [60, 48], defaultMonths: 60 }\n  taxes:\n    ES: { usedMonthlyPercent: 0, usedYearPercent: 0, usedFiveYearsPercent: 0, interestPercent: 0, expensesPercent: 0 }\n    PT: { usedMonthlyPercent: 0.141, usedYearPercent: 1.76, usedFiveYearsPercent: 1.76, interestPercent: 4, expensesPercent: 4 }\n",
    "dealers.csv": (text) =>
      text
        .replace("Volante Madrid Norte", "Autos Norte Madrid")
        .replace("Volante Barcelona Llobregat", "Autos Norte Llobregat"),
    "pages/tyres.es.yaml": undefined,
    "pages/tyres.pt.yaml": undefined,
    "pages/service.es.yaml": replaced("{path:tyres}", "{path:cars}"),
    "pages/service.pt.yaml": replaced("{path:tyres}", "{path:cars}"),
    "menus/es.yaml": (text) => text.replace(/.*\n.*\{path:tyres\}.*\n/, ""),
    "menus/pt.yaml": (text) => text.replace(/.*\n.*\{path:tyres\}.*\n/, ""),
    "redirects.csv": (text) => `${text}/norte/,/listado-coches-segunda-mano/,302\n`,
  });
  const before = await database.orm.$count(vehicles);
  expect(await applyShop(database, folder)).toBe(true);
  expect(await database.orm.$count(vehicles)).toBe(before);
  expect(await loadShop(database.orm)).toMatchObject({ name: "Autos Norte", isDemo: true });
  const names = (await database.orm.select({ name: dealers.name }).from(dealers)).map(({ name }) => name);
  expect(names).toContain("Autos Norte Madrid");
  expect(names).not.toContain("Volante Madrid Norte");
  expect(await database.orm.select().from(creditTypes)).toMatchObject([
    { id: "fixed", name: { es: "Crédito fijo", pt: "Crédito fijo" }, terms: [48, 60] },
  ]);
  const rows = await database.orm.select().from(pages);
  expect(rows.filter(({ slug }) => slug === "neumaticos")).toEqual([]);
  const slugs = rows.map(({ slug }) => slug).join(" ");
  expect(slugs).toContain("-autos-norte-llobregat");
  expect(slugs).not.toContain("-volante-barcelona-llobregat");
  expect(JSON.stringify(rows.find(({ slug }) => slug === "reservar-vehiculo"))).toContain("450,00");
  expect((await database.orm.select().from(redirects)).find(({ path }) => path === "/norte/")?.status).toBe(
    302,
  );

  const unchanged = await versions();
  expect(await applyShop(database, folder)).toBe(false);
  expect(await versions()).toBe(unchanged);
  expect(areSame(await readStoredFolder(database.orm), folder)).toBe(true);
  expect(await applyShop(database, stored)).toBe(true);
});

test("the difference names settings and dealers by field, addresses, and other files", async () => {
  const folder = starterFolder();
  const before = { folder, shop: await readShopFolder(folder) };
  const other = changed(folder, {
    "shop.yaml": replaced("deposit: 300", "deposit: 500"),
    "dealers.csv": (text) =>
      `${text}MAD1,,Norte,ES,CP,Madrid,Madrid,Calle Mayor 1,28013,40.4,-3.7,+34910000001,Mo-Fr 09:00-14:00\n`,
    "pages/buying.es.yaml": replaced(/slug: .*/, "slug: como-comprar"),
  });
  const after = { folder: other, shop: await checkShop(other) };
  expect(diffShops(before, after)).toEqual([
    "shop.yaml: reservation.deposit: 300 → 500",
    "dealers.csv: MAD1: added, Norte",
    "pages: buying.es: address: comprar-coche-segunda-mano → como-comprar",
    "pages/buying.es.yaml: changed",
  ]);
  expect(diffShops(before, before)).toEqual([]);
});

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${["b", "c", "d", "e", "f", "g"]
  .map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdef"[at]}`).join(", ")}]`)
  .join("\n")}\n`;
const dealer = (code: string) => `${code},,Norte,ES,CP,Madrid,Madrid,Calle 1,28013,40.4,-3.7,+34910000001,\n`;

test.each<[string, Parameters<typeof changed>[1], string | RegExp]>([
  ["a missing file", { "menus/pt.yaml": undefined }, "menus/pt.yaml: is missing"],
  ["no settings", { "shop.yaml": undefined }, "shop.yaml: is missing"],
  [
    "a page without its translation",
    { "pages/cars.pt.yaml": undefined },
    "its translation is missing, cars.pt",
  ],
  ["no home page", { "pages/home.es.yaml": undefined, "pages/home.pt.yaml": undefined }, /home/],
  [
    "two dealers of one code",
    { "dealers.csv": (text) => text + dealer("MAD1") + dealer("MAD1") },
    "dealers.csv:4: MAD1: stands in line 3 already",
  ],
  [
    "hours that end before they begin",
    { "dealers.csv": (text) => `${text}${dealer("MAD1").trim()}Mo-Fr 14:00-09:00\n` },
    /dealers\.csv:3: hours: expected hours such as/,
  ],
  [
    "a postal code of another country",
    { "dealers.csv": (text) => text + dealer("MAD1").replace("28013", "1000-001") },
    'dealers.csv:3: postal code: expected one of ES, not "1000-001"',
  ],
  [
    "an unknown block",
    { "pages/buying.es.yaml": replaced("key: steps", "key: stpes") },
    /pages\/buying\.es\.yaml:\d+: blocks\.1\.key: unknown block/,
  ],
  [
    "an address used twice",
    { "pages/terms.es.md": replaced(/slug: .*/, "slug: privacidad") },
    /privacy\.es\.md:2: slug: two pages have the address/,
  ],
  [
    "a redirect from a page",
    { "redirects.csv": (text) => `${text}/privacidad/,/,301\n` },
    "redirects.csv:3: path: a page has the address /privacidad/",
  ],
  [
    "a redirect that leads nowhere",
    { "redirects.csv": (text) => `${text}/a/,/b/,301\n` },
    "redirects.csv:3: target: /b/ leads nowhere",
  ],
  [
    "redirects in a circle",
    { "redirects.csv": (text) => `${text}/a/,/b/,301\n/b/,/c/,301\n/c/,/a/,301\n` },
    "redirects.csv:3: target: /a/ leads in a circle by /b/",
  ],
  [
    "a logo that is a script",
    {
      "shop.yaml": (text) => `${text}\nimages: { logo: images/logo.svg }\n`,
      "images/logo.svg": () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    },
    "images/logo.svg: expected a drawing without scripts",
  ],
  [
    "a logo that is something else",
    {
      "shop.yaml": (text) => `${text}\nimages: { logo: images/logo.jpg }\n`,
      "images/logo.jpg": png,
    },
    "images/logo.jpg: expected a picture of the kind jpeg, not png",
  ],
  [
    "a picture that is none",
    { "images/a.png": () => "#!/bin/sh" },
    "images/a.png: cannot be read as a picture",
  ],
  [
    "an image that is not there",
    { "shop.yaml": (text) => `${text}\nimages: { icon: images/icon.png }\n` },
    /shop\.yaml:\d+: images\.icon: the folder has no file images\/icon\.png/,
  ],
  [
    "an icon that is too small",
    { "shop.yaml": (text) => `${text}\nimages: { icon: images/icon.png }\n`, "images/icon.png": png },
    "images/icon.png: expected a square PNG of 512 pixels or more",
  ],
  [
    "a typeface of another kind",
    {
      "shop.yaml": (text) => `${text}\ntheme: { typeface: images/a.woff2 }\n`,
      "images/a.woff2": () => "OTTO",
    },
    "images/a.woff2: expected a typeface of the kind WOFF2",
  ],
  [
    "an accent that cannot be read",
    { "shop.yaml": (text) => `${text}\ntheme: { light: { accent: "#79c9c6" } }\n` },
    /shop\.yaml:\d+: theme\.light\.accent: accent on paper has a contrast of/,
  ],
  ["a YAML bomb", { "shop.yaml": (text) => text + bomb }, /shop\.yaml.*(?:alias|no field is called so)/i],
  [
    "a field that nobody knows",
    { "shop.yaml": (text) => `${text}\ncolour: red\n` },
    /shop\.yaml:\d+: colour: no field is called so here/,
  ],
  [
    "a rate that is none",
    { "shop.yaml": replaced("rate: 8.99", "rate: 899") },
    /shop\.yaml:\d+: credit\.types\.0\.rate: /,
  ],
  ["a text that is not UTF-8", { "shop.yaml": Buffer.from([0xff, 0xfe, 0x00]) }, "expected a text in UTF-8"],
])("%s is named", async (_, changes, message) => {
  await expect(checkShop(changed(starterFolder(), changes))).rejects.toThrow(message);
});

test("a folder with an error changes nothing", async () => {
  const before = await versions();
  const folder = changed(await readStoredFolder(database.orm), {
    "shop.yaml": (text) => text.replace(/^name: .*/m, "name: Autos Sur"),
    "redirects.csv": (text) => `${text}/a/,/b/,301\n`,
  });
  await expect(applyShop(database, folder)).rejects.toThrow(
    /redirects\.csv:\d+: target: \/b\/ leads nowhere/,
  );
  expect(await versions()).toBe(before);
});

test("a dealer who has vehicles cannot be left out", async () => {
  const stored = await readStoredFolder(database.orm);
  const before = await versions();
  const folder = changed(stored, { "dealers.csv": replaced(/^ES128,.*\n/m, "") });
  await expect(applyShop(database, folder)).rejects.toThrow(
    /dealers\.csv: ES128 \(Volante Barcelona Llobregat\) is missing, and \d+ rows of vehicles are of it/,
  );
  expect(await versions()).toBe(before);
});

test("a shop of one language and of cars alone has no page of others", async () => {
  const languages = changed(starterFolder(), {
    "shop.yaml": (text) =>
      text.replace("languages: [es, pt]", "languages: [pt]").replace("[car, motorbike]", "[car]"),
    "pages/motorbikes.es.yaml": undefined,
    "pages/motorbikes.pt.yaml": undefined,
    "menus/pt.yaml": (text) => text.replace(/.*Motos.*\n.*motorbikes.*\n/g, ""),
  });
  const only = new Map([...languages].filter(([path]) => !/[./]es\.(?:yaml|md)$/.test(path)));
  const shop = await checkShop(only, database.orm);
  expect(shop.languages).toEqual(["pt"]);
  expect([...shop.pages.values()].every((page) => Object.keys(page).join() === "pt")).toBe(true);
});
