import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { jobs } from "#backend/jobs/job-table.ts";
import type { Database } from "#backend/store/database.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { favourites as favouritesAnswer } from "#contract/favourite.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import type { Locale } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";

let database: Database;
let backend: Backend;
let vins: string[];
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 260 });
  backend = createBackend(database, { logFor: () => createLogger("silent") });
  const rows = await database.orm.select({ vin: vehicles.vin }).from(vehicles).orderBy(vehicles.id);
  vins = rows.map(({ vin }) => vin);
});
afterAll(() => database.close());

/** A customer with a token, and what they may do with favourites. */
const newCustomer = async () => {
  const { id, token } = await signIn(database.orm);
  const { raw } = testClient(backend);
  const headers = { authorization: `Bearer ${token}` };
  return {
    id,
    add: (vin: string | undefined, fin?: string) => raw("POST", "/favorite", { vin, fin }, headers),
    remove: (vin: string | undefined) => raw("PUT", "/favorite", { vin }, headers),
    list: async (locale: Locale = "es") => {
      const { body } = await raw("GET", "/favorite", undefined, { ...headers, "accept-language": locale });
      return favouritesAnswer.parse((body as { data: unknown }).data);
    },
  };
};
const priceOf = async (vin = "") => {
  const [row] = await database.orm.select().from(vehicles).where(eq(vehicles.vin, vin));
  return (row?.priceCents ?? 0) / 100;
};
const change = (vin: string | undefined, values: Partial<typeof vehicles.$inferInsert>) =>
  database.orm
    .update(vehicles)
    .set({ previousPriceCents: null, ...values })
    .where(eq(vehicles.vin, vin ?? ""));

