import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { centsFromEuros } from "#domain/money.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { createLogger } from "#platform/log.ts";
import { refundPayment } from "./attempt/refund-payment.ts";
import { cancelReservation } from "./cancel-reservation.ts";
import { endHolds } from "./end-holds.ts";
import type { ReservationContent } from "./hold/hold-vehicle.ts";
import { notifyOfReservation } from "./notify-of-reservation.ts";
import { openDesk } from "./test-desk.ts";
import { anyVehicle, newCustomer } from "./test-reservation.ts";

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

const cancel = (id: string, at: Date) =>
  cancelReservation(database.orm, { id, customerId, reason: undefined, now: at });
const refundAll = async (id: string, at: Date) => {
  for (const attempt of await desk.attemptsOf(id))
    await refundPayment(database.orm, desk.bank.provider, attempt.id, { now: at, log });
};
const keys = async () => (await desk.mails()).map(({ key }) => key);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u200b", "");
/** The amount after a label of a mail, in cents. */
const centsAt = (text: string, label: string): number => {
  const [, euros = ""] = new RegExp(`^${label}: ([\\d., ]+) €$`, "m").exec(plain(text)) ?? [];
  return centsFromEuros(Number(euros.replaceAll(/[. ]/g, "").replace(",", ".")));
};

