import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { tradeInBookings, tradeIns, tradeInValues } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { storedTradeIn, storedTradeIns } from "#contract/trade-in.ts";
import { appointmentClient, slotAt } from "./test-appointments.ts";
import { addBooking, addDealer, addTradeIn } from "./test-trade-in.ts";

const now = new Date("2026-11-23T07:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let database: Database;
let client: ReturnType<typeof appointmentClient>;
let dealerId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  client = appointmentClient(database);
  dealerId = await addDealer(database.orm, { wireId: "madrid" });
});
afterAll(() => database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.orm.delete(tradeIns);
  await database.orm.delete(outbox);
  await database.orm.delete(attempts);
});

const dataOf = ({ body }: { readonly body: unknown }) => (body as { data: unknown }).data;

test("a trade-in is told in full, in the language of the call", async () => {
  const { id: customerId, token } = await signIn(database.orm);
  const createdAt = daysAgo(20);
  const id = await addTradeIn(database.orm, {
    dealerId,
    customerId,
    plate: "1234BBC",
    createdAt,
    updatedAt: daysAgo(2),
  });
  await database.orm.insert(tradeInValues).values({ tradeInId: id, at: createdAt, cents: 1_300_000 });
  await client.change("POST", id, slotAt("24", "09:30"), { token });
  const found = storedTradeIn
    .strict()
    .parse(dataOf(await client.own("GET", `/${id}`, { token, locale: "pt" })));
  expect(found).toMatchObject({
    id,
    dealerId: "madrid",
    actualValuation: 12_340,
    initialValuation: 12_340,
    status: "booked",
    tradeInType: 1,
    plate: "1234BBC",
    brandId: "seat",
    kilometers: 64_000,
    phaseTwoBooking: { dateTime: "2026-11-24T09:30:00+01:00", hour: "09:30", minutes: 45, sequence: 1 },
    createTime: createdAt.toISOString(),
    updateTime: daysAgo(2).toISOString(),
    expirationDate: daysAgo(-28).toISOString(),
    comparables: 9,
    confidence: "firm",
    fullName: "Ana Prado",
    emailAddress: "ana@volante.test",
    locale: "es",
  });
  expect(found.history).toEqual([
    { time: createdAt.toISOString(), valuation: 13_000 },
    { time: daysAgo(2).toISOString(), valuation: 12_340 },
  ]);
  expect(found.lines?.[0]).toEqual({
    code: "comparables",
    label: "Preço de carros comparáveis à venda",
    amount: 15_000,
  });
  const [listed] = storedTradeIns.parse(dataOf(await client.own("GET", "", { token, locale: "es" })));
  expect(listed?.lines?.[0]?.label).toBe("Precio de coches comparables a la venta");
});

test("a list is the customer's own, the one that was valued last first", async () => {
  const [{ id: customerId, token }, other] = [await signIn(database.orm), await signIn(database.orm)];
  const add = (days: number, changes: object = {}) =>
    addTradeIn(database.orm, { dealerId, customerId, createdAt: daysAgo(days), ...changes });
  const [old, again, fresh] = [await add(9), await add(10, { updatedAt: daysAgo(1) }), await add(3)];
  await addTradeIn(database.orm, { dealerId, customerId: other.id });
  await addTradeIn(database.orm, { dealerId });
  const found = storedTradeIns.parse(dataOf(await client.own("GET", "", { token, session: "a" } as never)));
  expect(found.map(({ id }) => id)).toEqual([again, fresh, old]);
});

test("a history tells the newest hundred values, oldest first", async () => {
  const { id: customerId, token } = await signIn(database.orm);
  const id = await addTradeIn(database.orm, { dealerId, customerId });
  const values = Array.from({ length: 120 }, (_, at) => ({
    tradeInId: id,
    at: daysAgo(200 - at),
    cents: at * 100,
  }));
  await database.orm.insert(tradeInValues).values(values);
  const { history } = storedTradeIn.parse(dataOf(await client.own("GET", `/${id}`, { token })));
  expect([history?.length, history?.[0]?.valuation, history?.at(-1)?.valuation]).toEqual([100, 21, 12_340]);
});

describe("what has become of it", () => {
  const ahead = { start: "2026-11-24T08:30:00Z", end: "2026-11-24T09:15:00Z" };
  const past = { start: "2026-11-20T08:30:00Z", end: "2026-11-20T09:15:00Z" };
  const started = { start: "2026-11-23T06:45:00Z", end: "2026-11-23T07:30:00Z" };

  test.each([
    ["valued", 1, undefined, undefined, false],
    ["expired", 30, undefined, undefined, false],
    ["valued", 40, 1, undefined, false],
    ["booked", 1, undefined, ahead, true],
    ["booked", 40, undefined, ahead, true],
    ["booked", 1, undefined, started, true],
    ["closed", 5, undefined, past, true],
    ["closed", 40, undefined, past, true],
    ["closed", 40, 5, past, true],
    // Revalued since: the appointment belonged to the previous value.
    ["valued", 40, 1, past, false],
  ] as const)(
    "is %s, valued %d days ago, again %s days ago, with %j",
    async (status, created, updated, booking, isShown) => {
      const { id: customerId, token } = await signIn(database.orm);
      const id = await addTradeIn(database.orm, {
        ...{ dealerId, customerId, createdAt: daysAgo(created) },
        ...(updated !== undefined && { updatedAt: daysAgo(updated) }),
      });
      if (booking) await addBooking(database.orm, id, { dealerId, ...booking });
      const found = storedTradeIn.parse(dataOf(await client.own("GET", `/${id}`, { token })));
      expect([found.status, found.phaseTwoBooking != null]).toEqual([status, isShown]);
    },
  );
});

test("a stranger's trade-in is answered as an unknown one, and is not deleted", async () => {
  const [owner, { token }] = [await signIn(database.orm), await signIn(database.orm)];
  const id = await addTradeIn(database.orm, { dealerId, customerId: owner.id });
  const ofSession = await addTradeIn(database.orm, { dealerId });
  const unknown = await client.own("GET", `/${"z".repeat(26)}`, { token });
  for (const path of [`/${id}`, `/${ofSession}`]) {
    const answer = await client.own("GET", path, { token });
    expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    expect((await client.own("DELETE", path, { token })).status).toBe(200);
  }
  expect(await database.orm.$count(tradeIns)).toBe(2);
});

test("one that is deleted leaves no value, no booking and no older mail; a mail says that the appointment is off", async () => {
  const { id: customerId, token } = await signIn(database.orm);
  const id = await addTradeIn(database.orm, { dealerId, customerId });
  const other = await addTradeIn(database.orm, { dealerId, customerId });
  await client.change("POST", id, slotAt("24", "09:30"), { token });
  await client.change("POST", other, slotAt("24", "11:00"), { token });
  for (let time = 0; time < 2; time++)
    expect((await client.own("DELETE", `/${id}`, { token })).status).toBe(200);
  expect(await database.orm.$count(tradeInValues, eq(tradeInValues.tradeInId, id))).toBe(0);
  expect(await database.orm.$count(tradeInBookings)).toBe(1);
  const keys = (await database.orm.select().from(outbox).orderBy(outbox.id)).map(({ key }) => key);
  expect(keys).toEqual([`appointment-booked:1:${other}`, `appointment-cancelled:2:${id}`]);
  expect((await client.own("GET", `/${id}`, { token })).status).toBe(404);
  expect(
    (
      await client.change("POST", await addTradeIn(database.orm, { dealerId }), slotAt("24", "09:30"), {
        session: "a",
      })
    ).status,
  ).toBe(200);
});
