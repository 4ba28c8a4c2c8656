import { expect, test } from "vitest";
import { priceRows } from "./price-rows.ts";

const reservation = {
  ...{ locale: "es", isFinanced: false, finance: null, warrantyMonths: null },
  ...{ cashPriceCents: 1_000_000, financedPriceCents: 990_000, deliveryCents: 0, totalCents: 1_035_000 },
  ...{ contractExpensesCents: 35_000, contractExpensesIncluded: false },
} as unknown as Parameters<typeof priceRows>[0]["reservation"];

const textOf = (changes: object, registration?: Parameters<typeof priceRows>[0]["registration"]) =>
  priceRows({
    reservation: { ...reservation, ...changes },
    reservationDepositCents: 30_000,
    registration,
  }).map((row) => row.join(": ").replaceAll("\u00a0", " "));

test("the rows of a reservation that is paid at once end in its total", () => {
  expect(textOf({})).toEqual([
    "Precio del vehículo: 10.000,00 €",
    "Gastos del contrato: 350,00 €",
    "Entrega: 0,00 €",
    "Total: 10.350,00 €",
  ]);
});

test("expenses that the price includes are named, and those of nothing are not", () => {
  const included = { contractExpensesIncluded: true, totalCents: 1_000_000 };
  expect(textOf(included)[1]).toBe("Gastos del contrato: Incluidos");
  expect(textOf({ contractExpensesCents: 0 })).toHaveLength(3);
});

test("those of one with a credit end in what is paid in all", () => {
  const finance = { capitalCents: 800_000, mticCents: 950_000 };
  expect(textOf({ isFinanced: true, finance, totalCents: 1_025_000 }).slice(-3)).toEqual([
    "Total de la compra: 10.250,00 €",
    "Coste total del crédito: 1.500,00 €",
    "Pagas en total: 11.750,00 €",
  ]);
});

test("a vehicle of the other country says whether its registration is part of it", () => {
  const last = (registration: object) => textOf({}, registration as { included: boolean }).at(-1);
  expect(last({ included: false, tax: 720 })).toBe("Matricularlo en España: unos 720 €, no incluido");
  expect(last({ included: true })).toBe("Matricularlo en España: incluido");
});