describe("a confirmed reservation", () => {
  const brought: Partial<ReservationContent> & Pick<ReservationContent, "delivery"> = {
    warrantyId: "mechanical-12",
    ...{ warrantyMonths: 12, warrantyCents: 29_000, deliveryCents: 19_000, tradeInCents: 123_456 },
    delivery: {
      ...{
        deliveryType: 2 as const,
        country: "ES",
        address: "Calle Sol, 7",
        zipCode: "28013",
        city: "Madrid",
      },
      ...{ window: "afternoon", earliest: "2026-12-01", latest: "2026-12-03" },
    },
  };

  test("is told in Spanish, with all that it costs and all that comes next", async () => {
    const { id, email } = await desk.confirm(customerId, brought, now);
    const [mail] = await desk.mails();
    expect(mail).toMatchObject({
      key: `reservation-confirmed:${id}`,
      recipient: email,
      locale: "es",
      attachment: {
        ...{ kind: "reservation-document", reservationId: id, documentId: "payment-1" },
        more: [{ documentId: "withdrawal" }],
      },
    });
    expect(mail?.subject).toMatch(/^Tu reserva está confirmada: \S+/);
    const text = plain(mail?.text ?? "");
    for (const line of [
      "Hola, Ana Prueba:",
      `Referencia: ${shortReference(id)}`,
      `Número de bastidor: ${vehicle.vin}`,
      "Garantía ampliada: 290,00 €",
      "Entrega: En otra dirección",
      "Dirección de entrega: Calle Sol, 7, 28013 Madrid",
      "Fecha prevista: Entre el 1 de diciembre de 2026 y el 3 de diciembre de 2026, por la tarde",
      "Puedes cancelar sin dar motivos hasta el 8 de diciembre de 2026 a las 11:01 (hora peninsular)",
      "entre 5 y 10 días hábiles",
      `http://localhost:3000/acceso/?returnTo=${encodeURIComponent(`/personal/reserva/${id}/`)}`,
    ])
      expect(text).toContain(line);
  });

  test("is told in Portuguese, financed, to be fetched", async () => {
    const [dealer] = await database.orm.select().from(dealers).where(eq(dealers.country, "PT"));
    const finance = await desk.financed("pt");
    const { id } = await desk.confirm(
      customerId,
      {
        ...{ locale: "pt", isFinanced: true, finance },
        delivery: {
          ...{ deliveryType: 1, country: "PT", deliveryDealer: dealer?.wireId ?? "" },
          ...{ earliest: "2026-12-02", latest: "2026-12-02" },
        },
      },
      now,
    );
    const [mail] = await desk.mails();
    expect(mail?.subject).toMatch(/^A sua reserva está confirmada: \S+/);
    const text = plain(mail?.text ?? "");
    for (const line of [
      "Olá, Ana Prueba:",
      `Com o crédito, se a entidade o aprovar: ${plain(marketOf("pt").formats.money(finance.capitalCents / 100))}`,
      `Entrega: Levanta-o em ${dealer?.name}`,
      `Morada de entrega: ${dealer?.address}, ${dealer?.zipCode} ${dealer?.municipality}`,
      "Data prevista: A 2 de dezembro de 2026",
      "Pode cancelar sem indicar o motivo até 8 de dezembro de 2026 às 10:01 (hora de Portugal continental)",
      `/pt/acesso/?returnTo=${encodeURIComponent(`/pt/pessoal/reserva/${id}/`)}`,
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/Garantia alargada|Com o seu carro/);
  });

  test("has amounts that add up to the total, to the cent, also in the customer's favour", async () => {
    const worth = vehicle.priceCents + 500_000;
    for (const tradeInCents of [123_456, worth]) {
      await desk.confirm(customerId, { ...brought, tradeInCents }, now);
      const text = (await desk.mails()).at(-1)?.text ?? "";
      const at = (label: string) => centsAt(text, label);
      const total = at("Total");
      const priced = ["Precio del vehículo", "Gastos del contrato", "Entrega", "Garantía ampliada"];
      expect(priced.map(at).reduce((sum, each) => sum + each)).toBe(total);
      const due = tradeInCents === worth ? -at("Te pagamos al entregarlo") : at("Al recibirlo");
      expect(at("Al reservar, con tarjeta") + at("Con tu coche, según la tasación") + due).toBe(total);
      expect([total, due < 0]).toEqual([vehicle.priceCents + 39_000 + 48_000, tradeInCents === worth]);
      await database.orm.delete(reservations);
      await database.orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.id, vehicle.id));
      desk.bank.forget();
    }
  });

  test("names what was charged, also where the deposit has another amount since", async () => {
    const { reservation, intent } = await desk.submit(customerId, {}, now);
    const dearer = { reservationDepositCents: 50_000 };
    await database.orm.update(reservations).set(dearer).where(eq(reservations.id, reservation.id));
    await desk.pay(intent, later(1));
    expect(centsAt((await desk.mails())[0]?.text ?? "", "Al reservar, con tarjeta")).toBe(30_000);
  });

  test("is told once, however often the payment is looked at", async () => {
    const { reservation, intent } = await desk.submit(customerId, {}, now);
    await desk.pay(intent, later(1));
    await desk.settle(intent, later(2));
    expect(await keys()).toEqual([`reservation-confirmed:${reservation.id}`]);
  });

  test("makes no link of what somebody typed", async () => {
    const spam = "https://spam.example.com";
    const delivery = { ...brought.delivery, address: `Calle ${spam}`, city: "www.spam.example.com" };
    await desk.confirm(customerId, { name: `Ana ${spam}`, delivery }, now);
    const [mail] = await desk.mails();
    expect(plain(mail?.text ?? "")).toContain(`Hola, Ana ${spam}:`);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/spam\.example|https:\/\/spam/);
  });
});

describe("a reservation that its customer cancels", () => {
  test("is told, and once more when the deposit is back", async () => {
    const { id } = await desk.confirm(customerId, {}, now);
    await cancel(id, later(60));
    await cancel(id, later(61));
    await refundAll(id, later(62));
    await refundAll(id, later(63));
    expect(await keys()).toEqual([
      `reservation-confirmed:${id}`,
      `reservation-cancelled:${id}`,
      `reservation-refunded:1:${id}`,
    ]);
    const [, cancelled, refunded] = await desk.mails();
    expect(cancelled?.subject).toMatch(/^Tu reserva está cancelada: /);
    expect(refunded?.subject).toMatch(/^Te hemos devuelto la señal: /);
    for (const mail of [cancelled, refunded]) {
      expect(centsAt(mail?.text ?? "", "Importe que se devuelve")).toBe(30_000);
      expect(mail?.attachment).toBeNull();
    }
  });

  test("before it was paid is not told", async () => {
    const { reservation } = await desk.submit(customerId, {}, now);
    await cancel(reservation.id, later(1));
    expect(await keys()).toEqual([]);
  });

  test("and then paid late is told of the money, once", async () => {
    const { reservation, intent } = await desk.submit(customerId, { locale: "pt" }, now);
    await cancel(reservation.id, later(1));
    await desk.pay(intent, later(2));
    expect(await keys()).toEqual([`reservation-not-kept:1:${reservation.id}`]);
    const [mail] = await desk.mails();
    expect(mail?.text).toContain("quando a reserva já estava cancelada");
    expect((await desk.attemptsOf(reservation.id))[0]?.state).toBe("refunded");
  });
});

