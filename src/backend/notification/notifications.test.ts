import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newCaller } from "#backend/alert/test-alerts.ts";
import { type Backend, createBackend } from "#backend/http/app.ts";
import { noteVisit } from "#backend/identity/note-visit.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { notificationList } from "#contract/notification.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { notifyCustomer } from "./notify-customer.ts";

let database: Database;
let backend: Backend;
let vin: string;
let caller: Awaited<ReturnType<typeof newCaller>>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  backend = createBackend(database, { logFor: () => createLogger("silent") });
  const [vehicle] = await database.orm.select().from(vehicles).limit(1);
  vin = vehicle?.vin ?? "";
});
afterAll(() => database.close());
beforeEach(async () => {
  caller = await newCaller(database.orm, backend);
});

const addNotification = async (
  key: string,
  at: number,
  more: Partial<typeof notifications.$inferInsert> = {},
) => {
  const id = newReferenceId();
  const values = { vehicle: "SEAT León", price: 1_500_000 };
  const row = { id, customerId: caller.id, kind: "car-alert", key, vin, values, path: "/x/" } as const;
  await database.orm.insert(notifications).values({ ...row, createdAt: new Date(at * 1000), ...more });
  return id;
};
const list = async (query = "", language = "es") =>
  notificationList.parse((await caller.send("GET", `/notifications${query}`, undefined, language)).data);
const mark = (query: string, read: boolean, who = caller) =>
  who.send("PATCH", `/notifications${query}`, { read });

test("what happens to a reservation or a trade-in is notified once, in the language of the call", async () => {
  const now = new Date();
  const booked = { event: "booked", about: "SEAT León", date: "2026-11-24", time: "09:30" } as const;
  const note = { customerId: caller.id, kind: "trade-in", key: "appointment:1:x", path: "/x/", now } as const;
  await notifyCustomer(database.orm, { ...note, news: booked });
  await notifyCustomer(database.orm, { ...note, news: booked });
  const valued = { event: "valued", about: "SEAT León", price: 900_000 } as const;
  await notifyCustomer(database.orm, { ...note, key: "valued:1", news: valued });
  await notifyCustomer(database.orm, { ...note, customerId: null, key: "nobody", news: booked });
  const said = (await list()).notifications.map(({ title, message }) => `${title} ${message}`).toSorted();
  expect(said).toEqual([
    expect.stringMatching(
      /^Cita reservada: SEAT León Te esperamos el 24 de noviembre de 2026 a las 09:30[.]$/,
    ),
    expect.stringMatching(/^Tasación: SEAT León Tu coche vale hoy 9[.]?000,00/),
  ]);
  expect((await list("", "pt")).notifications.map(({ title }) => title)).toContain(
    "Marcação feita: SEAT León",
  );
});

test("notifications are worded in the language of the call, with the vehicle as it is now", async () => {
  await addNotification("a", 1);
  const values = { vehicle: "SEAT León", price: 1_400_000, previous: 1_500_000, alert: "Mi {León}" };
  await addNotification("b", 2, { values, kind: "price-drop" });
  const [cheaper, arrived] = (await list()).notifications;
  expect(arrived).toMatchObject({ title: "Recién llegado: SEAT León", kind: "car-alert", vin, read: false });
  expect(cheaper?.message).toBe(
    "Ahora cuesta 14.000,00 € (14.350,00 € con gastos); antes costaba 15.000,00 €. Está en tu alerta «Mi {León}».".replaceAll(
      " €",
      "\u00a0€",
    ),
  );
  expect(cheaper?.imageUrl).toMatch(/^\/pictures\//);
  expect((await list("", "pt")).notifications[1]).toMatchObject({
    title: "Acabado de chegar: SEAT León",
    path: expect.stringMatching(/^\/pt\//),
  });
});

test("they come by pages and by kind; unread ones of all kinds are counted", async () => {
  for (let at = 0; at < 51; at++) await addNotification(`n-${at}`, at);
  await addNotification("drop", 100, { kind: "price-drop", readAt: new Date() });
  const first = await list();
  expect(first).toMatchObject({ unread: 51, page: { number: 1, size: 50, count: 2 } });
  expect((await list("?page=2")).notifications).toHaveLength(2);
  expect((await list("?page=3")).notifications).toEqual([]);
  expect(await list("?kind=price-drop")).toMatchObject({ unread: 51, page: { count: 1 } });
  for (const wrong of ["?page=0", "?kind=gossip"])
    expect((await caller.send("GET", `/notifications${wrong}`)).status).toBe(400);
});

test("one is read, or all are; one that was removed is back within the hour", async () => {
  const id = await addNotification("one", 1);
  await addNotification("two", 2);
  await mark(`?id=${id}`, true);
  expect(await list()).toMatchObject({ unread: 1 });
  await mark("", true);
  expect(await list()).toMatchObject({ unread: 0 });
  await caller.send("DELETE", `/notifications?id=${id}`);
  expect((await list()).notifications).toHaveLength(1);
  expect((await mark(`?id=${id}`, false)).status).toBe(200);
  expect(await list()).toMatchObject({ unread: 1, notifications: [{}, { id }] });
  const removedAt = new Date(Date.now() - 7_200_000);
  await database.orm.update(notifications).set({ removedAt }).where(eq(notifications.id, id));
  expect((await mark(`?id=${id}`, false)).status).toBe(404);
});

test("a stranger's answers as an unknown one, and nothing happens to it", async () => {
  const id = await addNotification("mine", 1);
  const stranger = await newCaller(database.orm, backend);
  const unknown = "0".repeat(26);
  expect(await mark(`?id=${id}`, true, stranger)).toEqual(await mark(`?id=${unknown}`, true, stranger));
  await mark("", true, stranger);
  const remove = (which: string) => stranger.send("DELETE", `/notifications?id=${which}`);
  expect(await remove(id)).toEqual(await remove(unknown));
  expect(await list()).toMatchObject({ unread: 1 });
});

test("a visit ends with half an hour of silence; what is written is at most five minutes old", async () => {
  const stored = async () => {
    const [row] = await database.orm.select().from(customers).where(eq(customers.id, caller.id));
    return [row?.seenAt?.getTime() ?? null, row?.previousVisitAt?.getTime() ?? null];
  };
  let customer = { id: caller.id, sessionId: "", version: 1, seenAt: null, previousVisitAt: null } as never;
  const call = async (minute: number) => {
    customer = (await noteVisit(database.orm, customer, new Date(minute * 60_000))) as never;
    return (await stored()).map((each) => each && each / 60_000);
  };
  expect(await call(100)).toEqual([100, null]);
  expect(await call(104)).toEqual([100, null]);
  expect(await call(106)).toEqual([106, null]);
  expect(await call(136)).toEqual([136, 106]);
  expect(await call(150)).toEqual([150, 106]);
  expect(await call(400)).toEqual([400, 150]);
  await caller.send("GET", "/notifications");
  expect((await stored())[1]).toBe(400 * 60_000);
});
