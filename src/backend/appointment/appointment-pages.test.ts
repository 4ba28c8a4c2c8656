import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { filledIn, sendLead, vehicleIn } from "#backend/lead/test-lead.ts";
import { withdrawLead } from "#backend/lead/withdraw-lead.ts";
import { writeAttachments } from "#backend/mail/write-attachment.ts";
import { readPage } from "#backend/pages/test-page.ts";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { addTradeIn } from "#backend/trade-in/test-trade-in.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";

/** Monday, 23 November 2026, 8 o'clock in Madrid. */
const now = new Date("2026-11-23T07:00:00Z");
let database: Database;
let backend: ReturnType<typeof createBackend>;
let client: ReturnType<typeof testClient>;
let vin: string;
let dealer: { readonly id: number; readonly wireId: string };
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  backend = createBackend(database, { logFor: () => createLogger("silent") });
  client = testClient(backend);
  vin = await vehicleIn(database.orm, "in-stock");
  const [row] = await database.orm.select().from(vehicles).where(eq(vehicles.vin, vin));
  const known = await knownDealers(database.orm);
  dealer = known.get(row?.dealerId ?? 0) ?? { id: 0, wireId: "" };
});
afterAll(() => database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const table of [tradeIns, outbox, attempts, tradeInBookings, leads]) await database.orm.delete(table);
});

type Slot = { readonly dateTime: string; readonly hour: string };
const slotsOf = async (path: string): Promise<Slot[]> => {
  const { body } = await client.raw("GET", path);
  const { availableSlots } = (body as { data: { availableSlots: { slots: Slot[] }[] } }).data;
  return availableSlots.flatMap(({ slots }) => slots);
};
const drives = () => slotsOf(`/vehicle/${vin}/test-drive-schedule`);
const mails = async () =>
  (await database.orm.select().from(outbox).orderBy(outbox.id)).filter(({ isForStaff }) => !isForStaff);
const keys = async () => (await mails()).map(({ key }) => key.replace(/:[^:]+$/, ""));
const lastMail = async () => (await mails()).at(-1);
const linkIn = (text: string | undefined, page: string) =>
  new RegExp(`/appointments/${page}[?]link=[^\\s"]+`).exec(text ?? "")?.[0] ?? "";