describe("a payment that cannot be taken is told in one mail, with its reason:", () => {
  const mailFor = async (id: string) => {
    const [mail, ...more] = (await desk.mails()).filter(
      ({ key }) => !key.startsWith("reservation-confirmed"),
    );
    expect(more).toEqual([]);
    expect(mail?.key).toMatch(new RegExp(`^reservation-not-kept:\\d:${id}$`));
    expect((await desk.attemptsOf(id)).some(({ state }) => state === "refunded")).toBe(true);
    return { subject: mail?.subject, text: mail?.text ?? "" };
  };

  test("the vehicle was sold", async () => {
    const { reservation, intent } = await desk.submit(customerId, {}, now);
    await database.orm.update(vehicles).set({ status: "bought" }).where(eq(vehicles.id, vehicle.id));
    await desk.pay(intent, later(1));
    const { subject, text } = await mailFor(reservation.id);
    expect(subject).toMatch(/^No hemos podido mantener tu reserva: /);
    expect(text).toContain("se ha vendido antes de que llegara tu pago");
    expect(centsAt(text, "Importe que se devuelve")).toBe(30_000);
  });

  test("it came too late", async () => {
    const { reservation, intent } = await desk.submit(customerId, {}, now);
    await endHolds(database.orm, undefined, { now: later(16), log });
    await database.orm.update(vehicles).set({ status: "reserved" }).where(eq(vehicles.id, vehicle.id));
    await desk.pay(intent, later(17));
    expect((await mailFor(reservation.id)).text).toContain("el plazo para pagar ya había terminado");
  });

  test("it was made twice", async () => {
    const { reservation, intent } = await desk.submit(customerId, {}, now);
    const own = eq(reservations.id, reservation.id);
    await desk.pay(intent, later(1));
    const second = await desk.bank.provider.create({
      ...{ reservationId: reservation.id, attempt: 2, amountCents: 30_000 },
    });
    const [first] = await desk.attemptsOf(reservation.id);
    const { id: _, ...copied } = first ?? ({} as never);
    await database.orm.insert(paymentAttempts).values({
      ...{ ...copied, number: 2, state: "open", intentId: second.id, paidAt: null },
    });
    await desk.pay(second, later(2));
    expect((await mailFor(reservation.id)).text).toContain("Te devolvemos entero el pago que sobra");
    expect(await database.orm.select().from(reservations).where(own)).toMatchObject([{ state: "confirmed" }]);
  });

  test("the amount was wrong, and the mail names what was charged", async () => {
    const { reservation, intent } = await desk.submit(customerId, {}, now);
    desk.bank.change(intent.id, { amountCents: 45_000 });
    await desk.pay(intent, later(1));
    const { text } = await mailFor(reservation.id);
    expect(text).toContain("no es el de la señal");
    expect(centsAt(text, "Importe que se devuelve")).toBe(45_000);
  });
});

test("whoever has deleted the account is told nothing", async () => {
  const { id } = await desk.confirm(customerId, {}, now);
  await cancel(id, later(1));
  await database.orm.update(reservations).set({ email: null, name: null }).where(eq(reservations.id, id));
  await refundAll(id, later(2));
  expect(await keys()).not.toContain(`reservation-refunded:1:${id}`);
});

test("whoever is not known by name is greeted without one", async () => {
  const { id } = await desk.confirm(customerId, {}, now);
  const row = await desk.rowOf(id);
  await database.orm.delete(outbox);
  await notifyOfReservation(database.orm, { kind: "cancelled" }, { ...row, name: null, receipt: null });
  expect((await desk.mails())[0]?.text).toMatch(/^Hola:\n/);
});
