import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { brands, models } from "#backend/store/schema/catalogue.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { locales } from "#platform/locale.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 1500 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

type Page = { kind?: "car" | "motorbike"; dealers?: string[]; about: Record<string, string> };

const search = async (data: object, locale: "es" | "pt") => {
  const body = { components: [{ id: "s", key: "search", data: { filters: {}, limit: 1, ...data } }] };
  const { components } = await client.call(readingEndpoints.componentFiltered, { body }, locale);
  const [first] = components;
  if (!first) throw new Error("no component came back");
  return first.data;
};

/** What a visitor finds who types it on that page. */
const finds = async (text: string, { about, ...list }: Page, locale: "es" | "pt"): Promise<number> => {
  const query = { text, kind: list.kind };
  const { filters, unknown, place } = await client.call(readingEndpoints.interpretSearch, { query }, locale);
  expect({ unknown, place }).toEqual({ unknown: [], place: undefined });
  return (await search({ ...list, filters: { ...about, ...filters } }, locale)).total;
};

const pages: Page[] = [
  { about: {} },
  { about: {}, kind: "car" },
  { about: {}, kind: "motorbike" },
  { about: { brand: "seat" }, kind: "car" },
  { about: { segment: "suv" }, kind: "car" },
  { about: { segment: "naked,sport" }, kind: "motorbike" },
  { about: { priceTo: "12000" } },
  { about: {}, kind: "car", dealers: ["ES107", "ES114"] },
];

describe.each(locales)("what is offered as an example in %s", (locale) => {
  test.each(pages)("finds something on %j", async (page) => {
    const { example } = await search(page, locale);
    expect(example).toBeDefined();
    expect(await finds(example ?? "", page, locale)).toBeGreaterThanOrEqual(3);
    expect((await search(page, locale)).example).toBe(example);
  });

  test("is of the kind that the list is about", async () => {
    const texts = await Promise.all(
      (["car", "motorbike"] as const).map(
        async (kind) => (await search({ about: {}, kind }, locale)).example,
      ),
    );
    expect(new Set(texts).size).toBe(2);
    expect((await search({ about: {}, kind: "car" }, locale)).example).toMatch(/ \d{4}$/);
  });
});

test("is read as the model that a page is about, whatever its name: 2008, Cabrio, 3", async () => {
  const many = sql`select m.slug from ${vehicles} v join ${models} m on m.id = v.model_id
    where v.status = 'in-stock' group by 1 having count(*) >= 3 order by 1`;
  const slugs = rowsOf<{ slug: string }>(await database.orm.execute(many)).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(50);
  for (const model of slugs.filter((slug, at) => at % 8 === 0 || /^\d|cabrio/.test(slug))) {
    const page: Page = { about: { model } };
    const { example: text } = await search(page, "es");
    expect(text, model).toBeDefined();
    const read = await client.call(readingEndpoints.interpretSearch, { query: { text: text ?? "" } });
    expect(read.filters.model?.split(","), text).toContain(model);
    expect(await finds(text ?? "", page, "es"), text).toBeGreaterThanOrEqual(3);
  }
});

test("speaks the language of the page", async () => {
  const page: Page = { about: { fuel: "diesel" }, kind: "car" };
  expect((await search(page, "es")).example).toMatch(/ diésel (?:manual|automático) \d{4}$/);
  expect((await search(page, "pt")).example).toMatch(/ gasóleo (?:manual|automático) \d{4}$/);
});

test("is not made where nobody asks, nor where too little is left", async () => {
  expect((await search({}, "es")).example).toBeUndefined();
  expect((await search({ about: { priceTo: "1" } }, "es")).example).toBeUndefined();
});

test("goes with the stock: what was sold is offered no more", async () => {
  const page: Page = { about: {}, kind: "motorbike" };
  const { example } = await search(page, "es");
  const ofExample = sql`${vehicles.modelId} in (select m.id from ${models} m join ${brands} b on b.id = m.brand_id
    where ${example} like b.name || ' ' || m.name || '%')`;
  const sold = await database.orm
    .update(vehicles)
    .set({ status: "bought" })
    .where(sql`${eq(vehicles.status, "in-stock")} and ${ofExample}`)
    .returning({ id: vehicles.id });
  expect(sold.length).toBeGreaterThanOrEqual(3);
  const next = (await search(page, "es")).example ?? "";
  expect(next).not.toBe(example);
  expect(await finds(next, page, "es")).toBeGreaterThanOrEqual(3);
});
