import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { addPriceDropAlert } from "#backend/alert/add-price-drop-alert.ts";
import { confirmAlertOf } from "#backend/alert/confirm-alert-of.ts";
import { setPrice } from "#backend/alert/test-alerts.ts";
import { newLead } from "#backend/alert/test-lead.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { alertCursor, alertEvents, notifications } from "#backend/store/schema/notifications.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { startCursor } from "./alert-cursor.ts";
import { notifyAlerts } from "./notify-alerts.ts";

let database: Database;
let cars: (typeof vehicles.$inferSelect)[];
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 120 });
  const rows = await database.orm.select().from(vehicles).orderBy(vehicles.id);
  cars = rows.filter(({ status, kind }) => status === "in-stock" && kind === "car");
});
afterAll(() => database.close());

/** Each test has a day of its own. */
let start = new Date("2030-11-22T12:00:00Z");
const minute = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let customer: string;
beforeEach(async () => {
  const { orm } = database;
  start = minute(1440);
  for (const table of [carAlerts, priceDropAlerts, notifications, outbox]) await orm.delete(table);
  customer = (await signIn(orm)).id;
  await orm
    .update(vehicles)
    .set({ status: "in-stock", arrivedAt: minute(-10_000), priceCents: 1_500_000, previousPriceCents: null });
  for (const { id } of cars.slice(0, 7)) await setPrice(orm, id, 1_500_000, minute(-120));
  await startCursor(orm);
});

const addAlert = (filters: Record<string, string> = {}, more: object = {}) =>
  addCarAlert(database.orm, {
    whose: { customerId: customer },
    locale: "es",
    list: { kind: "car", filters },
    name: "Los míos",
    path: "/coches-segunda-mano/?x=y",
    now: start,
    ...more,
  });
const change = (at: number, values: Partial<typeof vehicles.$inferInsert>) =>
  database.orm
    .update(vehicles)
    .set(values)
    .where(eq(vehicles.id, cars[at]?.id ?? 0));
/** Runs until a change is behind the cursor, which waits for every open transaction of the server, those of other tests too. */
const readPast = (at: number) =>
  expect
    .poll(
      async () => {
        await run(2);
        const changedBy = sql`(select changed_by from vehicles where id = ${cars[at]?.id ?? 0})`;
        const past = sql<boolean>`${alertCursor.readUpTo} > ${changedBy}`;
        const [found] = await database.orm.select({ past }).from(alertCursor);
        return found?.past;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
const arrive = (at: number, when = 1) => change(at, { arrivedAt: minute(when) });
const cut = (at: number, cents: number, when = 1) =>
  setPrice(database.orm, cars[at]?.id ?? 0, cents, minute(when));
const run = (when: number) => notifyAlerts(database.orm, { now: minute(when) });
const events = async () => {
  const rows = await database.orm.select().from(alertEvents).orderBy(alertEvents.id);
  return rows.map(({ vin, event }) => `${cars.findIndex((car) => car.vin === vin)} ${event}`);
};
const mails = () => database.orm.select().from(outbox).orderBy(outbox.id);

describe("changes of the stock", () => {
  test("are told once for each alert, vehicle and event, however often they are read", async () => {
    await addAlert();
    await cut(5, 1_600_000, -5);
    await startCursor(database.orm);
    await arrive(1);
    await cut(2, 1_400_000);
    await cut(5, 1_550_000);
    await change(3, { kilometers: 12 });
    await arrive(6);
    await cut(6, 1_450_000);
    for (const when of [2, 3, 70]) await run(when);
    expect((await events()).toSorted()).toEqual([
      "1 arrived",
      "2 cheaper:1400000",
      "5 cheaper:1550000",
      "6 arrived",
    ]);
    expect(await mails()).toHaveLength(1);
    // Only what was read before has changed: a cursor that was lost notifies no one twice.
    await database.orm.execute("update alert_cursor set read_up_to = '3'");
    await run(80);
    await run(150);
    expect(await mails()).toHaveLength(1);
    expect(await database.orm.$count(notifications, eq(notifications.customerId, customer))).toBe(4);
  });

  test("are told of what can be bought, fits, and is later than the alert", async () => {
    await addAlert({ priceTo: "14900" });
    await cut(0, 1_400_000, -60);
    await arrive(1);
    await cut(2, 1_450_000);
    await cut(3, 1_440_000);
    await change(3, { status: "reserved" });
    await cut(4, 1_440_000);
    await change(4, { status: "bought" });
    await run(2);
    expect(await events()).toEqual(["2 cheaper:1450000"]);
    await change(3, { status: "in-stock" });
    await run(3);
    expect(await events()).toEqual(["2 cheaper:1450000", "3 cheaper:1440000"]);
  });

  test("of alerts that are paused, ended, over or not confirmed tell nobody anything", async () => {
    const { orm } = database;
    const [paused, ended, over] = [
      await addAlert(),
      await addAlert({ fuel: "diesel,petrol" }),
      await addAlert({ kmsTo: "900000" }),
    ];
    await orm.update(carAlerts).set({ active: false }).where(eq(carAlerts.id, paused.id));
    await orm.update(carAlerts).set({ removedAt: start }).where(eq(carAlerts.id, ended.id));
    await orm
      .update(carAlerts)
      .set({ expiresAt: minute(1) })
      .where(eq(carAlerts.id, over.id));
    const leadId = await newLead(orm, { email: "ana@volante.test", now: start });
    await addAlert({}, { whose: { leadId } });
    await addAlert({ brand: "dacialand" });
    await arrive(1);
    await run(2);
    expect(await events()).toEqual([]);
    await readPast(1);
    await confirmAlertOf(orm, leadId, minute(3));
    await arrive(2, 4);
    await run(5);
    expect(await events()).toEqual(["2 arrived"]);
    expect(await mails()).toMatchObject([{ recipient: "ana@volante.test" }]);
  });

  test("of a price are told when it is lower than anything that was told", async () => {
    const [{ vin, id }] = cars.slice(6) as [(typeof cars)[number]];
    await addPriceDropAlert(database.orm, { whose: { customerId: customer }, locale: "es", vin, now: start });
    const prices = [1_550_000, 1_450_000, 1_480_000, 1_450_000, 1_440_000];
    for (const [at, cents] of prices.entries()) {
      await setPrice(database.orm, id, cents, minute(at + 1));
      await run(at + 1);
    }
    expect(await events()).toEqual(["6 cheaper:1450000", "6 cheaper:1440000"]);
    const recorded = await database.orm.select().from(alertEvents).orderBy(alertEvents.id);
    expect(recorded.map(({ previousPriceCents }) => previousPriceCents)).toEqual([1_500_000, 1_450_000]);
  });

  test("that were put in when nobody had read yet are no news", async () => {
    await addAlert();
    await database.orm.execute("delete from alert_cursor");
    await arrive(1);
    await run(2);
    expect(await events()).toEqual([]);
    await arrive(2, 3);
    await run(4);
    expect(await events()).toContain("2 arrived");
  });
});
