import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, like } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listAppointments } from "#backend/back-office/appointments/list-appointments.ts";
import { showLead } from "#backend/back-office/leads/read-leads.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { filledIn, mailsAbout, sendLead } from "#backend/lead/test-lead.ts";
import { withdrawLead } from "#backend/lead/withdraw-lead.ts";
import { writeAttachments } from "#backend/mail/write-attachment.ts";
import { readPage } from "#backend/pages/test-page.ts";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { removedFiles, tradeInBookings, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { fileOf, picture } from "#backend/trade-in/pictures/test-pictures.ts";
import { slotAt } from "#backend/trade-in/test-appointments.ts";
import { addDealer } from "#backend/trade-in/test-trade-in.ts";
import { createLogger } from "#platform/log.ts";

const folder = mkdtempSync(join(tmpdir(), "car-requests-"));
process.env.DATA_DIR = folder;

/** Monday, 23 November 2026, 8 o'clock in Madrid. */
const now = new Date("2026-11-23T07:00:00Z");
const car = "SEAT Córdoba (2006)";
const [first, second] = [slotAt("25", "09:30"), slotAt("26", "10:15")];

let database: Database;
let backend: ReturnType<typeof createBackend>;
let client: ReturnType<typeof testClient>;
let image: File;
beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend(database, { logFor: () => createLogger("silent") });
  client = testClient(backend);
  await addDealer(database.orm, { wireId: "cars", staffMail: { mail: "coches@volante.test" } });
  await addDealer(database.orm, { wireId: "no-cars", dealerService: "CP" });
  image = fileOf(await picture().jpeg().toBuffer());
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const table of [outbox, attempts, tradeInBookings, tradeInPictures, leads])
    await database.orm.delete(table);
});

type Answer = {
  readonly id: string;
  readonly carRequestId: string;
  readonly confirmBefore?: string;
  readonly manageUrl: string;
};

const send = (fields: Readonly<Record<string, string>>, token?: string) =>
  sendLead(
    client,
    "contact",
    { ...filledIn("contact", ""), ...fields },
    token === undefined ? {} : { token },
  );
const request = async (fields: Readonly<Record<string, string>> = {}, token?: string): Promise<Answer> => {
  const { body } = await send({ dealerId: "cars", car, ...fields }, token);
  return (body as { data: Answer }).data;
};
const read = async (key: string) => {
  const { status, body } = await client.raw("GET", `/car-request/${key}`);
  return { status, data: (body as { data?: Record<string, unknown> }).data };
};
const photo = (method: string, key: string, pov: string) => {
  const form = new FormData();
  form.set("pov", pov);
  form.set("image", image);
  const isSent = method === "POST";
  const address = `http://services.test/car-request/${key}/image${isSent ? "" : `?pov=${pov}`}`;
  return backend.fetch(new Request(address, { method, ...(isSent && { body: form }) }));
};
const visit = async (path: string, fields?: Readonly<Record<string, string>>) => {
  const body = fields && new URLSearchParams(fields);
  const method = fields ? "POST" : "GET";
  const address = `http://services.test${path.replace("/api/services", "")}`;
  const answer = await backend.fetch(new Request(address, { method, ...(body && { body }) }));
  return { status: answer.status, page: readPage(await answer.text()) };
};
const kinds = async (id: string) => (await mailsAbout(database.orm, id)).map(({ key }) => key.split(":")[0]);
const staffMails = async (about: string) =>
  database.orm
    .select()
    .from(outbox)
    .where(like(outbox.key, `${about}:%`));

