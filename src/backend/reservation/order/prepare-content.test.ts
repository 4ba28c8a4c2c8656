import { expect, test } from "vitest";
import { digestPayment } from "./prepare-content.ts";

const content = {
  tradeInId: null,
  tradeInCents: 0,
  finance: null,
  delivery: { deliveryType: 0, country: "ES", address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid" },
  deliveryCents: 24_900,
  phone: "+34612345678",
} as unknown as Parameters<typeof digestPayment>[0];

test.each([
  ["a corrected street", { delivery: { ...content.delivery, address: "Calle Mayor, 2" } }, true],
  ["a warranty", { warrantyId: "w24" }, true],
  ["another way of delivery", { delivery: { ...content.delivery, deliveryType: 2 } }, false],
  ["another cost of it", { deliveryCents: 34_900 }, false],
  ["another dealer", { delivery: { ...content.delivery, deliveryType: 1, deliveryDealer: "es-02" } }, false],
  ["a trade-in", { tradeInId: "a".repeat(26) }, false],
  ["another telephone", { phone: "+34612345679" }, false],
] as const)("with %s the payment is the same: %s", (_, change, isSame) => {
  expect(digestPayment({ ...content, ...change } as typeof content) === digestPayment(content)).toBe(isSame);
});
