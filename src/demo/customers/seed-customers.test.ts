import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { checkCredentials } from "#backend/identity/check-credentials.ts";
import { startSession } from "#backend/identity/start-session.ts";
import { notifyAlerts } from "#backend/matching/notify-alerts.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { reservations as reservationTable } from "#backend/store/schema/reservations.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import { vehicles as vehicleTable } from "#backend/store/schema/vehicles.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { schedule } from "#contract/appointment-slots.ts";
import { carAlerts } from "#contract/car-alert.ts";
import { notificationList } from "#contract/notification.ts";
import { priceDropAlerts } from "#contract/price-drop-alert.ts";
import { reservation, reservations } from "#contract/reservation.ts";
import { savedSearches } from "#contract/saved-search.ts";
import { storedTradeIns } from "#contract/trade-in.ts";
import { marketOf } from "#market/markets.ts";
import { createLogger } from "#platform/log.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { reseedDatabase } from "../filling/reseed.ts";
import { fillDatabase } from "../filling/seed-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const vehicles = 20;
const as = (kind: Database["kind"]): Database => ({ ...database, kind });
const emails = async () => {
  const rows = await database.orm.select().from(customers).orderBy(customers.email);
  return rows.map(({ email, locale }) => [email, locale]);
};
const both = [
  ["cliente-pt@volante.test", "pt"],
  ["cliente@volante.test", "es"],
];