const visit = async (link: string, fields?: Readonly<Record<string, string>>) => {
  const answer = await backend.fetch(
    new Request(`http://services.test${link}`, {
      method: fields ? "POST" : "GET",
      ...(fields && { body: new URLSearchParams(fields) }),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, page: readPage(text) };
};
const confirm = async () => visit(linkIn((await lastMail())?.text, "confirm"), { action: "confirm" });

/** A confirmed appointment of a guest, and the link of its mail. */
const booked = async () => {
  const id = await addTradeIn(database.orm, { dealerId: dealer.id, fullName: "Ana Prado" });
  const [first, second] = await drives();
  const headers = { "x-session-id": "a" };
  await client.raw("POST", `/retake/${id}/phase2/book`, first, headers);
  await confirm();
  const link = linkIn((await lastMail())?.text, "manage");
  return { id, link, first: first as Slot, second: second as Slot };
};

describe("the link of a guest's appointment", () => {
  test("shows time, place, car and value, stores nothing, and is followed by nobody who indexes", async () => {
    const { link } = await booked();
    const { status, headers, text, page } = await visit(link);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(text).toContain('name="robots" content="noindex"');
    expect(page.text).toMatch(/SEAT León.*Tasación firme.*12[.]?340,00/s);
    expect(text).not.toMatch(/Prado|volante[.]test"/);
    expect(await keys()).toEqual(["appointment-held:1", "appointment-booked:1"]);
    const calendar = await visit(link.replace("manage", "calendar"));
    expect(calendar.text).toMatch(/SEQUENCE:1.*STATUS:CONFIRMED/s);
  });

  test("moves it, and says so once; another one's time is refused", async () => {
    const { link, first, second } = await booked();
    const moved = await visit(link, { action: "set", slot: second.dateTime });
    expect(moved.status).toBe(303);
    const after = await visit(link.replace(/[?].*/, moved.headers.get("location") ?? ""));
    expect(after.page.text).toContain("Hemos cambiado tu cita.");
    expect(await keys()).toContain("appointment-moved:2");
    expect((await drives())[0]).toEqual(first);
    const other = await addTradeIn(database.orm, { dealerId: dealer.id, phone: "+34600000000" });
    await client.raw("POST", `/retake/${other}/phase2/book`, first, { "x-session-id": "a" });
    const refused = await visit(link, { action: "set", slot: first.dateTime });
    expect([refused.status, refused.page.text]).toEqual([409, expect.stringContaining("ya no está libre")]);
  });

  test("cancels it with a file that takes it out of calendars, and books another one", async () => {
    const { link, first } = await booked();
    await visit(link, { action: "cancel" });
    const [mail] = (await mails()).slice(-1);
    expect(mail?.key).toMatch(/^appointment-cancelled:2:/);
    const [file] = mail ? await writeAttachments(database.orm, mail) : [];
    expect(String(file?.bytes)).toMatch(/METHOD:CANCEL.*SEQUENCE:2.*STATUS:CANCELLED/s);
    expect((await visit(link)).page.heading).toBe("Tu cita está anulada");
    expect((await drives())[0]).toEqual(first);
    await visit(link, { action: "set", slot: first.dateTime });
    expect((await lastMail())?.key).toMatch(/^appointment-held:3:/);
  });

  test("does nothing for a link of another purpose, an altered one, or one that has ended", async () => {
    const { link } = await booked();
    const before = await database.orm.select().from(tradeInBookings);
    expect((await visit(link.replace("link=", "link=A"), { action: "cancel" })).status).toBe(400);
    expect((await visit(link.replace("manage", "confirm"), { action: "cancel" })).status).toBe(400);
    vi.setSystemTime(new Date("2027-03-01T00:00:00Z"));
    expect((await visit(link, { action: "cancel" })).status).toBe(410);
    expect(await database.orm.select().from(tradeInBookings)).toEqual(before);
  });
});

describe("a test drive", () => {
  const drive = (slot: string, more: Readonly<Record<string, string>> = {}) =>
    sendLead(client, "test-drive", { ...filledIn("test-drive", vin), slot, ...more });

  test("takes a slot of the calendar of inspections, once it is confirmed", async () => {
    const [first] = await drives();
    const answer = await drive(first?.dateTime ?? "");
    expect(answer.body).toMatchObject({
      data: { manageUrl: expect.any(String), confirmBefore: expect.any(String) },
    });
    expect(await drives()).not.toContainEqual(first);
    await confirm();
    expect(await keys()).toEqual(["appointment-held:1", "appointment-booked:1"]);
    const { page } = await visit(linkIn((await lastMail())?.text, "manage"));
    expect(page.text).toMatch(/Trae tu permiso de conducir/);
    expect(page.links.map(({ text }) => text)).toContain("Anular la solicitud");
  });

  test("is refused where an inspection is, at a time without a slot, and on a holiday", async () => {
    const { first } = await booked();
    expect(await drive(first.dateTime)).toMatchObject({ body: { error: { code: "slot-taken" } } });
    for (const wrong of [
      "2026-12-08T10:00:00+01:00",
      "2026-11-29T10:00:00+01:00",
      "2026-11-24T03:00:00+01:00",
    ])
      expect(await drive(wrong)).toMatchObject({ body: { error: { code: "invalid-field" } } });
  });

  test("is moved and cancelled by its link, for the dealer too, and gives its slot back when withdrawn", async () => {
    const [first, second] = await drives();
    await drive(first?.dateTime ?? "");
    await confirm();
    const link = linkIn((await lastMail())?.text, "manage");
    await visit(link, { action: "set", slot: second?.dateTime ?? "" });
    const [lead] = await database.orm.select().from(leads).where(eq(leads.vin, vin));
    expect(lead?.preferredTime).toBe(second?.hour);
    await visit(link, { action: "cancel" });
    expect((await drives())[0]).toEqual(first);
    expect(await keys()).toEqual(
      ["held:1", "booked:1", "moved:2", "cancelled:3"].map((kind) => `appointment-${kind}`),
    );
    await visit(link, { action: "set", slot: first?.dateTime ?? "" });
    await withdrawLead(database.orm, lead?.id ?? "", now);
    expect((await drives())[0]).toEqual(first);
    expect((await visit(link)).status).toBe(410);
  });
});
