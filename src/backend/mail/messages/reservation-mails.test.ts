import { describe, expect, test } from "vitest";
import { shortReference } from "#domain/short-reference.ts";
import { locales } from "#platform/locale.ts";
import { reservationConfirmed } from "./reservation-confirmed.ts";
import { type ReservationMoneyBack, reservationMoneyBack } from "./reservation-money-back.ts";

const mailed = {
  shop: "AutoNorte",
  name: "Ana",
  reference: "0123456789abcdefghjkmnpqrs",
  vehicle: { brandAndModel: "SEAT León", name: "SEAT León 1.5 TSI", vin: "VSSZZZ5FZLR012345" },
  dealer: { name: "Volante Madrid", address: "Calle Mayor, 1, 28013 Madrid", phone: "+34 910 000 000" },
  link: "https://www.example.com/acceso/?returnTo=%2Fpersonal%2Freserva%2Fx%2F",
};
const kinds = [
  ...[
    "cancelled",
    "cancelled-by-shop",
    "refunded",
    "refunded-partly",
    "wrong-amount",
    "paid-twice",
    "too-late",
    "vehicle-sold",
    "late",
  ],
] as ReservationMoneyBack["kind"][];

describe.each(locales)("in %s", (locale) => {
  const moneyBack = (kind: ReservationMoneyBack["kind"], more: Partial<ReservationMoneyBack> = {}) =>
    reservationMoneyBack({ ...mailed, locale, kind, amount: "300,00 €", ...more });
  const confirmed = (more: { readonly vehicle?: typeof mailed.vehicle } = {}) =>
    reservationConfirmed({
      ...{ ...mailed, locale, until: "mañana", attached: ["Recibo"], ...more },
      ...{ prices: [["Total", "1,00 €"]], payment: [["Ahora", "1,00 €"]], handover: [["Modo", "x"]] },
    });

  test.each(kinds)("%s says how much goes back and when, and leads to the reservation", (kind) => {
    const { subject, text, html } = moneyBack(kind);
    expect(subject).toContain("SEAT León");
    for (const words of [
      "300,00 €",
      "5",
      "10",
      shortReference(mailed.reference),
      mailed.vehicle.vin,
      mailed.link,
    ])
      expect(text).toContain(words);
    expect(html).toContain("300,00 €");
  });

  test("a cancellation without a refund says nothing of money, and one that stays says that it does", () => {
    for (const kind of ["cancelled", "cancelled-by-shop"] as const)
      expect(moneyBack(kind, { amount: undefined }).text).not.toMatch(/señal|sinal|€/);
    const words = locale === "es" ? "sigue en pie" : "mantém-se";
    expect(moneyBack("refunded", { stays: true }).text).toContain(words);
    expect(moneyBack("refunded").text).not.toContain(words);
  });

  test("each reason is told in words of its own", () => {
    expect(new Set(kinds.map((kind) => moneyBack(kind).text)).size).toBe(kinds.length);
  });

  test("no vehicle's name makes a subject that the outbox would refuse, and with it the payment", () => {
    const vehicle = { ...mailed.vehicle, brandAndModel: "Land Rover ".repeat(40) };
    for (const { subject } of [confirmed({ vehicle }), ...kinds.map((kind) => moneyBack(kind, { vehicle }))])
      expect(subject.length).toBeLessThanOrEqual(200);
  });
});
