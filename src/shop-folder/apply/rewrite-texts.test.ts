import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { pages, siteSettings } from "#backend/store/schema/content.ts";
import { shopFiles } from "#backend/store/schema/shop-files.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import { readDemoShop } from "#demo/filling/seed-database.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import type { Locale } from "#platform/locale.ts";
import { carMakeSlug } from "../pages/landing-slugs.ts";
import { pageNamed as pageOfShop } from "../pages/page-path.ts";
import { rewriteTexts } from "./apply-shop.ts";
import { settingOfTexts } from "./texts-state.ts";

const now = new Date();
let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase();
});
afterAll(() => database.close());

const { shop } = await readDemoShop();
const pageNamed = (name: string) => pageOfShop(shop, name);
const rewrite = () => rewriteTexts(database, now);
const pageOf = async (locale: Locale, slug: string) => {
  const [page] = await database.orm
    .select()
    .from(pages)
    .where(and(eq(pages.locale, locale), eq(pages.slug, slug)));
  if (page === undefined) throw new Error(`There is no page ${locale} ${slug}`);
  return page;
};
const textOf = async (locale: Locale, slug: string) => {
  const { seo, components } = await pageOf(locale, slug);
  return JSON.stringify([seo.title, seo.description, components]);
};
const sell = async (where: ReturnType<typeof sql>) =>
  rowsOf<{ id: number }>(
    await database.orm.execute(
      sql`update vehicles set status = 'bought' where status = 'in-stock' and ${where} returning id`,
    ),
  ).map(({ id }) => id);
const bringBack = (ids: readonly number[]) =>
  database.orm.execute(
    sql`update vehicles set status = 'in-stock' where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
const forSale = async () =>
  (await database.orm.select().from(vehicles).where(eq(vehicles.status, "in-stock"))).length;
/** Which pages were written, and when. */
const versions = async () =>
  rowsOf<{ id: number; version: string }>(
    await database.orm.execute(sql`select id, xmin::text as version from pages order by id`),
  );

test("texts of the same stock are written as they were seeded", async () => {
  const before = await versions();
  await database.orm.delete(siteSettings).where(eq(siteSettings.key, settingOfTexts));
  await rewrite();
  expect(await versions()).toEqual(before);
  const [setting] = await database.orm
    .select()
    .from(siteSettings)
    .where(eq(siteSettings.key, settingOfTexts));
  expect(setting?.value).toContain(now.toISOString().slice(0, 7));
});

test("sentences follow what is sold and what comes in", async () => {
  const count = await forSale();
  const cars = pageNamed("cars");
  const before = await textOf("es", "home");
  expect(before).toContain(`"${count} coches y motos`);
  const ids = await sell(sql`id = (select min(id) from vehicles where status = 'in-stock' and kind = 'car')`);
  expect(ids).toHaveLength(1);
  await rewrite();
  expect(await textOf("es", "home")).toContain(`"${count - 1} coches y motos`);
  expect(await textOf("pt", "home")).toContain(`"${count - 1} carros e motos`);
  const [row] = rowsOf<{ cars: number }>(
    await database.orm.execute(
      sql`select count(*)::int as cars from vehicles where status = 'in-stock' and kind = 'car'`,
    ),
  );
  expect((await pageOf("es", cars.es.slug)).seo.description).toMatch(
    new RegExp(`^${row?.cars} coches de segunda mano`),
  );
  await bringBack(ids);
  await rewrite();
  expect(await textOf("es", "home")).toBe(before);
});

test("the pages of a shop without a folder are left alone", async () => {
  const files = await database.orm.select().from(shopFiles);
  await database.orm.delete(shopFiles);
  const before = await versions();
  const ids = await sell(sql`id = (select max(id) from vehicles where status = 'in-stock')`);
  await rewrite();
  expect(await versions()).toEqual(before);
  await bringBack(ids);
  await database.orm.insert(shopFiles).values(files);
});

test("only pages whose figures have changed are written", async () => {
  const before = new Map((await versions()).map(({ id, version }) => [id, version]));
  const ids = await sell(sql`id = (select max(id) from vehicles where status = 'in-stock')`);
  await rewrite();
  const written = (await versions()).filter(({ id, version }) => before.get(id) !== version);
  expect(written.length).toBeGreaterThan(5);
  expect(written.length).toBeLessThan(before.size / 4);
  await bringBack(ids);
  await rewrite();
});

test("a list that has become empty keeps its address and tells no figures; they come back with its vehicles", async () => {
  const [make] = rowsOf<{ slug: string; name: string }>(
    await database.orm.execute(sql`
      select brands.slug, brands.name from vehicles join models on models.id = model_id join brands on brands.id = brand_id
      where status = 'in-stock' and models.kind = 'car' group by brands.slug, brands.name having count(*) > 3 order by 1 limit 1`),
  );
  if (make === undefined) throw new Error("No make has several cars");
  const slug = carMakeSlug("es", make.slug);
  const before = await pageOf("es", slug);
  const isOfMake = sql`model_id in (select models.id from models join brands on brands.id = brand_id where brands.slug = ${make.slug})`;
  const ids = await sell(isOfMake);
  await rewrite();
  const empty = await pageOf("es", slug);
  expect(empty.components.map(({ key }) => key)).toEqual(["search"]);
  expect(empty.components[0]?.data).not.toHaveProperty("intro");
  expect(empty.seo.title).toBe(`${make.name} de segunda mano | Volante`);
  expect(await textOf("es", "home")).not.toContain(`/${slug}/`);
  await bringBack(ids);
  await rewrite();
  expect(await pageOf("es", slug)).toEqual({ ...before, changedAt: expect.any(Date) });
});

test("a written page whose list has become empty tells no figures, and each block keeps its shape", async () => {
  const offers = pageNamed("offers");
  await database.orm.update(vehicles).set({ previousPriceCents: null });
  await rewrite();
  const page = await pageOf("es", offers.es.slug);
  expect(page.seo.title).toBe("Ofertas de coches de ocasión | Volante");
  expect(page.components[0]?.data).toMatchObject({ intro: [] });
  await sell(sql`true`);
  await rewrite();
  for (const { slug, components, seo } of await database.orm.select().from(pages)) {
    expect(JSON.stringify([seo, components]), slug).not.toMatch(/[{](?:count|minPrice)[}]|NaN|Infinity/);
    for (const { key, data } of components)
      expect(allBlocks.find((block) => block.key === key)?.data.safeParse(data).error, slug).toBeUndefined();
  }
});
