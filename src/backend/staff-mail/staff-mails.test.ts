import { readFileSync } from "node:fs";
import { eq, like } from "drizzle-orm";
import ICAL from "ical.js";
import { DtdValidator, XmlDocument, XmlDtd } from "libxml2-wasm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { filledIn, type LeadName, sendLead, vehicleIn } from "#backend/lead/test-lead.ts";
import { withdrawLead } from "#backend/lead/withdraw-lead.ts";
import { writeAttachments } from "#backend/mail/write-attachment.ts";
import { refundPayment } from "#backend/reservation/attempt/refund-payment.ts";
import { cancelReservation } from "#backend/reservation/cancel-reservation.ts";
import { endHolds } from "#backend/reservation/end-holds.ts";
import { takeReturned } from "#backend/reservation/settle/take-returned.ts";
import { openDesk } from "#backend/reservation/test-desk.ts";
import { anyVehicle, newCustomer } from "#backend/reservation/test-reservation.ts";
import { storeAnotherShop } from "#backend/shop/test-another-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { forget } from "#backend/store/remember.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { missedDemand } from "#backend/store/schema/missed-demand.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { confirmLead } from "#backend/subscription/confirm-lead.ts";
import { appointmentClient, slotAt } from "#backend/trade-in/test-appointments.ts";
import { addDealer, addTradeIn } from "#backend/trade-in/test-trade-in.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { shortReference } from "#domain/short-reference.ts";
import { createLogger } from "#platform/log.ts";
import { mailDailySummary } from "./mail-daily-summary.ts";
import { mailPictures } from "./mail-trade-in.ts";
import { recordMissedDemand } from "./record-missed-demand.ts";
import { writeAdf } from "./write-adf.ts";

const group = "concesionarios@autonorte.test";
const log = createLogger("silent");
const now = new Date("2026-11-23T07:00:00Z");

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  client = testClient(createBackend(database, { logFor: () => log }));
});
afterAll(() => database.close());
beforeEach(async () => {
  await storeAnotherShop(database.orm, {
    staff: { mail: group, language: "es", answerHours: 24 },
    dealerGroups: { CP: ["CP"], CEV: ["CEV"] },
  });
});
afterEach(async () => {
  for (const table of [outbox, leads, reservations, tradeIns, attempts, footprints, missedDemand])
    await database.orm.delete(table);
  await database.orm.update(dealers).set({ staffMail: {} });
  forget(database.orm);
});

const staffMails = async () =>
  database.orm.select().from(outbox).where(eq(outbox.isForStaff, true)).orderBy(outbox.id);
const onlyMail = async () => {
  const [mail, ...others] = await staffMails();
  expect(others.map(({ key }) => key)).toEqual([]);
  if (mail === undefined) throw new Error("No mail to staff was queued");
  return mail;
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u200b", "");

const validator = new DtdValidator(
  XmlDtd.fromString(readFileSync(new URL("adf-1.0.dtd", import.meta.url), "utf8")),
);
/** The text of an element by its path; throws where the document is not valid. */
const readAdf = (content: string) => {
  const document = XmlDocument.fromString(content);
  validator.validate(document);
  return (path: string) => document.get(path)?.content;
};
const adfOf = async (mail: typeof outbox.$inferSelect) =>
  readAdf(String((await writeAttachments(database.orm, mail))[0]?.bytes));

const send = async (type: LeadName, changes: Readonly<Record<string, string>> = {}, vin = "") => {
  const { status, body } = await sendLead(client, type, { ...filledIn(type, vin), ...changes });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { data: { id: string } }).data.id;
};

