import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { writeSheet } from "#backend/finance/get-quote.ts";
import { informationSheet } from "#backend/finance/information-sheet.ts";
import { textOfPdf } from "#backend/printing/test-read-pdf.ts";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { creditTypes } from "#backend/store/schema/finance.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { reservationConditionsVersion } from "#domain/reservation-conditions.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";
import { wordsOf } from "#platform/wording.ts";
import { refundPayment } from "../attempt/refund-payment.ts";
import { cancelReservation } from "../cancel-reservation.ts";
import type { ReservationContent } from "../hold/hold-vehicle.ts";
import { openDesk } from "../test-desk.ts";
import { anyVehicle, newCustomer } from "../test-reservation.ts";
import { readReservationFacts } from "../texts/read-reservation-facts.ts";
import { listDocuments } from "./list-documents.ts";
import { readDocument } from "./read-document.ts";

const now = new Date("2026-11-24T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const log = createLogger("silent");

let database: Database;
let vehicle: Awaited<ReturnType<typeof anyVehicle>>;
let desk: ReturnType<typeof openDesk>;
let customerId: string;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  vehicle = await anyVehicle(database.orm);
  customerId = await newCustomer(database.orm);
  desk = openDesk(database.orm, vehicle);
});
afterAll(() => database.close());
afterEach(async () => {
  await database.orm.delete(reservations);
  await database.orm.delete(outbox);
  await database.orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
  desk.bank.forget();
});

const confirm = async (locale: Locale, more: Partial<ReservationContent> = {}) =>
  desk.confirm(
    customerId,
    { locale, conditionsVersion: reservationConditionsVersion, tradeInCents: 123_456, ...more },
    now,
  );
const cancelAndRefund = async (reservationId: string) => {
  const order = { id: reservationId, customerId, reason: undefined, now: later(60) };
  await cancelReservation(database.orm, order);
  for (const { id } of await desk.attemptsOf(reservationId))
    await refundPayment(database.orm, desk.bank.provider, id, { now: later(61), log });
};
const fileOf = async (reservationId: string, documentId: string) => {
  const file = await readDocument(database.orm, { reservationId, documentId });
  if (file === undefined) throw new Error(`There is no ${documentId}`);
  return file;
};
const textOf = async (reservationId: string, documentId: string) =>
  textOfPdf(await fileOf(reservationId, documentId));
const allFiles = async (id: string) => {
  const listed = listDocuments(await desk.rowOf(id), await desk.attemptsOf(id), "es");
  const files = await Promise.all(listed.map((each) => fileOf(id, each.id)));
  return new Map(listed.map((each, at) => [each.id, files[at]]));
};
const money = (cents: number, locale: Locale) =>
  marketOf(locale)
    .formats.money(cents / 100)
    .replaceAll(/[\u00a0\u202f]/g, " ");

describe.each(locales)("in %s", (locale) => {
  const names = wordsOf(locale, "figures");

  test("the confirmation says who, what, for how much and until when, to the cent", async () => {
    const { id } = await confirm(locale);
    const text = await textOf(id, "confirmation");
    const total = vehicle.priceCents + 39_000;
    for (const words of [
      ...[shortReference(id), vehicle.vin, "Ana Prueba", "12345678Z", "Calle Mayor, 1, 28013 Madrid"],
      ...[`${names.vehiclePrice} ${money(vehicle.priceCents, locale)}`],
      ...[`${names.total} ${money(total, locale)}`, `${names.dueNow} ${money(30_000, locale)}`],
      `${names.tradeIn} ${money(123_456, locale)}`,
      `${names.dueAtDelivery} ${money(total - 30_000 - 123_456, locale)}`,
      locale === "es" ? "8 de diciembre de 2026 a las 11:01" : "8 de dezembro de 2026 às 10:01",
    ])
      expect(text).toContain(words);
  });

  test("the receipt says what was paid and when, that it is no invoice, and that nothing moves in the sandbox", async () => {
    const { id } = await confirm(locale);
    const text = await textOf(id, "payment-1");
    for (const words of [`${id}-1`, money(30_000, locale), "Ana Prueba", "12345678Z"])
      expect(text).toContain(words);
    expect(text).toMatch(/no es una factura|não é uma fatura/);
    expect(text).toMatch(/pago de prueba|pagamento de teste/);
    expect(text).toContain(
      locale === "es" ? "11:01 (hora peninsular)" : "10:01 (hora de Portugal continental)",
    );
  });

  test("the conditions are those that were accepted, with the deposit in them", async () => {
    const { id } = await confirm(locale);
    const text = await textOf(id, "conditions");
    expect(text).toContain(reservationConditionsVersion);
    expect(text).toContain(money(30_000, locale));
    expect(text).toMatch(/10\. Reclama/);
    expect(text).not.toContain("{");
  });

  test("the withdrawal names the law, both periods, and has a form addressed to the seller", async () => {
    const { id, dealerId } = await confirm(locale);
    const [dealer] = await database.orm.select().from(dealers).where(eq(dealers.id, dealerId));
    const text = await textOf(id, "withdrawal");
    expect(text).toMatch(locale === "es" ? /Real Decreto Legislativo 1\/2007/ : /Decreto-Lei n\.º 24\/2014/);
    expect(text).toMatch(locale === "es" ? /14 días naturales para desistir/ : /14 dias de calendário/);
    const form = text.slice(text.indexOf(wordingOf(locale).withdrawalDocument.form.heading));
    for (const words of [dealer?.name, dealer?.zipCode, vehicle.vin, shortReference(id), "Ana Prueba"])
      expect(form).toContain(words);
  });

  test("the credit's is the European form of that day, to the cent, taxes included", async () => {
    const row = await confirm(locale, { isFinanced: true, finance: await desk.financed(locale) });
    const { vehicle: named, dealer, shop } = await readReservationFacts(database.orm, row);
    const subject = { ...named, dealer, cashCents: row.cashPriceCents, campaignEndsAt: null };
    const offer = await desk.offered(locale);
    const shown = await writeSheet(informationSheet(offer, subject, { locale, now }), now, shop);
    const credit = offer.creditType.name[locale];
    expect(await textOf(row.id, "finance")).toBe(textOfPdf(shown).replace(credit, "Crédito"));
    expect(textOfPdf(shown)).toContain(credit);
  });

  test("the refund says how much, when and why", async () => {
    const { id } = await confirm(locale);
    await cancelAndRefund(id);
    const text = await textOf(id, "refund-1");
    for (const words of [
      money(30_000, locale),
      `${id}-1`,
      wordingOf(locale).reservationDocuments.reasons.cancelled,
    ])
      expect(text).toContain(words);
    expect(text).toContain(locale === "es" ? "a las 12:01" : "às 11:01");
  });
});

