import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { appointmentClient, describeResponse, slotAt } from "../test-appointments.ts";
import { addBooking, addDealer, addTradeIn } from "../test-trade-in.ts";

/** Monday, 23 November 2026, 8 o'clock in Madrid. */
const now = new Date("2026-11-23T07:00:00Z");
let database: Database;
let client: ReturnType<typeof appointmentClient>;
let dealerId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  client = appointmentClient(database);
  dealerId = await addDealer(database.orm, { wireId: "madrid" });
  await addDealer(database.orm, { wireId: "sells", dealerService: "CP" });
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

const mails = async () => {
  const rows = await database.orm.select().from(outbox).orderBy(outbox.id);
  return rows.map(({ key, recipient, subject, text }) => ({ key, recipient, subject, text }));
};
const sequenceOf = async (id: string) =>
  (await database.orm.select().from(tradeIns).where(eq(tradeIns.id, id)))[0]?.bookingSequence;
const session = "a";
/** Confirms as the link of the mail does. */
const confirmAll = () => database.orm.update(tradeInBookings).set({ confirmBefore: null });

describe("a slot that is booked", () => {
  test("is its owner's, is told by mail, and is not offered any more", async () => {
    const id = await addTradeIn(database.orm, { dealerId });
    expect(await client.change("POST", id, slotAt("24", "09:30"), { session })).toMatchObject({
      status: 200,
      body: { data: { id, sequence: 1, minutes: 45 } },
    });
    expect(await client.booked()).toEqual([`${id}: 2026-11-24T09:30:00+01:00`]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      key: `appointment-held:1:${id}`,
      recipient: "ana@volante.test",
      subject: "Confirma tu cita del 24 de noviembre de 2026 a las 09:30",
    });
    const { body } = await client.schedule("madrid");
    expect(JSON.stringify(body)).not.toContain("2026-11-24T09:30");
    expect(JSON.stringify(body)).toContain("2026-11-24T10:15:00+01:00");
  });

  test("asked for again, also at the same moment in another zone, is the same booking with one mail", async () => {
    const id = await addTradeIn(database.orm, { dealerId });
    const wanted = slotAt("24", "09:30");
    const same = { ...wanted, dateTime: "2026-11-24T08:30:00Z" };
    const answers = [
      ...(await Promise.all([1, 2, 3].map(() => client.change("POST", id, wanted, { session })))),
      await client.change("POST", id, same, { session }),
      await client.change("PUT", id, wanted, { session }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(5).fill([200, answers[0]?.body]));
    expect([await mails().then((all) => all.length), await sequenceOf(id)]).toEqual([1, 1]);
  });

  test("keeps another one from being booked beside it", async () => {
    const id = await addTradeIn(database.orm, { dealerId });
    await client.change("POST", id, slotAt("24", "09:30"), { session });
    expect(describeResponse(await client.change("POST", id, slotAt("24", "11:00"), { session }))).toBe(
      "conflict",
    );
    expect(await client.booked()).toEqual([`${id}: 2026-11-24T09:30:00+01:00`]);
  });

  test("moves, and its old slot is free for others at once", async () => {
    const [id, other] = [
      await addTradeIn(database.orm, { dealerId }),
      await addTradeIn(database.orm, { dealerId }),
    ];
    await client.change("POST", id, slotAt("24", "09:30"), { session });
    await confirmAll();
    expect((await client.change("PUT", id, slotAt("25", "11:00"), { session })).status).toBe(200);
    expect((await client.change("POST", other, slotAt("24", "09:30"), { session })).status).toBe(200);
    expect(await client.booked()).toEqual([
      `${other}: 2026-11-24T09:30:00+01:00`,
      `${id}: 2026-11-25T11:00:00+01:00`,
    ]);
    expect((await mails()).map(({ key }) => key)).toEqual([
      `appointment-held:1:${id}`,
      `appointment-moved:2:${id}`,
      `appointment-held:1:${other}`,
    ]);
  });

  test("stays where it is when the other one is taken, and nobody is told of a move", async () => {
    const [id, other] = [
      await addTradeIn(database.orm, { dealerId }),
      await addTradeIn(database.orm, { dealerId }),
    ];
    await client.change("POST", id, slotAt("24", "09:30"), { session });
    await client.change("POST", other, slotAt("24", "11:00"), { session });
    expect(describeResponse(await client.change("PUT", id, slotAt("24", "11:00"), { session }))).toBe(
      "slot-taken",
    );
    expect(await client.booked()).toContain(`${id}: 2026-11-24T09:30:00+01:00`);
    expect([(await mails()).length, await sequenceOf(id)]).toEqual([2, 1]);
  });

  test("may move to a time that its own old one touches", async () => {
    const id = await addTradeIn(database.orm, { dealerId });
    await addBooking(database.orm, id, {
      dealerId,
      start: "2026-11-24T09:00:00Z",
      end: "2026-11-24T10:00:00Z",
    });
    expect((await client.change("PUT", id, slotAt("24", "10:15"), { session })).status).toBe(200);
  });

  test("is given back, once, told by mail, and free again", async () => {
    const id = await addTradeIn(database.orm, { dealerId });
    const slot = slotAt("24", "09:30");
    await client.change("POST", id, slot, { session });
    await confirmAll();
    for (let time = 0; time < 2; time++)
      expect((await client.change("DELETE", id, slot, { session })).status).toBe(200);
    expect(await client.booked()).toEqual([]);
    expect((await mails()).map(({ key }) => key).slice(1)).toEqual([`appointment-cancelled:2:${id}`]);
    expect((await client.change("POST", id, slot, { session })).status).toBe(200);
    expect(await sequenceOf(id)).toBe(3);
  });

  test("is not given back by a tab that shows it where it was before", async () => {
    const id = await addTradeIn(database.orm, { dealerId });
    await client.change("POST", id, slotAt("24", "09:30"), { session });
    await client.change("PUT", id, slotAt("24", "11:00"), { session });
    expect(describeResponse(await client.change("DELETE", id, slotAt("24", "09:30"), { session }))).toBe(
      "conflict",
    );
    expect(await client.booked()).toEqual([`${id}: 2026-11-24T11:00:00+01:00`]);
  });

  test.each(["PUT", "DELETE"] as const)("has begun: %s is a conflict", async (method) => {
    const id = await addTradeIn(database.orm, { dealerId });
    await addBooking(database.orm, id, {
      dealerId,
      start: "2026-11-23T06:45:00Z",
      end: "2026-11-23T07:30:00Z",
    });
    const slot = method === "PUT" ? slotAt("24", "09:30") : slotAt("23", "07:45");
    expect(describeResponse(await client.change(method, id, slot, { session }))).toBe("conflict");
  });

  test("is over: the car may come again while its value holds", async () => {
    const id = await addTradeIn(database.orm, { dealerId, createdAt: new Date("2026-11-01T09:00:00Z") });
    await addBooking(database.orm, id, {
      dealerId,
      start: "2026-11-20T08:30:00Z",
      end: "2026-11-20T09:15:00Z",
    });
    expect(describeResponse(await client.change("PUT", id, slotAt("24", "09:30"), { session }))).toBe(
      "not-found",
    );
    expect((await client.change("POST", id, slotAt("24", "09:30"), { session })).status).toBe(200);
    expect(await client.booked()).toEqual([`${id}: 2026-11-24T09:30:00+01:00`]);
  });
});