describe("a lead", () => {
  test.each([
    ["test-drive", /^Prueba de .+: Ana Gómez$/],
    ["contact-vehicle", /^Consulta sobre .+: Ana Gómez$/],
    ["contact", /^Consulta: Ana Gómez$/],
    ["newsletter", /^Nueva suscripción: ana@volante.test$/],
    ["car-alert", /^Nueva alerta de vehículos: ana@volante.test$/],
    ["price-drop", /^Espera que baje .+: ana@volante.test$/],
  ] as const)(
    "of type %s is mailed once, with what an answer needs, and as valid ADF",
    async (type, subject) => {
      const vin = await vehicleIn(database.orm, "in-stock");
      const id = await send(type, {}, vin);
      await confirmLead(database.orm, id, now);
      const mail = await onlyMail();
      expect(mail).toMatchObject({ key: `lead-staff:${id}`, recipient: group, replyTo: "ana@volante.test" });
      expect(mail.subject).toMatch(subject);
      const isAboutVehicle = ["test-drive", "contact-vehicle", "price-drop"].includes(type);
      const isQuestion = ["test-drive", "contact-vehicle", "contact"].includes(type);
      expect(mail.html).toContain('href="mailto:ana@volante.test"');
      expect(mail.html.includes('href="tel:+34612345678"')).toBe(isQuestion);
      expect(mail.html.includes("/_next/image?url=")).toBe(isAboutVehicle);
      const text = plain(mail.text);
      expect(text).toContain("versión 2026-11");
      expect(text).toContain(`Referencia: ${shortReference(id)}`);
      if (isQuestion) expect(text).toContain("> Un mensaje");
      if (isQuestion) expect(text).toContain("en 24 horas como máximo");
      if (isAboutVehicle) expect(text).toMatch(/Precio: [\d.]+,00 €\nBastidor \(VIN\): \w{17}/);
      if (type === "car-alert") expect(text).toContain("Búsqueda: Mi lista, http://localhost:3000/lista/");
      const [customers] = await database.orm.select().from(outbox).where(eq(outbox.isForStaff, false));
      if (isQuestion) expect(customers?.text).toContain("en 24 horas como máximo");
      const adf = await adfOf(mail);
      expect(adf("/adf/prospect/provider/service")).toBe(type);
      expect(adf("/adf/prospect/customer/contact/email")).toBe("ana@volante.test");
      expect(adf("/adf/prospect/vehicle/vin")).toBe(isAboutVehicle ? vin : undefined);
    },
  );

  test.each(["contact", "contact-vehicle"] as const)(
    "of type %s with a telephone alone reaches the staff, and no mail goes to its sender",
    async (type) => {
      const vin = await vehicleIn(database.orm, "in-stock");
      const { email: _, ...byPhone } = filledIn(type, vin);
      expect(await sendLead(client, type, byPhone)).toMatchObject({ status: 200 });
      const mail = await onlyMail();
      expect(mail.replyTo).toBeNull();
      expect(mail.html).toContain('href="tel:+34612345678"');
      expect((await adfOf(mail))("/adf/prospect/customer/contact/phone")).toBe("+34612345678");
      expect(await database.orm.$count(outbox)).toBe(1);
      const unreachable = { ...filledIn(type, vin), email: "", phone: "" };
      expect(await sendLead(client, type, unreachable)).toMatchObject({ status: 400 });
    },
  );

  test("goes to its dealer in the dealer's language, and to the shop where the server refuses that address", async () => {
    const vin = await vehicleIn(database.orm, "in-stock");
    await database.orm.update(dealers).set({
      staffMail: { mail: "loja@autonorte.test", appointments: "oficina@autonorte.test", language: "pt" },
    });
    await send("contact-vehicle", { channel: "phone", hours: "morning" }, vin);
    const mail = await onlyMail();
    expect(mail).toMatchObject({ recipient: "loja@autonorte.test", fallback: group, locale: "pt" });
    expect(mail.subject).toMatch(/^Pergunta sobre /);
    expect(mail.text).toContain("Como responder: Por telefone, De manhã");
    const [customers] = await database.orm.select().from(outbox).where(eq(outbox.isForStaff, false));
    expect(customers?.replyTo).toBe("loja@autonorte.test");
    expect(customers?.text).toMatch(/Si respondes a este correo, lo leerá .+\./);
  });

  test("is mailed to nobody, and answered by nobody, where neither dealer nor shop has an address", async () => {
    await storeAnotherShop(database.orm);
    await send("contact");
    const [mail, ...others] = await database.orm.select().from(outbox);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ isForStaff: false, replyTo: null });
    expect(mail?.text).toContain("si respondes, no lo leerá nadie");
  });

  test("with markup, header lines, formulas and emoji is text in the mail and in its ADF", async () => {
    const name = 'Ana <b>"x"</b>\r\nBcc: todos@volante.test {vehicle}';
    const message = `=HYPERLINK("https://mal.example")\u0001 ]]> & ${"🚗".repeat(900)}`;
    await send("contact", { name, message });
    const mail = await onlyMail();
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).toContain("Ana &lt;b&gt;");
    expect(mail.html).not.toContain("<b>");
    expect(mail.html).not.toContain("https://mal.example");
    const adf = await adfOf(mail);
    expect(adf("/adf/prospect/customer/comments")).toContain("🚗".repeat(900));
    expect(adf("/adf/prospect/customer/contact/name")).toContain('Ana <b>"x"</b>');
  });

  test("says what the session has simulated and compared for the vehicle, as recorded with consent", async () => {
    const vin = await vehicleIn(database.orm, "in-stock");
    const [other] = await database.orm.select().from(vehicles).orderBy(vehicles.id).offset(3).limit(1);
    const seen = (type: number, data: object, sessionId = "s1") => ({
      type,
      data,
      sessionId,
      at: new Date(),
    });
    await database.orm
      .insert(footprints)
      .values([
        seen(27, { vin, deposit: 3_000, months: 60 }),
        seen(27, { vin, deposit: 4_000, months: 48 }),
        seen(27, { vin: "another", deposit: 9_000, months: 24 }),
        seen(7, { vin: other?.vin }),
        seen(7, { vin }),
        seen(8, { vin }),
        seen(7, { vin }, "s2"),
      ]);
    const form = new URLSearchParams(filledIn("contact-vehicle", vin)).toString();
    await client.raw("POST", "/lead?type=33", form, {
      "content-type": "application/x-www-form-urlencoded",
      "x-session-id": "s1",
    });
    const mail = await onlyMail();
    const [, known = ""] = plain(mail.text).split("== Para la conversación ==");
    expect(known).toMatch(
      /^\s*Financiación que ha calculado: 4.000,00 € de entrada, 48 meses\nHa comparado: [^;\n]+\n/,
    );
    expect((await adfOf(mail))("/adf/prospect/vehicle/finance/amount")).toBe("4000");
  });

  test("that is withdrawn before its mail is sent is mailed to nobody; afterwards those who got it are told to delete it", async () => {
    const [early, late] = [await send("contact"), await send("contact")];
    await withdrawLead(database.orm, early, now);
    await database.orm
      .update(outbox)
      .set({ state: "sent", sentAt: now })
      .where(like(outbox.key, `lead-staff:${late}`));
    await withdrawLead(database.orm, late, now);
    const mail = await onlyMail();
    expect(mail).toMatchObject({
      key: `lead-withdrawn:${late}`,
      subject: `Solicitud ${shortReference(late)} anulada`,
    });
    expect(mail.text).not.toContain("ana@");
  });
});