test("a car in words has a page with its photos, which its dealer gets by mail and in the back office", async () => {
  const { id, carRequestId: key } = await request();
  expect(key).not.toBe(id);
  expect(await kinds(id)).toEqual(["contact-received"]);
  const [received] = await mailsAbout(database.orm, id);
  expect(received?.text).toContain(`/solicitud-de-tasacion/${key}/`);
  expect((await photo("POST", key, "front")).status).toBe(200);
  expect((await photo("POST", key, "rear")).status).toBe(200);
  const { data } = await read(key);
  expect(data).toMatchObject({ reference: id, car, dealerId: "cars" });
  expect(data).not.toHaveProperty("booking");
  expect(data?.files).toEqual([
    { id: expect.any(String), pov: "front" },
    { id: expect.any(String), pov: "rear" },
  ]);
  const shown = await photo("GET", key, "rear");
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const [mail, ...others] = await staffMails("trade-in-pictures");
  expect(others).toEqual([]);
  expect(mail?.text).toContain(car);
  const attached = mail ? await writeAttachments(database.orm, mail) : [];
  expect(attached.map(({ fileName }) => fileName)).toEqual(["front.jpg", "rear.jpg"]);
  const [lead] = await staffMails("lead-staff");
  expect(lead?.text).toContain(car);
  const caller = { orm: database.orm, actor: "command", now, log: createLogger("silent") };
  expect(await showLead(caller, id)).toMatchObject({
    car,
    carPage: expect.stringContaining(`/solicitud-de-tasacion/${key}/`),
  });
  expect((await photo("DELETE", key, "rear")).status).toBe(200);
  expect((await read(key)).data?.files).toHaveLength(1);
});

test("nothing of a car is found without its key, nor once the request is withdrawn", async () => {
  const { id, carRequestId: key } = await request();
  await photo("POST", key, "front");
  for (const other of [id, `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`]) {
    expect((await read(other)).status).toBe(404);
    for (const method of ["GET", "POST", "DELETE"])
      expect((await photo(method, other, "front")).status).toBe(404);
  }
  const [stored] = await database.orm.select().from(tradeInPictures);
  await withdrawLead(database.orm, id, now);
  expect((await read(key)).status).toBe(404);
  expect(await database.orm.select().from(tradeInPictures)).toEqual([]);
  const files = (await database.orm.select().from(removedFiles)).map(({ fileId }) => fileId);
  expect(files).toContain(stored?.fileId);
  expect(await database.orm.select({ car: leads.car }).from(leads)).toEqual([{ car: null }]);
});