test("a payment that could not be taken has a receipt and a refund that say so", async () => {
  const { reservation, intent } = await desk.submit(customerId, {}, now);
  await database.orm.update(vehicles).set({ status: "bought" }).where(eq(vehicles.id, vehicle.id));
  await desk.pay(intent, later(1));
  const { "vehicle-sold": reason } = wordingOf("es").reservationDocuments.reasons;
  for (const id of ["payment-1", "refund-1"]) {
    const text = await textOf(reservation.id, id);
    expect(text).toContain(reason);
    expect(text).toContain("del 24 de noviembre de 2026");
  }
});

test("of a wrong amount the refund does not say how much it was", async () => {
  const { reservation, intent } = await desk.submit(customerId, {}, now);
  desk.bank.change(intent.id, { amountCents: 45_000 });
  await desk.pay(intent, later(1));
  const text = await textOf(reservation.id, "refund-1");
  expect(text).toContain("Todo lo cobrado en ese pago");
  expect(text).not.toContain("300,00");
});

test("papers stay the same, byte by byte: asked for again, after a cancellation, and whatever the shop has changed", async () => {
  const finance = await desk.financed("pt");
  const { id } = await confirm("pt", { isFinanced: true, finance });
  const before = await allFiles(id);
  expect([...before.keys()]).toEqual(["confirmation", "payment-1", "conditions", "withdrawal", "finance"]);
  await cancelAndRefund(id);
  await database.orm.update(creditTypes).set({ rate: 12, openingPercent: 5 });
  const dearer = { priceCents: vehicle.priceCents + 100_000, previousPriceCents: null };
  await database.orm.update(vehicles).set(dearer).where(eq(vehicles.id, vehicle.id));
  const after = await allFiles(id);
  for (const [name, file] of before)
    expect([name, after.get(name)?.equals(file as Buffer)]).toEqual([name, true]);
  const { priceCents, previousPriceCents } = vehicle;
  await database.orm
    .update(vehicles)
    .set({ priceCents, previousPriceCents })
    .where(eq(vehicles.id, vehicle.id));
});

test("once the account is deleted they are written without anything of whoever it was", async () => {
  const finance = await desk.financed("es");
  const { id, delivery } = await confirm("es", {
    ...{ isFinanced: true, finance, email: "ana@volante.test", phone: "+34612345678" },
    delivery: {
      ...{ deliveryType: 0, country: "ES", address: "Calle Sol, 7", zipCode: "28013", city: "Madrid" },
      ...{ earliest: "2026-12-01", latest: "2026-12-03" },
    },
  });
  await cancelAndRefund(id);
  const { address: _, zipCode: __, city: ___, ...rest } = delivery;
  const noPerson = { name: null, email: null, phone: null, birthDate: null, receipt: null, delivery: rest };
  await database.orm.update(reservations).set(noPerson).where(eq(reservations.id, id));
  const files = await allFiles(id);
  expect(files.size).toBe(6);
  for (const [name, file] of files)
    expect(`${name}: ${textOfPdf(file as Buffer)}`).not.toMatch(
      /Ana Prueba|12345678Z|ana@volante|612 345 678|Calle (Mayor|Sol)|null|undefined/,
    );
});
