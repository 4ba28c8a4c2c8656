import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Backend, createBackend } from "#backend/http/app.ts";
import type { Database } from "#backend/store/database.ts";
import { priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { carAlert, carAlertPreview } from "#contract/car-alert.ts";
import { priceDropAlerts as priceDropAnswer } from "#contract/price-drop-alert.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { newCaller, setPrice } from "./test-alerts.ts";

let database: Database;
let backend: Backend;
let stock: (typeof vehicles.$inferSelect)[];
let caller: Awaited<ReturnType<typeof newCaller>>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 150 });
  backend = createBackend(database, { logFor: () => createLogger("silent") });
  const rows = await database.orm.select().from(vehicles).orderBy(vehicles.id);
  stock = rows.filter(({ status }) => status === "in-stock");
});
afterAll(() => database.close());
beforeEach(async () => {
  caller = await newCaller(database.orm, backend);
});

describe("a car alert", () => {
  const path = "/notifications/car-alert";
  const create = async (body: object) =>
    carAlert.parse((await caller.send("POST", `${path}?type=37`, body)).data);
  const change = (id: string, body: object) => caller.send("PATCH", `${path}?id=${id}`, body);
  const read = async (id: string) => {
    const [found]: unknown[] = (await caller.send("GET", `${path}?id=${id}`)).data ?? [];
    return carAlert.parse(found);
  };

  test("is paused, named and given other filters; what is left out stays, and its page follows", async () => {
    const filters = { brand: "seat", priceTo: "15000" };
    const made = await create({ kind: "car", filters, path: "/seat/?priceTo=15000&page=2#x" });
    expect((await change(made.id, { active: false })).status).toBe(200);
    await change(made.id, { name: "Mi León" });
    await change(made.id, { filters: { ...filters, priceTo: "12000", fuel: "diesel" } });
    expect(await read(made.id)).toMatchObject({
      kind: "car",
      active: false,
      name: "Mi León",
      filters: { brand: "seat", priceTo: "12000", fuel: "diesel" },
      path: "/seat/?priceTo=12000&fuel=diesel",
    });
    await create({ kind: "car", filters: { brand: "seat", priceTo: "12000", fuel: "diesel" } });
    expect(await read(made.id), "requested again it is active again").toMatchObject({ active: true });
  });

  test("does not become one that there is already, but takes the place of a removed one", async () => {
    const [one, other] = [await create({ filters: { fuel: "diesel" } }), await create({ filters: {} })];
    expect(await change(other.id, { filters: { fuel: "diesel" } })).toMatchObject({
      status: 409,
      error: { code: "conflict" },
    });
    await caller.send("DELETE", `${path}?id=${one.id}`);
    expect((await change(other.id, { filters: { fuel: "diesel" } })).status).toBe(200);
  });

  test("of somebody else answers as an unknown one", async () => {
    const { id } = await create({ filters: {} });
    const stranger = await newCaller(database.orm, backend);
    const send = (method: string, name: string, body?: object) =>
      stranger.send(method, `${path}?id=${name}`, body);
    const unknown = "0".repeat(26);
    expect(await send("PATCH", id, { active: false })).toEqual(
      await send("PATCH", unknown, { active: false }),
    );
    expect((await send("PATCH", id, { active: false })).status).toBe(404);
    expect(await send("GET", id)).toEqual(await send("GET", unknown));
    expect(await read(id)).toMatchObject({ active: true });
  });

  test("is previewed by what has come and what became cheaper in thirty days and can be bought", async () => {
    const old = new Date(Date.now() - 60 * 86_400_000);
    const [come, cut, dear, sold, before] = stock.slice(0, 5).map(({ id }) => id) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const now = Date.now();
    await database.orm.update(vehicles).set({ arrivedAt: old });
    await database.orm
      .update(vehicles)
      .set({ arrivedAt: new Date(now - 86_400_000) })
      .where(eq(vehicles.id, come));
    for (const id of [cut, sold]) {
      await setPrice(database.orm, id, 2_000_000, new Date(now - 2 * 86_400_000));
      await setPrice(database.orm, id, 1_900_000, new Date(now - 86_400_000));
    }
    await setPrice(database.orm, dear, 9_000_000, new Date(now - 86_400_000));
    await setPrice(database.orm, before, 100_000, new Date(now - 40 * 86_400_000));
    await database.orm.update(vehicles).set({ status: "reserved" }).where(eq(vehicles.id, sold));
    const answer = await caller.send("POST", `${path}/preview`, { filters: {} });
    const preview = carAlertPreview.parse(answer.data);
    const vinOf = (id: number) => stock.find((each) => each.id === id)?.vin;
    expect(preview.days).toBe(30);
    const cheaper = preview.vehicles.map(({ vin }) => vin);
    expect(preview.arrived).toBe(1);
    expect(cheaper).toEqual(expect.arrayContaining([vinOf(come), vinOf(cut)]));
    expect(cheaper).not.toContain(vinOf(sold));
    const none = await caller.send("POST", `${path}/preview`, { filters: { brand: "dacialand" } });
    expect(none.data).toEqual({ days: 30, arrived: 0, cheaper: 0, vehicles: [] });
  });

  test.each<[string, object, string]>([
    ["filters that are no text", { filters: { brand: ["seat"] } }, "filters.brand"],
    ["a page of another site", { filters: {}, path: "//evil.example/" }, "path"],
    ["another kind", { filters: {}, kind: "boat" }, "kind"],
    ["a long name", { filters: {}, name: "x".repeat(121) }, "name"],
  ])("with %s is refused, naming the field", async (_, body, field) => {
    const answer = await caller.send("POST", `${path}?type=37`, body);
    expect(answer).toMatchObject({ status: 400, error: { code: "invalid-field" } });
    expect(JSON.stringify(answer.error)).toContain(field);
  });
});

describe("a price-drop alert", () => {
  const path = "/notifications/price-drop";
  const list = async () => priceDropAnswer.parse((await caller.send("GET", path)).data);

  test("shows the vehicle as it is now, beside the price of the day", async () => {
    const [{ id, vin, priceCents }] = stock.slice(10) as [(typeof stock)[number]];
    await caller.send("POST", `/notifications/${vin}/price-drop?type=38`);
    await setPrice(database.orm, id, priceCents - 10_000, new Date());
    await caller.send("PATCH", `${path}?vin=${vin}`, { active: false });
    expect(await list()).toMatchObject([
      {
        vin,
        active: false,
        initialPrice: priceCents / 100,
        currentPrice: priceCents / 100 - 100,
        card: { vin },
      },
    ]);
    const gone = "ZZZZZZZZZZZZZZZZZ";
    await database.orm
      .update(priceDropAlerts)
      .set({ vin: gone })
      .where(eq(priceDropAlerts.customerId, caller.id));
    expect(await list()).toMatchObject([{ vin: gone, gone: true }]);
    expect((await caller.send("DELETE", `${path}?vin=${gone}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await caller.send("PATCH", `${path}?vin=${vin}`, { active: true })).status).toBe(404);
  });

  test("is refused for a vehicle that is unknown or sold", async () => {
    const sold = stock[12]?.vin ?? "";
    await database.orm.update(vehicles).set({ status: "bought" }).where(eq(vehicles.vin, sold));
    for (const [vin, status] of [
      ["ZZZZZZZZZZZZZZZZZ", 404],
      [sold, 410],
      ["short", 400],
    ])
      expect((await caller.send("POST", `/notifications/${vin}/price-drop?type=38`)).status).toBe(status);
  });
});
