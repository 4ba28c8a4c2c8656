import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, createBackend } from "#backend/http/app.ts";
import { publicRoutes } from "#backend/http/public-routes.ts";
import { testClient } from "#backend/http/test-client.ts";
import { newVisitor, providerOrigin } from "#backend/identity/provider/test-visitor.ts";
import { type AccountNotice, accountNotice } from "#backend/mail/messages/account-notice.ts";
import { accountUnknown } from "#backend/mail/messages/account-unknown.ts";
import { alertDigest } from "#backend/mail/messages/alert-digest.ts";
import { appointmentMessage } from "#backend/mail/messages/appointment-message.ts";
import { appointmentToConfirm } from "#backend/mail/messages/appointment-to-confirm.ts";
import { codeForAddress } from "#backend/mail/messages/code-for-address.ts";
import { confirmSubscription } from "#backend/mail/messages/confirm-subscription.ts";
import { contactReceived } from "#backend/mail/messages/contact-received.ts";
import { feedReport } from "#backend/mail/messages/feed-report.ts";
import { reservationCompleted } from "#backend/mail/messages/reservation-completed.ts";
import { reservationConfirmed } from "#backend/mail/messages/reservation-confirmed.ts";
import {
  type ReservationMoneyBack,
  reservationMoneyBack,
} from "#backend/mail/messages/reservation-money-back.ts";
import { staffMessage } from "#backend/mail/messages/staff-message.ts";
import { subscriptionStarted } from "#backend/mail/messages/subscription-started.ts";
import { valueMessage } from "#backend/mail/messages/value-message.ts";
import { vehicleRequestReceived } from "#backend/mail/messages/vehicle-request-received.ts";
import type { MailFrame, WrittenMail } from "#backend/mail/write-mail.ts";
import { textOfPdf } from "#backend/printing/test-read-pdf.ts";
import { refundPayment } from "#backend/reservation/attempt/refund-payment.ts";
import { cancelReservation } from "#backend/reservation/cancel-reservation.ts";
import { listDocuments } from "#backend/reservation/documents/list-documents.ts";
import { readDocument } from "#backend/reservation/documents/read-document.ts";
import { openDesk } from "#backend/reservation/test-desk.ts";
import { anyVehicle, newCustomer } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { confirmLink } from "#backend/subscription/subscription-links.ts";
import { writeCalendar } from "#backend/trade-in/appointment/write-calendar.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { reservationConditionsVersion } from "#domain/reservation-conditions.ts";
import { locales } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";
import { storeAnotherShop } from "./test-another-shop.ts";

const now = new Date("2026-11-24T10:00:00Z");
const log = createLogger("silent");
const legalEntity = { name: "AutoNorte Ventas, S. L.", taxId: "B00000000", address: "Calle Sol 7, Madrid" };

let database: Database;
let backend: Backend;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  const { orm } = database;
  await orm.update(dealers).set({ name: sql`replace(${dealers.name}, 'Volante', 'AutoNorte')` });
  await storeAnotherShop(orm, { legalEntity, theme: { light: { accent: "#112233" } } });
  backend = createBackend(database, { logFor: () => log, publicAddress: () => providerOrigin });
});
afterAll(() => database.close());

const link = "https://www.autonorte.example/x/";
const vehicle = { name: "SEAT León 1.5 TSI", price: "15.000 €", href: link };
const dealer = { name: "AutoNorte Madrid", address: "Calle Mayor, 1, Madrid", phone: "+34 910 000 000" };
const ref = { kind: "car-alert", id: "a" } as const;
const listed = { ...vehicle, year: 2020, kilometers: 50_000, location: "Madrid", price: 15_000 };
const appointment = {
  ...{ name: "Ana", when: { date: "2026-12-01", time: "09:30" }, dealer },
  about: [["Coche", "SEAT León"]] as const,
  link: { href: link, isAccount: false },
};
const reserved = {
  ...{ name: "Ana", reference: "k7", dealer, link },
  vehicle: { brandAndModel: "SEAT León", name: vehicle.name, vin: "VSSZZZ5FZLR012345" },
};
const contact = { name: "Ana", message: "Hola", phone: "612 345 678", reference: "k7", withdrawLink: link };
const rows = [["Total", "1 €"]] as const;
const imported = {
  ...{ rows: 9, added: 1, changed: 1, refused: 1, sold: 1, withdrawn: 1, fetched: 1, unfetched: 1 },
  ...{ cut: undefined, notSold: undefined },
};
const notices: readonly AccountNotice["kind"][] = [
  "passwordChanged",
  "addressChangeRequested",
  "addressTaken",
  "addressChanged",
  "accountDeleted",
];
const refunds: readonly ReservationMoneyBack["kind"][] = [
  "cancelled",
  "cancelled-by-shop",
  "refunded",
  "refunded-partly",
  "wrong-amount",
  "paid-twice",
  "too-late",
  "vehicle-sold",
  "late",
];
const subscriptionKinds = ["newsletter", "car-alert", "price-drop"] as const;