describe("a favourite", () => {
  test("is kept with the price of the day and the vehicle as it is now, newest first", async () => {
    const [first, second] = vins;
    const { add, list } = await newCustomer();
    expect(await list()).toEqual([]);
    expect(await add(first, "classic")).toMatchObject({ status: 200, body: { data: {}, status: 200 } });
    await add(second);
    const then = await priceOf(first);
    await change(first, { priceCents: Math.round(then * 100) - 50_000 });
    const [newest, oldest] = await list("pt");
    expect(newest).toMatchObject({ vin: second, financeId: null, initialPrice: await priceOf(second) });
    expect(oldest).toMatchObject({ vin: first, financeId: "classic", initialPrice: then });
    expect(oldest?.card).toMatchObject({ vin: first, totalPrice: then - 500, favorite: true });
    expect(oldest?.card?.path).toMatch(/^\/pt\//);
    expect(Date.parse(oldest?.createTime ?? "")).toBeLessThanOrEqual(Date.parse(newest?.createTime ?? ""));
  });

  test("added twice, also at once, is the first one", async () => {
    const vin = vins[2];
    const { add, list } = await newCustomer();
    await Promise.all(Array.from({ length: 8 }, (_, index) => add(vin, `f-${index}`)));
    const [saved, ...others] = await list();
    expect(others).toEqual([]);
    const then = await priceOf(vin);
    await change(vin, { priceCents: Math.round(then * 100) + 10_000 });
    expect((await add(vin, "another")).status).toBe(200);
    expect(await list()).toMatchObject([{ financeId: saved?.financeId, initialPrice: then }]);
  });

  test("is removed, also twice", async () => {
    const { add, remove, list } = await newCustomer();
    await add(vins[3]);
    for (let time = 0; time < 2; time++) expect((await remove(vins[3])).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test("that was removed is back as it was within the hour, and is a new one after it", async () => {
    const vin = vins[8];
    const { id, add, remove, list } = await newCustomer();
    await add(vin, "classic");
    const [saved] = await list();
    const then = await priceOf(vin);
    await change(vin, { priceCents: Math.round(then * 100) - 20_000 });
    await remove(vin);
    expect(await list()).toEqual([]);
    await add(vin);
    expect(await list()).toMatchObject([
      { financeId: "classic", initialPrice: then, createTime: saved?.createTime },
    ]);
    await remove(vin);
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    await database.orm
      .update(favourites)
      .set({ removedAt: twoHoursAgo })
      .where(eq(favourites.customerId, id));
    await add(vin);
    expect(await list()).toMatchObject([{ financeId: null, initialPrice: then - 200 }]);
  });

  test("that was removed a day ago is deleted by the job, and no other", async () => {
    const { id, add, remove, list } = await newCustomer();
    for (const vin of vins.slice(9, 12)) await add(vin);
    await remove(vins[9]);
    await remove(vins[10]);
    await database.orm
      .update(favourites)
      .set({ removedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(and(eq(favourites.customerId, id), eq(favourites.vin, vins[9] ?? "")));
    const stop = new AbortController().signal;
    await jobs["forget-favourites"].run({ database, log: createLogger("silent"), stop });
    expect(await database.orm.$count(favourites, eq(favourites.customerId, id))).toBe(2);
    expect(await list()).toHaveLength(1);
  });

  test("that was reserved or sold meanwhile says so", async () => {
    const [, , , , reserved, sold] = vins;
    const { add, list } = await newCustomer();
    await add(reserved);
    await add(sold);
    await change(reserved, { status: "reserved" });
    await change(sold, { status: "bought", statusSince: new Date(Date.now() - 90 * 86_400_000) });
    const cards = new Map((await list()).map(({ vin, card }) => [vin, card]));
    expect(cards.get(reserved ?? "")).toMatchObject({ reserved: true, bought: false });
    expect(cards.get(sold ?? "")).toMatchObject({ reserved: false, bought: true });
  });

  test("whose vehicle no longer exists stays, is said to be gone, and can be removed", async () => {
    const { add, remove, list, id } = await newCustomer();
    await add(vins[6]);
    const vin = "ZZZZZZZZZZZZZZZZZ";
    await database.orm.update(favourites).set({ vin }).where(eq(favourites.customerId, id));
    const [saved] = await list();
    expect(saved).toMatchObject({ vin, gone: true, initialPrice: expect.any(Number) });
    expect(saved?.card).toBeUndefined();
    expect((await add(vin)).status, "a saved one stays").toBe(200);
    expect((await remove(vin)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test("is its customer's alone", async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    await one.add(vins[7]);
    expect(await other.list()).toEqual([]);
    await other.remove(vins[7]);
    expect(await one.list()).toHaveLength(1);
  });

  test.each([
    ["of an unknown vehicle", "ZZZZZZZZZZZZZZZZZ", 404, "not-found"],
    ["of a VIN in small letters", "vsszby7gzta461841", 400, "invalid-field"],
    ["without a VIN", undefined, 400, "invalid-field"],
  ])("%s is refused", async (_, vin, status, code) => {
    expect(await (await newCustomer()).add(vin)).toMatchObject({ status, body: { error: { code } } });
  });
});

describe("two hundred favourites", () => {
  const store = (customerId: string, count: number) =>
    database.orm
      .insert(favourites)
      .values(
        vins
          .slice(0, count)
          .map((vin) => ({ customerId, vin, initialPriceCents: 100_000, createdAt: new Date() })),
      );

  test("are the most: the next is refused with a code of its own, one that is kept is not", async () => {
    const { id, add, remove, list } = await newCustomer();
    await store(id, 199);
    expect((await add(vins[199])).status).toBe(200);
    const refused = await add(vins[200]);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: "favourite-limit" }, status: 409 } });
    expect((await add(vins[0])).status).toBe(200);
    expect(await list()).toHaveLength(200);
    await remove(vins[0]);
    expect((await add(vins[200])).status).toBe(200);
    expect((await add(vins[0])).status).toBe(409);
  });

  test("are not exceeded by thirty at once", async () => {
    const { id, add } = await newCustomer();
    await store(id, 190);
    const answers = await Promise.all(vins.slice(200, 230).map((vin) => add(vin)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await database.orm.$count(favourites, eq(favourites.customerId, id))).toBe(200);
  });
});
