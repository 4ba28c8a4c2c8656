import { afterEach, expect, test, vi } from "vitest";
import { loadShop } from "#backend/shop/read-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { brands } from "#backend/store/schema/catalogue.ts";
import { pages } from "#backend/store/schema/content.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { shopFiles } from "#backend/store/schema/shop-files.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { reseedDatabase } from "./filling/reseed.ts";
import { OtherShopError, prepareShop } from "./prepare-shop.ts";
import { requireDemo } from "./require-demo.ts";
import { openSeededTestDatabase } from "./test-seeded-database.ts";

const opened: Database[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  forgetProcess();
  for (const database of opened.splice(0)) await database.close();
});

const asShop = (shop: string): void => {
  vi.stubEnv("SHOP", shop);
  forgetProcess();
};

const empty = async () => {
  const database = await openTestDatabase();
  opened.push(database);
  return database;
};
const demo = async () => {
  const database = await openSeededTestDatabase({ vehicles: 20 });
  opened.push(database);
  return database;
};
const count = (database: Database, table: Parameters<Database["orm"]["$count"]>[0]) =>
  database.orm.$count(table);

test("SHOP=empty makes an empty database a shop with starter pages and the catalogue, and no vehicles", async () => {
  asShop("empty");
  const database = await empty();
  expect(await prepareShop(database)).toBe(0);
  expect(await prepareShop(database)).toBe(0);
  expect(await count(database, vehicles)).toBe(0);
  expect(await count(database, dealers)).toBe(0);
  expect(await count(database, customers)).toBe(0);
  expect(await count(database, brands)).toBeGreaterThan(30);
  const slugs = (await database.orm.select({ slug: pages.slug }).from(pages)).map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["home", "error", "privacidad", "privacidade"]));
  expect(await loadShop(database.orm)).toMatchObject({ name: "localhost", isDemo: false });
});

test("SHOP=empty does not show a demo shop, and names the command that removes it", async () => {
  const database = await demo();
  asShop("empty");
  await expect(prepareShop(database)).rejects.toThrow(/npm run shop -- remove-demo/);
  expect(await count(database, vehicles)).toBe(20);
});

test("SHOP=demo leaves another shop as it is, and renews the pages of a demo shop of an earlier release", async () => {
  asShop("empty");
  const own = await empty();
  await prepareShop(own);
  asShop("demo");
  expect(await prepareShop(own)).toBe(0);
  expect(await loadShop(own.orm)).toMatchObject({ name: "localhost", isDemo: false });

  const database = await demo();
  await database.orm.delete(shopFiles);
  await database.orm.update(pages).set({ seo: { title: "old", description: "old" } });
  expect(await prepareShop(database)).toBe(0);
  expect(await count(database, shopFiles)).toBeGreaterThan(50);
  const titles = await database.orm.select({ seo: pages.seo }).from(pages);
  expect(titles.filter(({ seo }) => seo.title === "old")).toEqual([]);
  expect(await count(database, vehicles)).toBe(20);
});

test("a database is emptied where it is a demo shop, empty, or named", async () => {
  await requireDemo(await demo(), undefined);
  const own = await empty();
  await requireDemo(own, undefined);
  asShop("empty");
  await prepareShop(own);
  for (const named of [undefined, "", "other"])
    await expect(requireDemo(own, named)).rejects.toThrow(OtherShopError);
  const message = await requireDemo(own, undefined).catch((error: Error) => error.message);
  const name = /--delete-everything (\S+) deletes/.exec(String(message))?.[1];
  await requireDemo(own, name);
  await reseedDatabase(own, { vehicles: 20 });
  await requireDemo(own, undefined);
});
