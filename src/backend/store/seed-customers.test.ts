import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { beginSession } from "#backend/identity/begin-session.ts";
import { checkCredentials } from "#backend/identity/check-credentials.ts";
import { tellAlerts } from "#backend/matching/tell-alerts.ts";
import { schedule } from "#contract/appointment-slots.ts";
import { carAlerts } from "#contract/car-alert.ts";
import { notificationList } from "#contract/notification.ts";
import { priceDropAlerts } from "#contract/price-drop-alert.ts";
import { savedSearches } from "#contract/saved-search.ts";
import { storedTradeIns } from "#contract/trade-in.ts";
import { marketOf } from "#market/markets.ts";
import { createLogger } from "#platform/log.ts";
import type { Database } from "./database.ts";
import { prepare } from "./prepare.ts";
import { reseedDatabase } from "./reseed.ts";
import { customers } from "./schema/identity.ts";
import { alertEvents } from "./schema/notifications.ts";
import { tradeInBookings } from "./schema/trade-ins.ts";
import { openTestDatabase } from "./test-database.ts";

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
  await prepare(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
  await reseedDatabase(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
  await prepare(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
});

test("the embedded one has both, once, also when it was seeded before there were any", async () => {
  for (let time = 0; time < 2; time++) {
    await prepare(as("embedded"), { vehicles });
    expect(await emails()).toEqual(both);
  }
  await database.orm.delete(customers).where(eq(customers.email, "cliente@volante.test"));
  await reseedDatabase(as("embedded"), { vehicles });
  expect(await emails()).toEqual(both);
});

test("they sign in with the password that the README tells", async () => {
  await prepare(as("embedded"), { vehicles });
  for (const [email] of both) {
    const credentials = { email: email ?? "", password: "volante-demo" };
    const checked = await checkCredentials(database.orm, credentials, new Date(), createLogger("silent"));
    expect(checked.kind).toBe("right");
  }
});

test("what they look for is found in the stock, and is no news to them", async () => {
  const { orm } = database;
  await reseedDatabase(as("embedded"), { vehicles: 60 });
  const backend = createBackend(database, { logFor: () => createLogger("silent") });
  for (const customer of await orm.select().from(customers)) {
    const { token } = await beginSession(orm, customer.id, new Date());
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
  await tellAlerts(orm, { now: new Date() });
  expect(await orm.$count(alertEvents)).toBe(0);
});

test("each has a car that is valued and booked, and one whose value is over", async () => {
  const { orm } = database;
  await reseedDatabase(as("embedded"), { vehicles: 60 });
  const { raw } = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  for (const { id, email, locale } of await orm.select().from(customers)) {
    const { token } = await beginSession(orm, id, new Date());
    const { body } = await raw("GET", "/users/me/retake", undefined, { authorization: `Bearer ${token}` });
    const found = storedTradeIns.parse((body as { data: unknown }).data);
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
    const ask = () => raw("GET", `/retake/dealer/${booked?.dealerId}/schedule`);
    const before = schedule.parse(((await ask()).body as { data: unknown }).data);
    await orm.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, booked?.id ?? ""));
    const after = schedule.parse(((await ask()).body as { data: unknown }).data);
    const times = (found: typeof before) =>
      found.availableSlots.flatMap(({ slots }) => slots.map(({ dateTime }) => dateTime));
    expect(times(before)).not.toContain(when?.dateTime);
    expect(times(after)).toContain(when?.dateTime);
  }
});