test("ADF has a place for everything, and what has no value is left out", () => {
  const adf = readAdf(
    writeAdf({
      ...{ id: "k7", at: now },
      vehicles: [
        {
          interest: "buy",
          year: 2020,
          make: "SEAT",
          model: "León",
          trim: "1.5",
          vin: "V",
          kilometers: 5,
          price: 1,
          downPayment: 2,
          comments: "c",
        },
        { interest: "trade-in", make: "Opel", model: "Corsa" },
      ],
      customer: { name: "Ana", mail: null, phone: "+34612345678", comments: "x" },
      vendor: { name: "Norte", mail: "a@norte.test" },
      provider: { name: "AutoNorte", url: "https://norte.test", service: "contact" },
    }),
  );
  expect(adf("/adf/prospect/vehicle[2]/make")).toBe("Opel");
  expect(adf("/adf/prospect/customer/contact/email")).toBeUndefined();
  expect(adf("/adf/prospect/vehicle/price/@type")).toBe("asking");
});

describe("an appointment", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is an invitation when it is booked and moved and takes it back when cancelled; unconfirmed it is nothing", async () => {
    const calls = appointmentClient(database);
    const dealerId = await addDealer(database.orm, {
      wireId: "norte",
      staffMail: { appointments: "citas@autonorte.test" },
    });
    forget(database.orm);
    const id = await addTradeIn(database.orm, { dealerId });
    const session = { session: "a" };
    const booked = await calls.change("POST", id, slotAt("24", "09:30"), session);
    expect(booked.status, JSON.stringify(booked.body)).toBe(200);
    expect(await staffMails()).toEqual([]);
    await database.orm.update(tradeInBookings).set({ confirmBefore: null });
    await calls.change("PUT", id, slotAt("25", "11:00"), session);
    await calls.change("DELETE", id, slotAt("25", "11:00"), session);
    const mails = await staffMails();
    expect(mails.map(({ recipient, replyTo, subject }) => [recipient, replyTo, subject])).toEqual([
      [
        "citas@autonorte.test",
        "ana@volante.test",
        "Cita cambiada, 25 de noviembre de 2026, 11:00: Ana Prado",
      ],
      ["citas@autonorte.test", "ana@volante.test", "Cita anulada, 25 de noviembre de 2026, 11:00: Ana Prado"],
    ]);
    const read = async (mail: typeof outbox.$inferSelect | undefined) => {
      const [file] = mail ? await writeAttachments(database.orm, mail) : [];
      const calendar = new ICAL.Component(ICAL.parse(String(file?.bytes)));
      const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
      const { uid, sequence, organizer, attendees } = event;
      return {
        ...{ method: calendar.getFirstPropertyValue("method"), sent: file?.method, uid, sequence, organizer },
        attendee: attendees[0]?.getFirstValue(),
        start: event.startDate.toJSDate().toISOString(),
      };
    };
    const [customers] = await database.orm
      .select()
      .from(outbox)
      .where(like(outbox.key, "appointment-moved:%"));
    const moved = await read(mails[0]);
    expect(moved).toMatchObject({
      method: "REQUEST",
      sent: "REQUEST",
      sequence: 2,
      start: "2026-11-25T10:00:00.000Z",
    });
    expect(moved.attendee).toBe("MAILTO:citas@autonorte.test");
    expect(moved.organizer).toMatch(/^mailto:no-reply@/i);
    expect((await read(customers)).uid).toBe(moved.uid);
    expect(await read(mails[1])).toMatchObject({
      method: "CANCEL",
      sent: "CANCEL",
      sequence: 3,
      uid: moved.uid,
    });
  });

  test("photos that arrive one after the other are one mail some minutes later", async () => {
    const dealerId = await addDealer(database.orm, { wireId: "fotos" });
    forget(database.orm);
    const id = await addTradeIn(database.orm, { dealerId });
    const [tradeIn] = await database.orm.select().from(tradeIns).where(eq(tradeIns.id, id));
    for (const pictureId of ["a", "b", "c"])
      await database.orm.transaction(async (tx) => {
        if (tradeIn) await mailPictures(tx, tradeIn, { pictureId, now });
      });
    const mail = await onlyMail();
    expect(mail).toMatchObject({ subject: "Fotos de SEAT León: Ana Prado" });
    expect(mail.nextAttemptAt).toEqual(new Date(now.getTime() + 600_000));
    expect(await writeAttachments(database.orm, mail)).toEqual([]);
  });
});

