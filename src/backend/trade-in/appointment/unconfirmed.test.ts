import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { signIn, signInTestCustomer } from "#backend/identity/test-customer.ts";
import { writeAttachments } from "#backend/mail/write-attachment.ts";
import { readPage } from "#backend/pages/test-page.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { prelogin } from "#contract/session.ts";
import { createLogger } from "#platform/log.ts";
import { checkAppointment } from "../phase-one/value-trade-in.ts";
import { appointmentClient, describeResponse, slotAt } from "../test-appointments.ts";
import { addDealer, addTradeIn, type TestTradeIn } from "../test-trade-in.ts";
import { forgetLapsed } from "./read-booking.ts";

/** Monday, 23 November 2026, 8 o'clock in Madrid. */
const now = new Date("2026-11-23T07:00:00Z");
let database: Database;
let client: ReturnType<typeof appointmentClient>;
let fetchFrom: (request: Request) => Promise<Response>;
let dealerId: number;
let otherDealer: number;
beforeAll(async () => {
  database = await openTestDatabase();
  client = appointmentClient(database);
  fetchFrom = createBackend(database, { logFor: () => createLogger("silent") }).fetch;
  dealerId = await addDealer(database.orm, { wireId: "madrid" });
  otherDealer = await addDealer(database.orm, { wireId: "getafe" });
});
afterAll(() => database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const table of [tradeIns, outbox, attempts]) await database.orm.delete(table);
});

let people = 0;
const add = (changes: Partial<TestTradeIn> = {}) => {
  const person = ++people;
  const whose = { email: `ana-${person}@volante.test`, phone: `+3461${String(person).padStart(7, "0")}` };
  return addTradeIn(database.orm, { dealerId, ...whose, ...changes });
};
const session = "a";
const [slot, later] = [slotAt("24", "09:30"), slotAt("25", "11:00")];
const book = (id: string, wanted = slot, caller: object = { session }) =>
  client.change("POST", id, wanted, caller);
/** Lets the half hour of unconfirmed appointments pass. */
const letLapse = () =>
  database.orm
    .update(tradeInBookings)
    .set({ confirmBefore: sql`${tradeInBookings.confirmBefore} - interval '30 minutes'` });
const isOffered = async () => JSON.stringify((await client.schedule("madrid")).body).includes(slot.dateTime);
const mails = () => database.orm.select().from(outbox).orderBy(outbox.id);
const keys = async () => (await mails()).map(({ key }) => key.replace(/:[^:]+$/, ""));
/** The link in the last mail that requests a confirmation. */
const lastLink = async (): Promise<string> => {
  const requests = (await mails()).filter(({ key }) => key.startsWith("appointment-held:"));
  return /\/appointments\/confirm\?link=\S+/.exec(requests.at(-1)?.text ?? "")?.[0] ?? "";
};
const visit = async (link: string, method = "GET") => {
  const answer = await fetchFrom(new Request(`http://services.test${link}`, { method }));
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
};
const press = async (link: string) => visit(`${link}&page=1`, "POST");
const fileOf = async (key: string): Promise<string> => {
  const mail = (await mails()).find((each) => each.key.startsWith(`${key}:`));
  return String(mail && (await writeAttachments(database.orm, mail))[0]?.bytes);
};