/** Every mail, by the file of its builder. */
const mails: Readonly<Record<string, (frame: MailFrame) => readonly WrittenMail[]>> = {
  "account-notice": (frame) => notices.map((kind) => accountNotice({ ...frame, kind })),
  "account-unknown": (frame) => [accountUnknown({ ...frame, loginPage: link })],
  "alert-digest": (frame) => [
    alertDigest({
      ...frame,
      ...{ manageLink: () => link, endLink: link, accountLink: link },
      sections: [{ ref, list: link, vehicles: Array(9).fill(listed) }],
    }),
  ],
  "appointment-message": (frame) =>
    (["inspection", "test-drive"] as const).flatMap((purpose) =>
      (["booked", "moved", "cancelled"] as const).map((kind) =>
        appointmentMessage({ ...frame, ...appointment, purpose, kind }),
      ),
    ),
  "appointment-to-confirm": (frame) => [
    appointmentToConfirm({ ...frame, ...appointment, until: "10:30", link }),
  ],
  "code-for-address": (frame) =>
    (["register", "reset", "address"] as const).map((purpose) =>
      codeForAddress({ ...frame, purpose, code: "K7MP-3XQ9", minutes: 10 }),
    ),
  "confirm-subscription": (frame) =>
    subscriptionKinds.map((kind) =>
      confirmSubscription({ ...frame, kind, vehicle, reference: "k7", confirmLink: link, days: 14 }),
    ),
  "contact-received": (frame) => [contactReceived({ ...frame, ...contact })],
  "feed-report": (frame) =>
    [undefined, imported].map((outcome) =>
      feedReport({ ...frame, outcome, source: "stock", name: "stock.csv", lines: ["stock.csv:12: PVP"] }),
    ),
  "reservation-completed": (frame) => [reservationCompleted({ ...frame, ...reserved })],
  "reservation-confirmed": (frame) => [
    reservationConfirmed({
      ...frame,
      ...reserved,
      ...{ prices: rows, payment: rows, handover: rows, attached: [], until: "mañana" },
    }),
  ],
  "reservation-money-back": (frame) =>
    refunds.map((kind) => reservationMoneyBack({ ...frame, ...reserved, kind, amount: "300 €" })),
  "staff-message": (frame) => [
    staffMessage({
      ...{
        ...frame,
        subject: "{name}, {vehicle}",
        what: "{name}",
        vehicle: { ...vehicle, vin: "V" },
        facts: rows,
      },
      person: { name: "Ana", phone: "+34612345678", mail: "ana@example.com", locale: "pt" },
      lists: [["Total", ["1 €"]]],
    }),
  ],
  "subscription-started": (frame) =>
    subscriptionKinds.map((kind) =>
      subscriptionStarted({ ...frame, kind, vehicle, reference: "k7", endLink: link }),
    ),
  "value-message": (frame) =>
    (["firm", "indicative"] as const).map((confidence) =>
      valueMessage({
        ...frame,
        ...{ name: "Ana", car: "SEAT León", plate: "1234 KBC", value: "9.000 €", until: "1 de enero" },
        ...{ confidence, lines: [["Total", "1 €"]], deductions: [{ code: "dent", cents: 100 }], link },
      }),
    ),
  "vehicle-request-received": (frame) =>
    (["test-drive", "contact-vehicle"] as const).map((kind) =>
      vehicleRequestReceived({ ...frame, ...contact, kind, vehicle, dealer }),
    ),
};