test("without a booking there is nothing to move, and nothing to give back", async () => {
  const id = await addTradeIn(database.orm, { dealerId });
  expect(describeResponse(await client.change("PUT", id, slotAt("24", "09:30"), { session }))).toBe(
    "not-found",
  );
  expect((await client.change("DELETE", id, slotAt("24", "09:30"), { session })).status).toBe(200);
  expect(await mails()).toEqual([]);
});

describe("what is no slot", () => {
  test.each([
    ["a wrong minute", slotAt("24", "09:31"), "dateTime"],
    ["between two slots", slotAt("24", "10:00"), "dateTime"],
    ["before opening", slotAt("24", "08:45"), "dateTime"],
    ["at closing", slotAt("24", "14:00"), "dateTime"],
    ["a Sunday", slotAt("29", "09:30"), "dateTime"],
    ["a holiday", { dateTime: "2026-12-08T09:30:00+01:00", hour: "09:30" }, "dateTime"],
    ["over", slotAt("21", "09:30"), "dateTime"],
    ["in 22 days", { dateTime: "2026-12-15T09:30:00+01:00", hour: "09:30" }, "dateTime"],
    ["with seconds", { dateTime: "2026-11-24T09:30:01+01:00", hour: "09:30" }, "dateTime"],
    ["an hour of another clock", { dateTime: "2026-11-24T08:30:00Z", hour: "08:30" }, "hour"],
    ["an hour of another slot", { dateTime: "2026-11-24T09:30:00+01:00", hour: "10:15" }, "hour"],
    ["no hour", { dateTime: "2026-11-24T09:30:00+01:00", hour: "9:30" }, "hour"],
    ["no moment", { dateTime: "2026-11-24T09:30", hour: "09:30" }, "dateTime"],
  ])("%s is refused by the field's name", async (_, slot, field) => {
    const id = await addTradeIn(database.orm, { dealerId });
    const answer = await client.change("POST", id, slot, { session });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid-field", field } } });
    expect(await client.booked()).toEqual([]);
  });

  test("one that begins within two hours was offered and is not any more", async () => {
    const id = await addTradeIn(database.orm, { dealerId });
    expect(describeResponse(await client.change("POST", id, slotAt("23", "09:30"), { session }))).toBe(
      "slot-taken",
    );
    expect((await client.change("POST", id, slotAt("23", "10:15"), { session })).status).toBe(200);
  });
});