describe("an appointment of somebody without an account", () => {
  test("holds its slot for half an hour, and the mail asks to confirm it, without a file for calendars", async () => {
    const id = await add({ fullName: "Ana Prado" });
    const answer = await book(id);
    expect(answer).toMatchObject({
      body: { data: { sequence: 1, confirmBefore: "2026-11-23T08:30:00+01:00" } },
    });
    expect(await isOffered()).toBe(false);
    expect((await book(id)).body).toEqual(answer.body);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Confirma tu cita del 24 de noviembre de 2026 a las 09:30",
      attachment: null,
      expiresAt: new Date("2026-11-23T07:30:00Z"),
    });
    expect(mail?.text).toContain("hasta las 08:30 (hora del concesionario)");
    expect(mail?.text).not.toMatch(/Hemos reservado|permiso de circulación/);
  });

  test("is as if it were not there once that time is over: the slot is free, also before the job has run", async () => {
    const [id, other] = [await add(), await add()];
    await book(id);
    expect(describeResponse(await book(other))).toBe("slot-taken");
    await letLapse();
    expect(await isOffered()).toBe(true);
    expect((await book(other)).status).toBe(200);
    expect(await client.booked()).toEqual([`${other}: ${slot.dateTime}`]);
    expect((await book(id, later)).body).toMatchObject({ data: { sequence: 2 } });
  });

  test("is deleted by the job once that time is over, and not before, nor when it is confirmed", async () => {
    const [held, confirmed] = [await add(), await add()];
    await book(held);
    await book(confirmed, later);
    await press(await lastLink());
    await forgetLapsed(database.orm, now);
    expect(await client.booked()).toHaveLength(2);
    await forgetLapsed(database.orm, new Date("2026-11-23T07:30:00Z"));
    expect(await client.booked()).toEqual([`${confirmed}: ${later.dateTime}`]);
  });

  test("is confirmed by the button of the link's page, once, and stays then", async () => {
    const id = await add();
    await book(id);
    const link = await lastLink();
    for (const method of ["GET", "HEAD", "GET"]) expect((await visit(link, method)).status).toBe(200);
    expect(await keys()).toEqual(["appointment-held:1"]);
    const { html } = await visit(link);
    const page = readPage(html);
    expect(page.heading).toBe("¿Confirmas tu cita?");
    expect(page.text).toMatch(/24 de noviembre de 2026, 09:30, en Volante Madrid Norte.*hasta las 08:30/s);
    expect(html).not.toMatch(/Prado|ana-\d/);
    for (let time = 0; time < 2; time++) expect((await press(link)).status).toBe(303);
    const { location } = await press(link);
    const done = await visit(link.replace(/\?.*/, location ?? ""));
    expect(readPage(done.html).heading).toBe("Tu cita está confirmada");
    expect(readPage(done.html).form).toBeUndefined();
    expect(await keys()).toEqual(["appointment-held:1", "appointment-booked:1"]);
    await letLapse();
    expect(await client.booked()).toEqual([`${id}: ${slot.dateTime}`]);
    expect(await isOffered()).toBe(false);
    expect(await fileOf("appointment-booked")).toMatch(
      new RegExp(`METHOD:PUBLISH[^]*UID:trade-in-${id}@[^]*SEQUENCE:1[^]*STATUS:CONFIRMED`),
    );
  });

  test.each([
    ["after its time", async () => void (await letLapse())],
    [
      "after somebody else has the slot",
      async () => {
        await letLapse();
        await book(await add());
      },
    ],
    ["after it was moved", async (id: string) => void (await client.change("PUT", id, later, { session }))],
    [
      "after it was given back",
      async (id: string) => void (await client.change("DELETE", id, slot, { session })),
    ],
  ])("is not confirmed by its link %s, and the page says so", async (_, happens) => {
    const id = await add();
    await book(id);
    const link = await lastLink();
    await happens(id);
    const before = await database.orm.select().from(tradeInBookings);
    await press(link);
    expect(await database.orm.select().from(tradeInBookings)).toEqual(before);
    const { status, html } = await visit(link);
    expect(status).toBe(410);
    expect(readPage(html).links.map(({ text }) => text)).toContain("Pedir otra cita");
    expect(await keys()).not.toContain("appointment-booked:1");
  });

  test("is confirmed by no link for something else, nor by one that was altered", async () => {
    await book(await add());
    const link = await lastLink();
    expect((await press(link.replace("link=", "link=A"))).status).toBe(400);
    expect((await press("/appointments/confirm?link=x")).status).toBe(400);
  });

  test("that waits is moved with another mail; one that is confirmed stays so wherever it is moved", async () => {
    const id = await add();
    await book(id);
    await client.change("PUT", id, later, { session });
    await press(await lastLink());
    expect((await client.change("PUT", id, slot, { session })).body).toMatchObject({ data: { sequence: 3 } });
    expect(await keys()).toEqual([
      ...["appointment-held:1", "appointment-held:2", "appointment-booked:2", "appointment-moved:3"],
    ]);
    expect(await fileOf("appointment-moved")).toMatch(/SEQUENCE:3/);
    await letLapse();
    expect(await client.booked()).toEqual([`${id}: ${slot.dateTime}`]);
  });

  test("that waits is given back without a mail: nobody has been told that it was theirs", async () => {
    const id = await add();
    await book(id);
    expect((await client.change("DELETE", id, slot, { session })).status).toBe(200);
    expect(await keys()).toEqual(["appointment-held:1"]);
  });
});