test("the table has every mail", () => {
  const builders = globSync("src/backend/mail/messages/*.ts").filter((file) =>
    readFileSync(file, "utf8").includes("return writeMail("),
  );
  const names = builders.map((file) => file.replace(/^.*[/\\]|\.ts$/g, ""));
  expect(names.toSorted()).toEqual(Object.keys(mails).toSorted());
});

describe.each(locales)("in %s", (locale) => {
  test.each(Object.entries(mails))("%s is signed by the shop and names no other", (_, write) => {
    for (const { subject, text, html } of write({ locale, shop: "AutoNorte" })) {
      for (const body of [text, html])
        expect(body).toMatch(/(?:El equipo de|A equipa|Aviso de la tienda|Aviso da loja) AutoNorte/);
      expect(`${subject}${text}${html}`).not.toMatch(/volante|\{\w+\}/i);
    }
  });

  test("every document of a reservation names the company, where it names who sells, and no other shop", async () => {
    const { orm } = database;
    const stocked = await anyVehicle(orm);
    const desk = openDesk(orm, stocked);
    const customerId = await newCustomer(orm);
    const order = { locale, conditionsVersion: reservationConditionsVersion };
    const financed = { isFinanced: true, finance: await desk.financed(locale) };
    const { id } = await desk.confirm(customerId, { ...order, ...financed }, now);
    await cancelReservation(orm, { id, customerId, reason: undefined, now });
    for (const attempt of await desk.attemptsOf(id))
      await refundPayment(orm, desk.bank.provider, attempt.id, { now, log });
    const listed = listDocuments(await desk.rowOf(id), await desk.attemptsOf(id), locale);
    const texts = new Map<string, string>();
    for (const { kind, id: documentId } of listed)
      texts.set(kind, textOfPdf((await readDocument(orm, { reservationId: id, documentId })) as Buffer));
    const kinds = ["conditions", "confirmation", "finance", "payment", "refund", "withdrawal"];
    expect([...texts.keys()].toSorted()).toEqual(kinds);
    for (const [kind, text] of texts) expect(`${kind}: ${text}`).not.toContain("Volante");
    for (const kind of ["confirmation", "payment", "refund", "withdrawal"])
      for (const words of [legalEntity.name, legalEntity.address]) expect(texts.get(kind)).toContain(words);
  });

  test("the calendar file names no other shop", async () => {
    const [{ id: dealerId } = { id: 0 }] = await database.orm.select().from(dealers).limit(1);
    const at = now.toISOString();
    const event = { kind: "appointment", tradeInId: "a", dealerId, sequence: 1, minutes: 45 } as const;
    const file = { start: at, writtenAt: at, isCancelled: false, fileName: "x.ics" };
    const written = await writeCalendar(database.orm, { ...event, ...file }, locale);
    expect(written).toContain("AutoNorte");
    expect(written).not.toMatch(/volante/i);
  });

  test("no page of the services names another shop, and those with forms have its colours", async () => {
    const visitor = newVisitor(backend, locale, "127.0.0.1");
    const { formUrl, registerUrl, resetUrl } = await visitor.startSignIn();
    const withForms = [formUrl, registerUrl, resetUrl, confirmLink("a", new Date(), 14)].map((address) => {
      const { pathname, search } = new URL(address);
      return pathname.replace("/api/services", "") + search;
    });
    const others = publicRoutes.filter(({ method }) => method === "GET").map(({ path }) => path);
    const headers = { host: "localhost:3000" };
    let pages = 0;
    for (const path of [...withForms, ...others]) {
      const answer = await visitor.send(path, { headers });
      if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
      const html = await answer.text();
      expect(`${path}: ${html}`).not.toMatch(/Volante|volante(?!\.test)/);
      if (withForms.includes(path)) expect(html).toContain("--accent:#112233");
      pages += 1;
    }
    expect(pages).toBeGreaterThan(12);
  });
});

test("search engines get the shop's key", async () => {
  await storeAnotherShop(database.orm, { googleSiteVerificationId: "norte-1" });
  const answer = await testClient(backend).call(readingEndpoints.seo, {});
  expect(answer).toEqual({ googleSiteVerificationId: "norte-1" });
});