test.each([
  [29.99, 200, 200],
  [30, "trade-in-expired", "trade-in-expired"],
  [400, "trade-in-expired", "trade-in-expired"],
])(
  "a value of %d days ago: booking is %s, moving %s, and giving back goes",
  async (days, booking, moving) => {
    const createdAt = new Date(now.getTime() - days * 86_400_000);
    const id = await addTradeIn(database.orm, { dealerId, createdAt });
    const moved = await addTradeIn(database.orm, { dealerId, createdAt: new Date(0), updatedAt: createdAt });
    const old = slotAt("24", "11:00");
    await addBooking(database.orm, moved, {
      dealerId,
      start: "2026-11-24T10:00:00Z",
      end: "2026-11-24T10:45:00Z",
    });
    expect(describeResponse(await client.change("POST", id, slotAt("24", "09:30"), { session }))).toBe(
      booking,
    );
    const answer = await client.change("PUT", moved, slotAt("25", "09:30"), { session });
    expect(describeResponse(answer)).toBe(moving);
    if (answer.status !== 200)
      expect((await client.change("DELETE", moved, old, { session })).status).toBe(200);
  },
);

test("an address is not told of changes without end: after thirty it is only given back", async () => {
  const id = await addTradeIn(database.orm, { dealerId, bookingSequence: 28 });
  const [one, other] = [slotAt("24", "09:30"), slotAt("25", "09:30")];
  expect((await client.change("POST", id, one, { session })).status).toBe(200);
  await confirmAll();
  expect((await client.change("PUT", id, other, { session })).status).toBe(200);
  expect(describeResponse(await client.change("PUT", id, one, { session }))).toBe("conflict");
  expect((await client.change("DELETE", id, other, { session })).status).toBe(200);
  expect(describeResponse(await client.change("POST", id, one, { session }))).toBe("conflict");
  expect(await mails()).toHaveLength(3);
});