describe("a few a day", () => {
  const times = async (person: () => Partial<TestTradeIn>, caller: object = { session }) => {
    const answers = [];
    for (const day of ["24", "25", "26", "27"])
      answers.push(describeResponse(await book(await add(person()), slotAt(day, "09:30"), caller)));
    return answers;
  };
  const few = [200, 200, 200, "appointment-limit"];

  test.each([
    ["telephone", { phone: "+34612345678" }],
    ["mail address", { email: "ana@volante.test" }],
  ])("are had with one %s, and other people's go on", async (_, person) => {
    expect(await times(() => person)).toEqual(few);
    expect(await client.booked()).toHaveLength(3);
    expect((await book(await add(), later)).status).toBe(200);
  });

  test("are had by one customer, whatever is typed", async () => {
    const { id: customerId, token } = await signIn(database.orm);
    expect(await times(() => ({ customerId }), { token })).toEqual(few);
  });

  test("are those that were had: one that was refused is not counted", async () => {
    const person = { email: "ana@volante.test", phone: "+34612345678" };
    await book(await add());
    for (let time = 0; time < 5; time++)
      expect(describeResponse(await book(await add(person)))).toBe("slot-taken");
    expect(await times(() => person)).toContain(200);
  });

  test("are also those that wait and are moved, so that nobody holds slots on and on", async () => {
    const id = await add();
    const answers = [describeResponse(await book(id))];
    for (const day of ["25", "26", "27"])
      answers.push(describeResponse(await client.change("PUT", id, slotAt(day, "09:30"), { session })));
    expect(answers).toEqual(few);
  });
});

describe("a customer", () => {
  const logIn = async (customerId: string) => {
    const send = (path: string, init: object = {}) =>
      fetchFrom(
        new Request(`http://services.test${path}`, { headers: { "x-session-id": session }, ...init }),
      );
    const { data } = (await (await send("/users/prelogin")).json()) as { data: unknown };
    const started = new URL(prelogin.parse(data).url).searchParams.get("state") ?? "";
    const state = await signInTestCustomer(database.orm, started, customerId);
    const headers = { "x-session-id": session, "content-type": "application/json" };
    return send("/users/login", { method: "POST", headers, body: JSON.stringify({ providerId: 5, state }) });
  };

  test("confirms nothing: the appointment is theirs at once", async () => {
    const { id: customerId, token } = await signIn(database.orm);
    const { body } = await book(await add({ customerId }), slot, { token });
    expect(JSON.stringify(body)).not.toContain("confirmBefore");
    expect(await keys()).toEqual(["appointment-booked:1"]);
  });

  test("who signs in while the appointment waits has it confirmed", async () => {
    const { id: customerId } = await signIn(database.orm);
    const id = await add();
    await book(id);
    const link = await lastLink();
    expect((await logIn(customerId)).status).toBe(200);
    expect(await keys()).toEqual(["appointment-held:1", "appointment-booked:1"]);
    expect((await mails()).at(-1)?.text).toContain("/acceso/");
    await letLapse();
    expect(await client.booked()).toHaveLength(1);
    expect(readPage((await visit(link)).html).heading).toBe("Tu cita está confirmada");
  });

  test("who signs in with more than a day's appointments has a day's, and not one that is over", async () => {
    const { id: customerId } = await signIn(database.orm);
    for (const day of ["24", "25", "26", "27"]) await book(await add(), slotAt(day, "09:30"));
    await logIn(customerId);
    expect(await client.booked()).toHaveLength(3);
    await book(await add({ sessionId: session }), later);
    await letLapse();
    await logIn(customerId);
    expect((await keys()).filter((key) => key === "appointment-booked:1")).toHaveLength(3);
  });

  test.each([
    ["cancels it", (id: string, token: string) => client.change("DELETE", id, slot, { token })],
    ["deletes the trade-in", (id: string, token: string) => client.own("DELETE", `/${id}`, { token })],
  ])("who %s is sent the file that takes it out of calendars", async (_, end) => {
    const { id: customerId, token } = await signIn(database.orm);
    const id = await add({ customerId });
    await book(id, slot, { token });
    expect((await end(id, token)).status).toBe(200);
    const file = await fileOf("appointment-cancelled");
    expect(file).toMatch(
      new RegExp(`METHOD:CANCEL[^]*UID:trade-in-${id}@[^]*SEQUENCE:2[^]*STATUS:CANCELLED`),
    );
    expect(file).toContain("DTSTART:20261124T083000Z");
  });
});

test("a car whose appointment waits may be valued at another dealer: the slot is given back", async () => {
  const id = await add();
  await book(id);
  await checkAppointment(database.orm, { id, dealerId: otherDealer }, now);
  expect(await client.booked()).toEqual([]);
  await book(id);
  await database.orm
    .update(tradeInBookings)
    .set({ confirmBefore: null })
    .where(eq(tradeInBookings.tradeInId, id));
  await expect(checkAppointment(database.orm, { id, dealerId: otherDealer }, now)).rejects.toThrow();
});