describe("a reservation", () => {
  test("is mailed when it is held, paid, disputed, cancelled and refunded, with what the dealer has to do", async () => {
    const vehicle = await anyVehicle(database.orm);
    const desk = openDesk(database.orm, vehicle);
    const customerId = await newCustomer(database.orm);
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const { id } = await desk.confirm(customerId, {}, now);
    const [attempt] = await desk.attemptsOf(id);
    const dispute = { refundedCents: 0, dispute: "open" } as const;
    const options = { intentId: attempt?.intentId ?? "", now: later(2), log };
    await takeReturned(database.orm, dispute as Parameters<typeof takeReturned>[1], options);
    await cancelReservation(database.orm, { id, customerId, reason: "Ya no lo quiero", now: later(3) });
    await refundPayment(database.orm, desk.bank.provider, attempt?.id ?? 0, { now: later(4), log });
    const mails = await staffMails();
    expect(mails.map(({ key, subject }) => [key.split(":")[0], subject.split(" de ")[0]])).toEqual([
      ["reservation-staff-held", "Reserva sin pagar"],
      ["reservation-staff-confirmed", "Reserva pagada"],
      ["reservation-staff-disputed", expect.stringContaining("Pago reclamado al banco")],
      ["reservation-staff-cancelled", "Reserva cancelada"],
      ["reservation-staff-refunded", "Señal devuelta"],
    ]);
    const row = await desk.rowOf(id);
    for (const mail of mails) {
      expect(mail).toMatchObject({ recipient: group, replyTo: row.email });
      expect(mail.html).toContain(`href="tel:${row.phone}"`);
      expect(plain(mail.text)).toContain("Señal: 300,00 €");
    }
    expect(mails[3]?.text).toContain("Motivo: Ya no lo quiero");
  });

  test("that nobody paid is mailed as expired, or as given up", async () => {
    const vehicle = await anyVehicle(database.orm);
    const desk = openDesk(database.orm, vehicle);
    const customerId = await newCustomer(database.orm);
    const held = async () => (await desk.submit(customerId, {}, now)).reservation.id;
    await cancelReservation(database.orm, { id: await held(), customerId, reason: undefined, now });
    await held();
    await endHolds(database.orm, undefined, { now: new Date(now.getTime() + 3_600_000), log });
    expect((await staffMails()).map(({ subject }) => subject.split(" de ")[0])).toEqual([
      "Reserva sin pagar",
      "Reserva cancelada",
      "Reserva sin pagar",
      "Reserva caducada",
    ]);
  });
});