describe("whose it is", () => {
  test("a customer's with the token, a session's with its id, with a token or without", async () => {
    const customer = await signIn(database.orm);
    const ofCustomer = await addTradeIn(database.orm, { dealerId, customerId: customer.id });
    const ofSession = await addTradeIn(database.orm, { dealerId });
    const { token } = customer;
    expect((await client.change("POST", ofCustomer, slotAt("24", "09:30"), { token })).status).toBe(200);
    expect((await client.change("POST", ofSession, slotAt("24", "10:15"), { token, session })).status).toBe(
      200,
    );
    expect((await client.change("DELETE", ofSession, slotAt("24", "10:15"), { session })).status).toBe(200);
  });

  test.each(["POST", "PUT", "DELETE"] as const)(
    "a stranger's %s is answered as an unknown one, to the byte",
    async (method) => {
      const [owner, stranger] = [await signIn(database.orm), await signIn(database.orm)];
      const ofCustomer = await addTradeIn(database.orm, { dealerId, customerId: owner.id });
      const ofSession = await addTradeIn(database.orm, { dealerId });
      const booked = slotAt("24", "09:30");
      await client.change("POST", ofCustomer, booked, { token: owner.token });
      await client.change("POST", ofSession, slotAt("24", "10:15"), { session });
      const before = await client.booked();
      const request = (id: string, caller: object) => client.change(method, id, booked, caller);
      const unknown = await request("z".repeat(26), { token: stranger.token, session: "b" });
      expect(unknown.status).toBe(404);
      const tries = [
        await request(ofCustomer, { token: stranger.token }),
        await request(ofCustomer, { session: "b" }),
        await request(ofCustomer, { session: owner.sessionId }),
        await request(ofCustomer, {}),
        await request(ofSession, { session: "b" }),
        await request(ofSession, { token: owner.token, session: "b" }),
        await request(ofSession, { token: owner.token }),
        await request(ofSession, {}),
      ];
      const shown = ({ status, body, headers }: typeof unknown) => [
        status,
        JSON.stringify(body),
        [...headers].filter(([name]) => name !== "x-request-id"),
      ];
      for (const answer of tries) expect(shown(answer)).toEqual(shown(unknown));
      expect(await client.booked()).toEqual(before);
    },
  );

  test("a customer's token that is over is refused, so that it is renewed", async () => {
    const id = await addTradeIn(database.orm, { dealerId });
    const answer = await client.change("POST", id, slotAt("24", "09:30"), { token: "x".repeat(43), session });
    expect(answer.status).toBe(401);
    expect(await database.orm.$count(tradeInBookings)).toBe(0);
  });
});

describe("the mail", () => {
  test("leads a customer to the trade-in by the login, in the language of the call", async () => {
    const customer = await signIn(database.orm);
    const id = await addTradeIn(database.orm, {
      dealerId,
      customerId: customer.id,
      fullName: "Ana http://x.test",
    });
    const { token } = customer;
    await client.change("POST", id, slotAt("24", "09:30"), { token, locale: "pt" });
    const [mail] = await mails();
    expect(mail?.subject).toBe("A sua marcação para 24 de novembro de 2026 às 09:30");
    const returnTo = encodeURIComponent(`/pt/pessoal/avaliacao/${id}/`);
    expect(mail?.text).toContain(`/pt/acesso/?returnTo=${returnTo}`);
    expect(mail?.text).not.toContain("x.test");
    expect(mail?.text).toContain("Documento Único Automóvel");
  });

  test("gives anybody else a signed link, and tells everybody when, where, what car and its value", async () => {
    const id = await addTradeIn(database.orm, { dealerId, plate: "1234BBC" });
    await client.change("POST", id, slotAt("24", "11:00"), { session });
    await confirmAll();
    await client.change("PUT", id, slotAt("24", "09:30"), { session });
    await client.change("DELETE", id, slotAt("24", "09:30"), { session });
    const [, moved, cancelled] = (await mails()).map(({ text }) => text.replaceAll("\u00a0", " "));
    for (const line of [
      "Día y hora: 24 de noviembre de 2026, 09:30 (hora del concesionario)",
      "Concesionario: Volante Madrid Norte",
      "Dirección: Calle de Mauricio Legendre, 26, 28046 Madrid",
      "Teléfono del concesionario: +34 910 000 001",
      "Tu coche: SEAT León 1.5 TSI FR",
      "Matrícula: 1234 BBC",
      "Tasación firme: 12.340,00 €",
    ]) {
      expect(moved).toContain(line);
      expect(cancelled).toContain(line);
    }
    for (const text of [moved, cancelled])
      expect(text).toMatch(/\/api\/services\/appointments\/manage\?link=/);
    expect(moved).toContain("permiso de circulación");
    expect(cancelled).not.toContain("permiso de circulación");
    expect(moved).not.toContain("/acceso/");
  });
});