test("a database on a server gets no demo customer, whether it is prepared or seeded anew", async () => {
  await fillDatabase(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
  await reseedDatabase(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
  await fillDatabase(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
});

test("a site that the world sees has no demo customer, with the embedded database either", async () => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  vi.stubEnv("SESSION_SECRET", "8Jq2vX0m4ZtR7pLw9KcYdB1nHsF6gTeA");
  forgetProcess();
  await fillDatabase(as("embedded"), { vehicles });
  expect(await emails()).toEqual([]);
  vi.unstubAllEnvs();
  forgetProcess();
});

test("the embedded one has both, once, also when it was seeded before there were any", async () => {
  for (let time = 0; time < 2; time++) {
    await fillDatabase(as("embedded"), { vehicles });
    expect(await emails()).toEqual(both);
  }
  await database.orm.delete(reservationTable);
  await database.orm.delete(customers).where(eq(customers.email, "cliente@volante.test"));
  await reseedDatabase(as("embedded"), { vehicles });
  expect(await emails()).toEqual(both);
});

test("they sign in with the password that the README tells", async () => {
  await fillDatabase(as("embedded"), { vehicles });
  for (const [email] of both) {
    const credentials = { email: email ?? "", password: "volante-demo" };
    const checked = await checkCredentials(database.orm, credentials, new Date(), createLogger("silent"));
    expect(checked.kind).toBe("right");
  }
});

/** The stock in which what they look for is found; each test starts with what the one before has left. */
const reseedLarge = () => reseedDatabase(as("embedded"), { vehicles: 1200 });

test("what they look for is found in the stock, and is no news to them", async () => {
  const { orm } = database;
  await reseedLarge();
  const backend = createBackend(database, { logFor: () => createLogger("silent") });
  for (const customer of await orm.select().from(customers)) {
    const { token } = await startSession(orm, customer.id, new Date());
    const headers = { authorization: `Bearer ${token}`, "accept-language": customer.locale };
    const read = async (path: string) => {
      const { body } = await testClient(backend).raw("GET", path, undefined, headers);
      return (body as { data: never }).data;
    };
    expect(savedSearches.parse(await read("/search/saveV2"))).toHaveLength(1);
    expect(carAlerts.parse(await read("/notifications/car-alert"))[0]?.total).toBeGreaterThan(0);
    const [drop] = priceDropAlerts.parse(await read("/notifications/price-drop"));
    expect(drop?.currentPrice).toBeLessThan(drop?.initialPrice ?? 0);
    expect(notificationList.parse(await read("/notifications"))).toMatchObject({ unread: 2 });
  }
  await notifyAlerts(orm, { now: new Date() });
  expect(await orm.$count(alertEvents)).toBe(0);
});

test("each has a car that is valued and booked, and one whose value is over", async () => {
  const { orm } = database;
  const { raw } = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  for (const { id, email, locale } of await orm.select().from(customers)) {
    const { token } = await startSession(orm, id, new Date());
    const { body } = await raw("GET", "/users/me/retake", undefined, { authorization: `Bearer ${token}` });
    const found = storedTradeIns.element
      .required({ plate: true })
      .array()
      .parse((body as { data: unknown }).data);
    expect(found.map(({ status }) => status)).toEqual(["booked", "expired"]);
    for (const { plate, plateDate, lines, history, actualValuation, emailAddress } of found) {
      const hint = marketOf(locale).plate.registrationHint(plate);
      expect(marketOf(locale).plate.isValid(plate)).toBe(true);
      if (hint?.from) expect((plateDate ?? "").slice(0, 7) >= hint.from).toBe(true);
      if (hint?.to) expect((plateDate ?? "").slice(0, 7) <= hint.to).toBe(true);
      expect(actualValuation).toBeGreaterThan(0);
      expect(lines?.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(actualValuation, 2);
      expect(history?.at(-1)?.valuation).toBe(actualValuation);
      expect(history?.length).toBeGreaterThan(1);
      expect(emailAddress).toBe(email);
    }
    const [booked] = found;
    const when = booked?.phaseTwoBooking;
    const request = () => raw("GET", `/retake/dealer/${booked?.dealerId}/schedule`);
    const before = schedule.parse(((await request()).body as { data: unknown }).data);
    await orm.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, booked?.id ?? ""));
    const after = schedule.parse(((await request()).body as { data: unknown }).data);
    const times = (found: typeof before) =>
      found.availableSlots.flatMap(({ slots }) => slots.map(({ dateTime }) => dateTime));
    expect(times(before)).not.toContain(when?.dateTime);
    expect(times(after)).toContain(when?.dateTime);
  }
});

/** What the reference backend returns for each, beyond the specification. */
const extensions = { id: true, status: true, vehicle: true, payment: true, price: true } as const;
const listSchema = reservations.element.required(extensions).array();
const detailSchema = reservation.required({ ...extensions, timeline: true, documents: true, totals: true });

/** What a customer's reservations are to the shop, each with its vehicle's own status. */
const readReserved = async (customer: { readonly id: string }) => {
  const { orm } = database;
  const { raw } = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  const { token } = await startSession(orm, customer.id, new Date());
  const request = async (method: string, path: string, body?: object) =>
    (
      (await raw(method, `/users/me/${path}`, body, { authorization: `Bearer ${token}` })).body as {
        data: unknown;
      }
    ).data;
  const list = listSchema.parse(await request("GET", "reservations"));
  const statusOf = async (vin: string) => {
    const [row] = await orm.select().from(vehicleTable).where(eq(vehicleTable.vin, vin));
    return row?.status;
  };
  return {
    ...{ list, statusOf },
    all: await Promise.all(
      list.map(async ({ id }) => detailSchema.parse(await request("GET", `reservation/${id}`))),
    ),
    cancel: async (id: string) => detailSchema.parse(await request("POST", `reservation/${id}/cancel`, {})),
  };
};

test("each has a reservation that holds, its vehicle kept for it, and one that was given up and paid back", async () => {
  const { orm } = database;
  const seen: string[][] = [];
  for (let time = 0; time < 2; time++) {
    if (time > 0) await reseedLarge();
    const found: string[] = [];
    for (const customer of await orm.select().from(customers).orderBy(customers.email)) {
      const { list, all, statusOf } = await readReserved(customer);
      expect(list.map(({ status, payment }) => [status, payment.status])).toEqual([
        ["confirmed", "paid"],
        ["cancelled", "refunded"],
      ]);
      const [active, givenUp] = all;
      expect(await statusOf(active?.vehicle.vin ?? "")).toBe("reserved");
      expect(await statusOf(givenUp?.vehicle.vin ?? "")).toBe("in-stock");
      expect(active?.timeline.map(({ code }) => code)).toEqual(["held", "confirmed"]);
      expect(givenUp?.timeline.map(({ code }) => code)).toEqual([
        ...["held", "confirmed", "cancelled", "refund-begun", "refunded"],
      ]);
      expect(active).toMatchObject({
        name: customer.name,
        email: customer.email,
        delivery: { deliveryType: 1 },
      });
      expect(active?.documents.map(({ kind }) => kind)).toContain("finance");
      expect(Date.parse(active?.cancellableUntil ?? "")).toBeGreaterThan(Date.now());
      for (const { totals, finance, timeline } of all) {
        const { dueNow, financed, tradeIn, dueAtDelivery, total } = totals;
        expect(dueNow + financed + tradeIn + dueAtDelivery).toBeCloseTo(total, 2);
        expect(totals.vehicle + totals.contractExpenses).toBeCloseTo(total, 2);
        expect(financed).toBe(finance?.capitalToFinance ?? 0);
        expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).toSorted());
      }
      found.push(...list.map(({ vehicle, price }) => `${vehicle.vin} ${price}`));
    }
    expect(found).toHaveLength(4);
    seen.push(found);
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(await orm.$count(vehicleTable, eq(vehicleTable.status, "reserved"))).toBeGreaterThanOrEqual(2);
});

test("the one that holds can be cancelled in the sandbox, and its vehicle is for everybody again", async () => {
  const [customer] = await database.orm.select().from(customers);
  const { list, statusOf, cancel } = await readReserved(customer ?? { id: "" });
  const cancelled = await cancel(list[0]?.id ?? "");
  expect(cancelled).toMatchObject({ status: "cancelled", payment: { status: "refunded" } });
  expect(await statusOf(cancelled.vehicle.vin)).toBe("in-stock");
});