test("no public answer names the addresses of staff", async () => {
  await database.orm.update(dealers).set({ staffMail: { mail: "secreto@autonorte.test" } });
  forget(database.orm);
  const [vehicle] = await database.orm.select().from(vehicles).limit(1);
  const ofVehicle = `/vehicle/${vehicle?.vin}`;
  for (const path of ["/dealers/v2", "/shop", ofVehicle]) {
    const { status, body } = await client.raw("GET", path);
    expect(status, path).toBe(200);
    expect(JSON.stringify(body), path).not.toMatch(/secreto|staff/i);
  }
});

describe("the daily summary", () => {
  test("lists what reached no dealer the day before, once", async () => {
    const dealerId = await addDealer(database.orm, { wireId: "resumen" });
    forget(database.orm);
    await addTradeIn(database.orm, { dealerId, createdAt: new Date("2026-11-22T12:00:00Z") });
    const yesterday = new Date("2026-11-22T10:00:00Z");
    for (const what of ["brand=ferrari", "brand=ferrari", "fuel=hydrogen"])
      await recordMissedDemand(database.orm, "empty-search", { what, now: yesterday });
    await recordMissedDemand(database.orm, "unvalued-car", {
      what: "SEAT 600, 1965, 90000 km",
      now: yesterday,
    });
    await mailDailySummary(database.orm, now);
    await mailDailySummary(database.orm, now);
    const mail = await onlyMail();
    expect(mail.subject).toBe("Resumen del 22 de noviembre de 2026");
    const text = plain(mail.text);
    expect(text).toContain("brand=ferrari: 2\n\nfuel=hydrogen: 1");
    expect(text).toContain("SEAT 600, 1965, 90000 km: 1");
    expect(text).toMatch(/SEAT León 1\.5 TSI FR, [\d.]+,00 €, \w{26}\n/);
    expect(text).not.toContain("Ana Prado");
  });

  test("is not sent after a day without any of it, and counts at most 1,000 different searches of a day", async () => {
    await mailDailySummary(database.orm, now);
    expect(await staffMails()).toEqual([]);
    await database.orm.insert(missedDemand).values(
      Array.from({ length: 1_000 }, (_, number) => ({
        ...{ day: "2026-11-23", kind: "empty-search" as const, what: `place=${number}` },
      })),
    );
    for (const what of ["place=1", "place=new"])
      await recordMissedDemand(database.orm, "empty-search", { what, now });
    expect(await database.orm.$count(missedDemand)).toBe(1_000);
    const [counted] = await database.orm.select().from(missedDemand).where(eq(missedDemand.what, "place=1"));
    expect(counted?.times).toBe(2);
  });
});
