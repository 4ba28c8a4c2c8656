import { describe, expect, test } from "vitest";
import type { Quote } from "#contract/finance.ts";
import { paymentBody } from "#contract/payment.ts";
import { orderBody } from "./order-body.ts";

const person = {
  name: "Ana Prueba",
  email: "ana@volante.test",
  phone: "612 345 678",
  birthDate: "28/2/1990",
  nif: "12345678z",
  address: "Calle Mayor, 1",
  zipCode: "28013",
  city: "Madrid",
  extra: "",
  extraAddress: "",
  extraZipCode: "",
  extraCity: "",
};
const delivery = {
  delivery: "0",
  dealerId: "",
  address: "",
  zipCode: "",
  city: "",
  window: "",
  warrantyId: "",
};
const none = {
  fee: undefined,
  capital: undefined,
  taeg: undefined,
  mtic: undefined,
  conditions: "on",
} as const;
const quote: Quote = {
  fee: 250,
  lastFee: 250.1,
  nrPayments: 60,
  capitalToFinance: 12_000,
  initialValue: 4_000,
  residualValue: 0,
  promo: true,
  taeg: 9.5,
  tan: 8,
  mtic: 15_000.1,
  legalInfo: "",
  initialExpenses: 120,
};
const order = (change: object = {}) => ({
  vin: "JTDX8UBNZSV981449",
  dealershipId: "madrid",
  currentUrl: "https://volante.test/solicitud/reserve/card/?vin=JTDX8UBNZSV981449",
  answers: { payment: { retake: "no", financing: "no" }, delivery, person },
  shown: { ...none, price: 16_350 },
  quote: undefined,
  creditTypeId: undefined,
  ...change,
});

describe("what is sent to reserve a vehicle", () => {
  test("is what the contract takes, home being the receipt's address", () => {
    const body = orderBody(order(), "es");
    expect(paymentBody.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      price: 16_350,
      phoneNumber: "+34612345678",
      delivery: { deliveryType: 0, address: "Calle Mayor, 1", zipCode: "28013", country: "ES" },
      receipt: { nif: "12345678Z", zipCode: "28013" },
    });
    expect(body).not.toHaveProperty("finance");
    expect(body).not.toHaveProperty("birthDate");
    expect(body).not.toHaveProperty("retakeId");
  });

  test("holds the credit as it was shown, with a date of birth, the trade-in and the warranty", () => {
    const answers = {
      payment: { retake: "b".repeat(26), financing: "yes" },
      financing: { deposit: "4000", months: "60", next: "" },
      delivery: { ...delivery, delivery: "1", dealerId: "sevilla", warrantyId: "w24" },
      person,
    };
    const shown = { ...none, price: 16_350, fee: 250, capital: 12_000, taeg: 9.5, mtic: 15_000.1 };
    const body = orderBody(order({ answers, shown, quote, creditTypeId: "campaign" }), "es");
    expect(paymentBody.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      birthDate: "1990-02-28",
      retakeId: "b".repeat(26),
      warrantyId: "w24",
      delivery: { deliveryType: 1, deliveryDealer: "sevilla" },
      finance: {
        creditTypeId: "campaign",
        initialValue: 4_000,
        nrPayments: 60,
        promo: true,
        fee: 250,
        mtic: 15_000.1,
      },
    });
  });

  test("carries a Portuguese postal code in its two fields, and another address with its time of day", () => {
    const answers = {
      payment: { retake: "no", financing: "no" },
      delivery: {
        ...delivery,
        delivery: "2",
        address: "Rua Augusta 5",
        zipCode: "1100-048",
        city: "Lisboa",
        window: "morning",
      },
      person: {
        ...person,
        ...{ phone: "912345678", nif: "123456789", zipCode: "4000-322", city: "Porto" },
        ...{ extra: "on", extraAddress: "Rua Nova 1", extraZipCode: "1100-048", extraCity: "Lisboa" },
      },
    };
    const body = orderBody(order({ answers }), "pt");
    expect(body).toMatchObject({
      delivery: {
        deliveryType: 2,
        zipCode: "1100",
        zipCodeExtension: "048",
        country: "PT",
        window: "morning",
      },
      receipt: {
        zipCode: "4000",
        zipCodeExtension: "322",
        extraReceipt: { zipCode: "1100", zipCodeExtension: "048" },
      },
    });
  });

  test.each([
    ["a person", { answers: { payment: { retake: "no", financing: "no" }, delivery } }],
    ["a delivery", { answers: { payment: { retake: "no", financing: "no" }, person } }],
    ["the total", { shown: { ...none, price: undefined } }],
    [
      "the credit's figures",
      {
        answers: {
          payment: { retake: "no", financing: "yes" },
          financing: { deposit: "1", months: "1", next: "" },
          delivery,
          person,
        },
        quote,
        creditTypeId: "x",
      },
    ],
  ])("is nothing without %s", (_, change) => {
    expect(orderBody(order(change), "es")).toBeUndefined();
  });
});
