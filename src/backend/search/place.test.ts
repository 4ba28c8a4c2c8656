import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 600 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

const find = async (data: { dealers?: string[]; filters: Record<string, string>; kind?: "car" }) => {
  const body = { components: [{ id: "s", key: "search", data }] };
  const answer = await client.call(readingEndpoints.componentFiltered, { body });
  const result = answer.components[0]?.data;
  if (!result) throw new Error("no component came back");
  return { ...result, slug: answer.slug };
};

const countAt = async (codes: readonly string[]): Promise<number> => {
  const [row] = rowsOf<{ total: number }>(
    await database.orm.execute(sql`
      select count(*)::int as total from vehicles v join dealers d on d.id = v.dealer_id
      where d.dealer_code = any(${sql.param(codes)}::text[])
        and v.status = 'in-stock'`),
  );
  return row?.total ?? 0;
};

test("a list of some dealers holds their vehicles only, and its counts are theirs", async () => {
  const codes = ["ES107", "ES114"];
  const { total, facets } = await find({ dealers: codes, filters: {} });
  expect(total).toBeGreaterThan(0);
  expect(total).toBe(await countAt(codes));
  for (const { id, count } of facets.values.brand ?? []) {
    expect(count, id).toBeGreaterThan(0);
    expect((await find({ dealers: codes, filters: { brand: id } })).total, id).toBe(count);
  }
});

const offered = ["brand", "segment", "fuel", "transmission", "licence"] as const;

test("a list of some dealers offers what they have, whatever is asked for, and what was chosen", async () => {
  const dealers = ["ES107"];
  const ids = async (filters: Record<string, string>) => {
    const { facets } = await find({ dealers, filters });
    return Object.fromEntries(offered.map((name) => [name, facets.values[name]?.map(({ id }) => id)]));
  };
  const stocked = await ids({});
  const [fuel = "", other = ""] = stocked.fuel ?? [];
  expect(other).not.toBe("");
  expect(await ids({ fuel, priceTo: "9000" })).toEqual(stocked);
  const whole = (await find({ filters: {} })).facets.values;
  const lacking = whole.brand?.find(({ id }) => !stocked.brand?.includes(id));
  expect(lacking).toBeDefined();
  const chosen = await ids({ brand: lacking?.id ?? "" });
  expect(chosen.brand?.toSorted()).toEqual([...(stocked.brand ?? []), lacking?.id].toSorted());
});

test("a list of all dealers offers brands of which the other filters leave nothing", async () => {
  const brands = (await find({ filters: { fuel: "electric" } })).facets.values.brand ?? [];
  expect(brands.some(({ count }) => count === 0)).toBe(true);
  expect(brands.map(({ id }) => id)).toEqual(
    (await find({ filters: {} })).facets.values.brand?.map(({ id }) => id),
  );
});

test("dealers that nobody knows have no vehicles", async () => {
  expect((await find({ dealers: ["XX1"], filters: {} })).total).toBe(0);
});

test("the page of the whole stock is not taken for that of a place", async () => {
  const whole = await find({ filters: {}, kind: "car" });
  const place = await find({ dealers: ["ES107"], filters: {}, kind: "car" });
  expect(whole.slug).toBe("listado-coches-segunda-mano");
  expect(place.slug).not.toBe(whole.slug);
});

test.each([[[]], [[7]], ["ES107"]])("refuses %j as dealers", async (dealers) => {
  const body = { components: [{ id: "s", key: "search", data: { filters: {}, dealers } }] };
  const answer = await client.raw("POST", "/pages/component-filtered", body);
  expect(answer.status).toBe(400);
});