test("a guest holds a slot, confirms it by mail, moves it and cancels it", async () => {
  const { id, carRequestId: key, confirmBefore, manageUrl } = await request({ slot: first.dateTime });
  expect(confirmBefore).toBe("2026-11-23T08:30:00+01:00");
  expect((await read(key)).data).toMatchObject({ booking: first, confirmBefore });
  const [held] = await mailsAbout(database.orm, id);
  expect(held?.text).toContain(car);
  const link = /\/appointments\/confirm[?]link=[^\s"]+/.exec(held?.text ?? "")?.[0] ?? "";
  expect((await visit(link, { action: "confirm" })).page.text).toContain(car);
  const { data } = await read(key);
  expect([data?.booking, data?.confirmBefore]).toEqual([expect.objectContaining(first), undefined]);
  expect(await staffMails("appointment-staff-booked")).toEqual([]);
  const managed = await visit(manageUrl);
  expect(managed.page.links.map(({ text }) => text)).toContain("Añadir fotos del coche");
  await visit(manageUrl, { action: "set", slot: second.dateTime });
  expect((await read(key)).data).toMatchObject({ booking: second });
  await visit(manageUrl, { action: "cancel" });
  expect((await read(key)).data?.booking).toBeUndefined();
  expect(await kinds(id)).toEqual(
    ["held", "booked", "moved", "cancelled"].map((kind) => `appointment-${kind}`),
  );
  const mail = (await mailsAbout(database.orm, id)).at(1);
  expect(mail?.text).toContain(`/solicitud-de-tasacion/${key}/`);
  const [file] = mail ? await writeAttachments(database.orm, mail) : [];
  expect(String(file?.bytes)).toMatch(/SUMMARY:Cita para ver tu coche/);
});

test("a request without an appointment gets one from its page; the dealer hears of it once it is confirmed", async () => {
  const { id, carRequestId: key } = await request();
  const manageUrl = String((await read(key)).data?.manageUrl);
  vi.setSystemTime(now.getTime() + 60_000);
  const { page } = await visit(manageUrl);
  expect([page.heading, page.text]).toEqual([
    "Elige día y hora para que veamos tu coche",
    expect.stringContaining(car),
  ]);
  await visit(manageUrl, { action: "set", slot: first.dateTime });
  expect(await staffMails("appointment-staff-booked")).toEqual([]);
  const held = (await mailsAbout(database.orm, id)).at(-1);
  const link = /\/appointments\/confirm[?]link=[^\s"]+/.exec(held?.text ?? "")?.[0] ?? "";
  await visit(link, { action: "confirm" });
  expect(await staffMails("appointment-staff-booked")).toHaveLength(1);
  const caller = { orm: database.orm, actor: "command", now, log: createLogger("silent") };
  const { appointments } = await listAppointments(caller, { dealerId: "cars", day: "2026-11-25" });
  expect(appointments).toMatchObject([
    { kind: "valuation", reference: id, time: "09:30", confirmed: true, car },
  ]);
});

test("a customer finds their requests, newest first, and nobody else's", async () => {
  const { token } = await signIn(database.orm);
  const other = await signIn(database.orm);
  const list = async (whose: string) => {
    const { body } = await client.raw("GET", "/users/me/car-requests", undefined, {
      authorization: `Bearer ${whose}`,
    });
    return (body as { data: { id: string; files: unknown[]; booking?: object }[] }).data;
  };
  const first = await request({}, token);
  await photo("POST", first.carRequestId, "front");
  vi.setSystemTime(now.getTime() + 60_000);
  const second = await request({ slot: slotAt("26", "11:00").dateTime }, token);
  await request();
  const own = await list(token);
  expect(own.map(({ id, files, booking }) => [id, files.length, booking !== undefined])).toEqual([
    [second.carRequestId, 0, true],
    [first.carRequestId, 1, false],
  ]);
  expect(own[0]).toEqual((await read(second.carRequestId)).data);
  expect(await list(other.token)).toEqual([]);
  await withdrawLead(database.orm, second.id, now);
  expect(await list(token)).toHaveLength(1);
});

test("a customer's appointment is certain at once; the dealer knows of it by the request", async () => {
  const { token } = await signIn(database.orm);
  const { id, carRequestId: key, confirmBefore } = await request({ slot: first.dateTime }, token);
  expect(confirmBefore).toBeUndefined();
  expect((await read(key)).data).toMatchObject({ booking: first });
  expect(await kinds(id)).toEqual(["appointment-booked"]);
  expect(await staffMails("appointment-staff-booked")).toEqual([]);
  expect((await staffMails("lead-staff"))[0]?.text).toContain("09:30");
});

test.each([
  ["a slot without a car", { dealerId: "cars", slot: first.dateTime }, "invalid-field"],
  ["a car without a dealer", { car }, "invalid-field"],
  ["a slot that never is", { dealerId: "cars", car, slot: slotAt("25", "03:00").dateTime }, "invalid-field"],
  ["a dealer that values no cars", { dealerId: "no-cars", car, slot: first.dateTime }, "slot-taken"],
])("%s is refused, and nothing is stored", async (_, fields, code) => {
  expect((await send(fields)).body).toMatchObject({ error: { code } });
  expect(await database.orm.select().from(leads)).toEqual([]);
});

test("two cannot have the same slot, and the same form sent again is the same request", async () => {
  const form = filledIn("contact", "");
  const fields = { dealerId: "cars", car, slot: first.dateTime, requestId: form.requestId ?? "" };
  const sent = await request(fields);
  expect(await request(fields)).toEqual(sent);
  expect(
    (await send({ dealerId: "cars", car, slot: first.dateTime, email: "b@volante.test" })).body,
  ).toMatchObject({
    error: { code: "slot-taken" },
  });
  expect(await database.orm.select().from(leads).where(eq(leads.car, car))).toHaveLength(1);
});
