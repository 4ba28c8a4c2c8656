import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn, signInTestCustomer } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import {
  removedFiles,
  tradeInBookings,
  tradeInDetails,
  tradeInMarks,
  tradeInPictures,
  tradeIns,
  tradeInValues,
} from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { prelogin } from "#contract/session.ts";
import { createLogger } from "#platform/log.ts";
import { forgetTradeIns } from "./forget-trade-ins.ts";
import { addBooking, addDealer, addTradeIn } from "./test-trade-in.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
let dealerId: number;
let otherDealer: number;
beforeAll(async () => {
  database = await openTestDatabase();
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  dealerId = await addDealer(database.orm, { wireId: "madrid" });
  otherDealer = await addDealer(database.orm, { wireId: "getafe" });
});
afterAll(() => database.close());
afterEach(async () => {
  await database.orm.delete(tradeIns);
});

/** Signs a customer in as a browser with that session does. */
const logIn = async (session: string, customerId: string, stateOf = session) => {
  const { body } = await client.raw("GET", "/users/prelogin", undefined, { "x-session-id": stateOf });
  const { url } = prelogin.parse((body as { data: unknown }).data);
  const started = new URL(url).searchParams.get("state") ?? "";
  const state = await signInTestCustomer(database.orm, started, customerId);
  return client.raw("POST", "/users/login", { providerId: 5, state }, { "x-session-id": session });
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const rows = () => database.orm.select().from(tradeIns).orderBy(asc(tradeIns.plate));
const whose = async () =>
  (await rows()).map(({ id, customerId, sessionId }) => [id, customerId ?? sessionId]);
const add = (changes: object) => addTradeIn(database.orm, { dealerId, plate: "1234BBC", ...changes });
const over = { start: "2026-01-08T08:30:00Z", end: "2026-01-08T09:15:00Z" };
const slot = { start: "2030-01-08T08:30:00Z", end: "2030-01-08T09:15:00Z" };

test("a login makes the trade-ins of its session the customer's, and no others", async () => {
  const { id: customerId } = await signIn(database.orm);
  const [first, second] = [await add({ plate: "AAA" }), await add({ plate: "BBB" })];
  const elsewhere = await add({ plate: "CCC", sessionId: "b" });
  await addBooking(database.orm, first, { dealerId, ...slot });
  expect((await logIn("a", customerId)).status).toBe(200);
  expect(await whose()).toEqual([
    [first, customerId],
    [second, customerId],
    [elsewhere, "b"],
  ]);
  expect(await database.orm.$count(tradeInBookings)).toBe(1);
});

test("a login that is refused hands nothing over", async () => {
  const { id: customerId } = await signIn(database.orm);
  const id = await add({});
  expect((await logIn("a", customerId, "b")).status).toBe(401);
  expect(await whose()).toEqual([[id, "a"]]);
});

describe("where the customer has the same car", () => {
  test.each([
    ["the session's", 1, 9],
    ["the customer's", 9, 1],
  ])("%s stays when it was valued last, with both histories", async (which, ofSession, ofCustomer) => {
    const { id: customerId } = await signIn(database.orm);
    const own = await add({
      customerId,
      createdAt: daysAgo(40),
      updatedAt: daysAgo(ofCustomer),
      valuationCents: 100,
    });
    const arrived = await add({ createdAt: daysAgo(ofSession), valuationCents: 200 });
    await logIn("a", customerId);
    const stays = which === "the session's" ? arrived : own;
    expect(await whose()).toEqual([[stays, customerId]]);
    const values = await database.orm.select().from(tradeInValues).orderBy(asc(tradeInValues.at));
    expect(values.map(({ tradeInId, cents }) => [tradeInId, cents])).toEqual([
      [stays, ofSession > ofCustomer ? 200 : 100],
      [stays, ofSession > ofCustomer ? 100 : 200],
    ]);
  });

  test("what the customer told of its condition goes over as a draft, with marks and pictures", async () => {
    const { orm } = database;
    const { id: customerId } = await signIn(orm);
    const own = await add({ customerId, createdAt: daysAgo(9) });
    const grades = { engine: "GOOD", drive: "FAIR", general: "GOOD" } as const;
    const handedIn = { savedAt: daysAgo(8), submittedAt: daysAgo(8), deductions: [] };
    const answers = { tradeInId: own, kilometers: 64_000, imported: false, ...grades, ...handedIn };
    await orm.insert(tradeInDetails).values(answers);
    await orm.insert(tradeInMarks).values({ tradeInId: own, part: "roof", damage: "dent" });
    const picture = { fileId: "p".repeat(26), pov: "front", width: 4, height: 3, bytes: 5 } as const;
    await orm.insert(tradeInPictures).values({ ...picture, tradeInId: own, storedAt: daysAgo(8) });
    const arrived = await add({ createdAt: daysAgo(1), kilometers: 70_000 });
    await logIn("a", customerId);
    expect(await orm.select().from(tradeInDetails)).toMatchObject([
      { tradeInId: arrived, drive: "FAIR", kilometers: 70_000, submittedAt: null, deductions: null },
    ]);
    expect(await orm.select().from(tradeInMarks)).toMatchObject([{ tradeInId: arrived, part: "roof" }]);
    expect(await orm.select().from(tradeInPictures)).toMatchObject([{ tradeInId: arrived, pov: "front" }]);
    expect(await orm.$count(removedFiles)).toBe(0);
  });

  test("the appointment of the one that goes is taken over, with its dealer, its count and its mails", async () => {
    const { id: customerId } = await signIn(database.orm);
    const own = await add({ customerId, dealerId: otherDealer, createdAt: daysAgo(9), bookingSequence: 3 });
    await addBooking(database.orm, own, { dealerId: otherDealer, ...slot });
    const key = `appointment-booked:3:${own}`;
    const mail = {
      messageId: "<a@b>",
      recipient: "ana@volante.test",
      locale: "es",
      subject: "s",
      text: "t",
      html: "h",
    } as const;
    await database.orm.insert(outbox).values({ ...mail, key });
    const arrived = await add({ createdAt: daysAgo(1) });
    await logIn("a", customerId);
    expect(await rows()).toMatchObject([
      { id: arrived, customerId, dealerId: otherDealer, bookingSequence: 3 },
    ]);
    expect(await database.orm.select().from(tradeInBookings)).toMatchObject([
      { tradeInId: arrived, dealerId: otherDealer },
    ]);
    await forgetTradeIns(database.orm, eq(tradeIns.id, arrived));
    expect(await database.orm.$count(outbox, eq(outbox.recipient, "ana@volante.test"))).toBe(0);
  });

  test("the one that stays keeps its own appointment, and the other's is given back with a mail", async () => {
    const { id: customerId } = await signIn(database.orm);
    const own = await add({
      ...{ customerId, email: "eva@volante.test" },
      ...{ createdAt: daysAgo(9), bookingSequence: 2 },
    });
    await addBooking(database.orm, own, { dealerId, ...slot });
    const arrived = await add({ createdAt: daysAgo(1) });
    const existing = { start: "2030-01-09T08:30:00Z", end: "2030-01-09T09:15:00Z" };
    await addBooking(database.orm, arrived, { dealerId, ...existing });
    await logIn("a", customerId);
    const [booking, ...others] = await database.orm.select().from(tradeInBookings);
    expect([booking?.tradeInId, booking?.startMinute]).toEqual([
      arrived,
      Date.parse(existing.start) / 60_000,
    ]);
    expect(others).toEqual([]);
    expect(await rows()).toMatchObject([{ id: arrived, bookingSequence: 3 }]);
    const mails = await database.orm.select().from(outbox).where(eq(outbox.recipient, "eva@volante.test"));
    expect(mails.map(({ key }) => key)).toEqual([`appointment-cancelled:3:${arrived}`]);
    expect(mails[0]?.text).toContain("8 de enero de 2030");
  });

  test("an appointment that is over makes room for the other's that is to come", async () => {
    const { id: customerId } = await signIn(database.orm);
    const own = await add({ customerId, dealerId: otherDealer, createdAt: daysAgo(9) });
    await addBooking(database.orm, own, { dealerId: otherDealer, ...slot });
    const arrived = await add({ createdAt: daysAgo(1) });
    await addBooking(database.orm, arrived, { dealerId, ...over });
    const before = await database.orm.$count(outbox);
    await logIn("a", customerId);
    expect(await database.orm.select().from(tradeInBookings)).toMatchObject([
      { tradeInId: arrived, dealerId: otherDealer, startMinute: Date.parse(slot.start) / 60_000 },
    ]);
    expect(await rows()).toMatchObject([{ id: arrived, dealerId: otherDealer }]);
    expect(await database.orm.$count(outbox)).toBe(before);
  });

  test("one of the other's that is over goes without a mail", async () => {
    const { id: customerId } = await signIn(database.orm);
    const own = await add({ customerId, createdAt: daysAgo(9) });
    await addBooking(database.orm, own, { dealerId, ...over });
    const arrived = await add({ createdAt: daysAgo(1) });
    await addBooking(database.orm, arrived, { dealerId, ...slot });
    const before = await database.orm.$count(outbox);
    await logIn("a", customerId);
    expect(await database.orm.select().from(tradeInBookings)).toMatchObject([
      { tradeInId: arrived, startMinute: Date.parse(slot.start) / 60_000 },
    ]);
    expect(await database.orm.$count(outbox)).toBe(before);
  });
});
