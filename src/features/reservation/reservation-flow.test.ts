import { describe, expect, test } from "vitest";
import type { Answers } from "#wizard/flow.ts";
import { firstOpen, openPages, withAnswer } from "#wizard/flow.ts";
import { reservationFlow } from "./reservation-flow.ts";

const payment = { retake: "no", financing: "no" };
const financing = { deposit: "4000", months: "60", next: "" };
const delivery = {
  delivery: "0",
  dealerId: "",
  address: "",
  zipCode: "",
  city: "",
  window: "",
  warrantyId: "",
};
const person = {
  name: "Ana Prueba",
  email: "ana@volante.test",
  phone: "612345678",
  birthDate: "",
  nif: "12345678Z",
  address: "Calle Mayor, 1",
  zipCode: "28013",
  city: "Madrid",
  extra: "",
  extraAddress: "",
  extraZipCode: "",
  extraCity: "",
};
const card = {
  reservationId: "a",
  paymentId: "b",
  clientToken: "c",
  publicKey: "d",
  paymentProvider: "sandbox",
  amount: "300",
  holdUntil: "2026-11-24T10:15:00Z",
};
const flow = reservationFlow("es");

test.each<[string, Answers, readonly string[]]>([
  ["nothing", {}, ["payment"]],
  ["a car that is still to be valued", { payment: { ...payment, retake: "value" } }, ["payment"]],
  ["cash", { payment }, ["payment", "delivery"]],
  ["a credit", { payment: { ...payment, financing: "yes" } }, ["payment", "financing"]],
  [
    "a credit whose figures were only shown",
    { payment: { ...payment, financing: "yes" }, financing: { ...financing, next: "again" } },
    ["payment", "financing"],
  ],
  [
    "a credit and its terms",
    { payment: { ...payment, financing: "yes" }, financing },
    ["payment", "financing", "delivery"],
  ],
  [
    "a dealer who is not named",
    { payment, delivery: { ...delivery, delivery: "1" } },
    ["payment", "delivery"],
  ],
  [
    "a dealer",
    { payment, delivery: { ...delivery, delivery: "1", dealerId: "madrid" } },
    ["payment", "delivery", "person"],
  ],
  [
    "another address that is not given",
    { payment, delivery: { ...delivery, delivery: "2" } },
    ["payment", "delivery"],
  ],
  ["home", { payment, delivery }, ["payment", "delivery", "person"]],
  ["a person", { payment, delivery, person }, ["payment", "delivery", "person", "summary"]],
  [
    "a person without a date of birth, for a credit",
    { payment: { ...payment, financing: "yes" }, financing, delivery, person },
    ["payment", "financing", "delivery", "person"],
  ],
  [
    "a payment that is ready",
    { payment, delivery, person, card },
    ["payment", "delivery", "person", "summary", "card"],
  ],
])("with %s answered these pages are open", (_, answers, open) => {
  expect(openPages(flow, answers)).toEqual(open);
});

describe("specification 5, step 5: the person is not answered with", () => {
  test.each([
    ["no name", { name: " " }],
    ["a wrong mail address", { email: "ana" }],
    ["a wrong telephone", { phone: "123" }],
    ["a wrong tax number", { nif: "12345678A" }],
    ["a wrong postal code", { zipCode: "1" }],
    ["no address", { address: "" }],
    ["no city", { city: "" }],
    ["an extra receipt without its address", { extra: "on", extraZipCode: "28013", extraCity: "Madrid" }],
    [
      "an extra receipt with a wrong postal code",
      { extra: "on", extraAddress: "a", extraZipCode: "1", extraCity: "b" },
    ],
    ["an extra receipt without its city", { extra: "on", extraAddress: "a", extraZipCode: "28013" }],
  ])("%s", (_, change) => {
    expect(firstOpen(flow, { payment, delivery, person: { ...person, ...change } })).toBe("person");
  });

  test("an extra receipt that is complete is an answer", () => {
    const extra = { extra: "on", extraAddress: "a", extraZipCode: "28013", extraCity: "b" };
    expect(firstOpen(flow, { payment, delivery, person: { ...person, ...extra } })).toBe("summary");
  });
});

test.each(["payment", "financing", "delivery", "person"])(
  "another answer to %s makes the payment that was ready void",
  (name) => {
    const all = { payment, financing, delivery, person, card };
    expect(withAnswer(flow, all, name, { changed: "yes" }).card).toBeUndefined();
    expect(withAnswer(flow, all, name, all[name as keyof typeof all]).card).toBe(card);
  },
);

test("Portuguese pages take Portuguese numbers", () => {
  const portuguese = { ...person, phone: "912345678", nif: "123456789", zipCode: "1100-048" };
  expect(firstOpen(reservationFlow("pt"), { payment, delivery, person: portuguese })).toBe("summary");
  expect(firstOpen(reservationFlow("pt"), { payment, delivery, person })).toBe("person");
});
