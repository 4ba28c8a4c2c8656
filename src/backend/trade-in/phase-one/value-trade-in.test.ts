import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { tradeInBookings, tradeInDetails, tradeIns, tradeInValues } from "#backend/store/schema/trade-ins.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import { valuation } from "#contract/valuation.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { es } from "#market/es.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { dealersOf, filledCar, newPlate, requestValue } from "../test-car.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 600 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
});
afterAll(() => database.close());

const answered = (answer: { readonly status: number; readonly body: unknown }) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return valuation.parse((answer.body as { data: unknown }).data);
};
const value = async (body: object, whose: Parameters<typeof requestValue>[2]) =>
  answered(await requestValue(client, body, whose));
const newSession = () => ({ sessionId: newReferenceId() });
const rowOf = async (id: string) =>
  (await database.orm.select().from(tradeIns).where(eq(tradeIns.id, id)))[0];
const valuesOf = (id: string) =>
  database.orm.select().from(tradeInValues).where(eq(tradeInValues.tradeInId, id)).orderBy(tradeInValues.id);

describe.each(["es", "pt"] as const)("in %s", (locale) => {
  test("a car has a value whose lines add up to it, named in the caller's language", async () => {
    const answer = await value(await filledCar(database.orm, locale), { ...newSession(), locale });
    const { lines = [] } = answer;
    const cents = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(answer.valuation).toBeGreaterThan(1000);
    expect(cents).toBe(answer.valuation * 100);
    expect(answer.initialValuation).toBe(answer.valuation);
    expect(lines[0]?.label).toMatch(locale === "es" ? /^Precio de coches/ : /^Preço de carros/);
    expect(answer.confidence).toBe((answer.comparables ?? 0) >= 8 ? "firm" : "indicative");
    const days = (Date.parse(answer.expirationDate ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  test("it is kept as it is stored: plate, telephone, and the catalogue's names", async () => {
    const car = await filledCar(database.orm, locale);
    const plate = `${car.plate.slice(0, 2)}-${car.plate.slice(2)} `.toLowerCase();
    const sent = { ...car, plate, brand: "Otra", version: "<b>Otra</b>", vin: "vssZZZ5fzkr012345" };
    const session = newSession();
    const { tradeInId, valuation: euros, lines } = await value(sent, { ...session, locale });
    const { fuel: _, transmission: __, assignToUser: ___, tradeInType: ____, emailAddress, ...stored } = car;
    const { phoneNumber, dealerId: _____, ...same } = stored;
    expect(await rowOf(tradeInId)).toMatchObject({
      ...same,
      ...session,
      customerId: null,
      locale,
      vin: "VSSZZZ5FZKR012345",
      email: emailAddress,
      phone: locale === "es" ? "+34612345678" : "+351912345678",
      intention: 1,
      valuationCents: euros * 100,
      lines: lines?.map(({ code, amount }) => ({ code, cents: Math.round(amount * 100) })),
      updatedAt: null,
    });
    expect(await valuesOf(tradeInId)).toMatchObject([{ cents: euros * 100 }]);
  });
});

test("its dealer is mailed each value once, as ADF too", async () => {
  const session = newSession();
  const car = await filledCar(database.orm);
  const { tradeInId } = await value(car, session);
  await value(car, session);
  await value({ ...car, kilometers: 180_000, tradeInType: 2 }, session);
  const mails = await database.orm
    .select()
    .from(outbox)
    .where(like(outbox.key, `trade-in-staff:%:${tradeInId}`))
    .orderBy(outbox.id);
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill(`Tasación de ${car.brand} ${car.model}: Ana Gómez Ruiz`),
  );
  expect(mails[0]).toMatchObject({ isForStaff: true, replyTo: car.emailAddress });
  expect(mails[0]?.text).toContain("quiere entregarlo al comprar otro");
  expect(mails[1]?.text).toContain("quiere venderlo");
  expect(mails[1]?.text).toContain(`Matrícula: ${es.plate.text(car.plate)}`);
  expect(mails[1]?.attachment).toMatchObject({
    kind: "adf",
    content: expect.stringContaining('interest="sell"'),
  });
});

test("its owner is mailed each value once with the table of deductions, and an address gets five a day", async () => {
  const session = newSession();
  const car = { ...(await filledCar(database.orm)), emailAddress: "owner@volante.test" };
  const { tradeInId, valuation } = await value(car, session);
  await value(car, session);
  const mails = () => database.orm.select().from(outbox).where(eq(outbox.recipient, "owner@volante.test"));
  const [mail, ...others] = await mails();
  expect([mail?.key, others]).toEqual([`trade-in-value:${Math.round(valuation * 100)}:${tradeInId}`, []]);
  expect(mail?.text).toMatch(
    /Tasación (firme|orientativa): .*€.*Qué descuenta cada desperfecto.*Abolladura: .*€/s,
  );
  for (let more = 1; more <= 6; more++) await value({ ...car, kilometers: 20_000 * more + 7 }, session);
  expect((await mails()).length).toBeLessThanOrEqual(5);
});

test("whatever a name holds is kept as it was typed, in full and in its first two words", async () => {
  const car = await filledCar(database.orm);
  const names = { firstName: "x", lastName: "", fullName: "  María  <b>José</b> O'Neill  " };
  const { tradeInId } = await value({ ...car, ...names }, newSession());
  expect(await rowOf(tradeInId)).toMatchObject({
    firstName: "María",
    lastName: "<b>José</b>",
    fullName: "María <b>José</b> O'Neill",
  });
});

describe("valued again", () => {
  test("a car is the same one, with the new value and a history", async () => {
    const session = newSession();
    const car = await filledCar(database.orm);
    const first = await value(car, session);
    const again = await value({ ...car, kilometers: 180_000, tradeInType: 2 }, session);
    expect(again.tradeInId).toBe(first.tradeInId);
    expect(again.valuation).toBeLessThan(first.valuation);
    const row = await rowOf(first.tradeInId);
    expect(row).toMatchObject({ kilometers: 180_000, intention: 2, valuationCents: again.valuation * 100 });
    expect(row?.updatedAt?.getTime()).toBeGreaterThanOrEqual(row?.createdAt.getTime() ?? Number.NaN);
    expect(Date.parse(again.expirationDate ?? "")).toBe((row?.updatedAt?.getTime() ?? 0) + 30 * 86_400_000);
    const history = await valuesOf(first.tradeInId);
    expect(history.map(({ cents }) => cents)).toEqual([first, again].map((one) => one.valuation * 100));
  });

  test("a car that was handed in has its condition as a draft again", async () => {
    const session = newSession();
    const car = await filledCar(database.orm);
    const { tradeInId } = await value(car, session);
    const now = new Date();
    const answers = {
      kilometers: car.kilometers,
      imported: false,
      savedAt: now,
      submittedAt: now,
      deductions: [],
    };
    const graded = { engine: "GOOD", drive: "GOOD", general: "BAD" } as const;
    await database.orm.insert(tradeInDetails).values({ tradeInId, ...answers, ...graded });
    await value({ ...car, kilometers: 70_000 }, session);
    const [stored] = await database.orm
      .select()
      .from(tradeInDetails)
      .where(eq(tradeInDetails.tradeInId, tradeInId));
    expect(stored).toMatchObject({ submittedAt: null, deductions: null, general: "BAD", kilometers: 70_000 });
  });

  test.each([["session"], ["customer"]])("at once by one %s, it is one row", async (who) => {
    const car = { ...(await filledCar(database.orm)), assignToUser: who === "customer" };
    const whose = who === "customer" ? await signIn(database.orm) : newSession();
    const valueOnce = (_: unknown, at: number) => value({ ...car, kilometers: 20_000 + at * 1_000 }, whose);
    const answers = await Promise.all(Array.from({ length: 12 }, valueOnce));
    expect(new Set(answers.map(({ tradeInId }) => tradeInId)).size).toBe(1);
    expect(await database.orm.$count(tradeIns, eq(tradeIns.plate, car.plate))).toBe(1);
    expect(await valuesOf(answers[0]?.tradeInId ?? "")).toHaveLength(12);
  });

  test("more often than a history holds, it keeps the newest values", async () => {
    const session = newSession();
    const car = await filledCar(database.orm);
    const { tradeInId } = await value(car, session);
    const earlier = Array.from({ length: listLimits.valuesOfTradeIn + 5 }, (_, n) => ({
      tradeInId,
      at: new Date(Date.now() - (n + 1) * 1_000),
      cents: n,
    }));
    await database.orm.insert(tradeInValues).values(earlier);
    const { valuation: newest } = await value(car, session);
    const cents = (await valuesOf(tradeInId)).map((row) => row.cents);
    expect(cents).toHaveLength(listLimits.valuesOfTradeIn);
    expect(cents).toContain(newest * 100);
    expect(cents).not.toContain(listLimits.valuesOfTradeIn);
  });

  const book = async (tradeInId: string, dealerId: number, start: number) => {
    const startMinute = Math.floor(start / 60_000);
    const times = { startMinute, endMinute: startMinute + 45, bookedAt: new Date() };
    await database.orm.insert(tradeInBookings).values({ tradeInId, dealerId, ...times });
  };
  const day = 86_400_000;
  const bookings = (tradeInId: string) =>
    database.orm.$count(tradeInBookings, eq(tradeInBookings.tradeInId, tradeInId));

  test("at the dealer of its appointment, it keeps it", async () => {
    const session = newSession();
    const car = await filledCar(database.orm);
    const { tradeInId } = await value(car, session);
    await book(tradeInId, (await rowOf(tradeInId))?.dealerId ?? 0, Date.now() + day);
    await value({ ...car, kilometers: 90_000 }, session);
    expect(await bookings(tradeInId)).toBe(1);
  });

  test("at another dealer, it is refused while the appointment is to come, and changed when that is over", async () => {
    const session = newSession();
    const car = await filledCar(database.orm);
    const { tradeInId, valuation: before } = await value(car, session);
    const moved = { ...car, kilometers: 190_000, dealerId: (await dealersOf(database.orm, "es"))[1] };
    await book(tradeInId, (await rowOf(tradeInId))?.dealerId ?? 0, Date.now() + 2 * day);
    expect(await requestValue(client, moved, session)).toMatchObject({
      status: 409,
      body: { error: { code: "conflict", field: "dealerId" } },
    });
    expect(await rowOf(tradeInId)).toMatchObject({
      valuationCents: before * 100,
      kilometers: car.kilometers,
    });
    expect(await bookings(tradeInId)).toBe(1);
    const ofIt = eq(tradeInBookings.tradeInId, tradeInId);
    await database.orm.update(tradeInBookings).set({ startMinute: 1, endMinute: 46 }).where(ofIt);
    await value(moved, session);
    expect(await bookings(tradeInId)).toBe(0);
  });
});

describe("whose a car is", () => {
  test("the customer's who wants it in the account, the session's otherwise, whoever is signed in", async () => {
    const car = await filledCar(database.orm);
    const { id, token } = await signIn(database.orm);
    const session = newSession();
    const own = await value({ ...car, assignToUser: true }, { token, ...session });
    const other = await value({ ...car, assignToUser: false }, { token, ...session });
    expect(other.tradeInId).not.toBe(own.tradeInId);
    expect(await rowOf(own.tradeInId)).toMatchObject({ customerId: id, sessionId: null });
    expect(await rowOf(other.tradeInId)).toMatchObject({ customerId: null, ...session });
  });

  test("one plate of another session and of another customer is a car of its own, and theirs stays", async () => {
    const car = await filledCar(database.orm);
    const [first, second] = [newSession(), newSession()];
    const [ana, rui] = [await signIn(database.orm), await signIn(database.orm)];
    const mine = { ...car, assignToUser: true };
    const theirs = { kilometers: 250_000, emailAddress: "rui@volante.test" };
    const answers = [
      await value(car, first),
      await value(mine, ana),
      await value({ ...car, ...theirs }, second),
      await value({ ...mine, ...theirs }, rui),
    ];
    expect(new Set(answers.map(({ tradeInId }) => tradeInId)).size).toBe(4);
    for (const { tradeInId } of answers.slice(0, 2))
      expect(await rowOf(tradeInId)).toMatchObject({ kilometers: 64_000, email: "ana@volante.test" });
  });

  test.each([
    ["without a token or a session", false, {}],
    ["for an account without a token", true, { sessionId: "s-1" }],
    ["for a session with a token that is not valid", false, { sessionId: "s-1", token: "x".repeat(43) }],
    ["for a session whose id is none", false, { sessionId: "a b" }],
  ] as const)("%s nothing is valued", async (_, assignToUser, whose) => {
    const car = { ...(await filledCar(database.orm)), assignToUser };
    const answer = await requestValue(client, car, whose);
    expect([answer.status, answer.body]).toMatchObject([401, { error: { code: "unauthorized" } }]);
    expect(await database.orm.$count(tradeIns, eq(tradeIns.plate, car.plate))).toBe(0);
  });

  test("nobody keeps more cars than a list holds, and may value those again", async () => {
    const session = newSession();
    const car = await filledCar(database.orm);
    const { tradeInId } = await value(car, session);
    const row = await rowOf(tradeInId);
    if (row === undefined) throw new Error("It is not there");
    const others = Array.from({ length: listLimits.tradeIns - 1 }, () => newPlate("es"));
    const rows = others.map((plate) => ({ ...row, id: newReferenceId(), plate }));
    await database.orm.insert(tradeIns).values(rows);
    const full = await requestValue(client, { ...car, plate: newPlate("es") }, session);
    expect([full.status, full.body]).toMatchObject([409, { error: { code: "list-full" } }]);
    expect((await value({ ...car, plate: others[3] }, session)).tradeInId).toBe(rows[3]?.id);
    await value(car, newSession());
  });
});

test("with too few vehicles like it in stock, a car has no value, and nothing is kept", async () => {
  const car = await filledCar(database.orm);
  await database.orm.execute(sql`update vehicles set status = 'bought'`);
  const answer = await requestValue(client, car, newSession());
  expect([answer.status, answer.body]).toMatchObject([409, { error: { code: "too-few-comparables" } }]);
  expect(await database.orm.$count(tradeIns, eq(tradeIns.plate, car.plate))).toBe(0);
});
