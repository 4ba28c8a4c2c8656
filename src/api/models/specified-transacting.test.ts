import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { signInAtSpecified } from "#tools/test-support/specified-customer.ts";
import { createCall } from "../call.ts";
import { httpTransport } from "../transport-http.ts";

vi.stubEnv("COMPANY_ID", "1");

let service: Awaited<ReturnType<typeof startSpecifiedService>>;
let token: string;
beforeAll(async () => {
  service = await startSpecifiedService();
  token = await signInAtSpecified(service, sessionId);
});
afterAll(() => service.close());

const sessionId = "session-of-the-test";
const vin = "VSSZZZ1SPEC000000";
const call = createCall(() => httpTransport(service.url));
const caller = () => ({ locale: "es", token, sessionId }) as const;

const answered = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const order = {
  vin,
  currentUrl: "http://localhost:3000/solicitud/reserve/card/?vin=x",
  dealershipId: "11",
  delivery: { deliveryType: 1, deliveryDealer: "12", country: "ES" },
  ...{ name: "Lucía Ferrer", phoneNumber: "+34600100200", email: "cliente@example.com", price: 19_900 },
  receipt: { nif: "12345678Z", address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid" },
} as const;

test("favourites, searches and alerts hold what the specification shows of them", async () => {
  answered(await call("addFavourite", { body: { vin, fin: "7" } }, caller()));
  expect(answered(await call("favourites", {}, caller()))).toEqual([{ vin, financeId: "7" }]);
  expect(answered(await call("savedSearches", {}, caller()))).toEqual([
    { id: "search-1", name: "Seat", filters: { brand: "Seat" } },
  ]);
  answered(
    await call("createCarAlert", { query: { type: 37 }, body: { filters: { brand: "Seat" } } }, caller()),
  );
  expect(answered(await call("carAlerts", {}, caller()))).toEqual([
    { id: expect.any(String), name: "Seat", filters: { brand: "Seat" } },
  ]);
  answered(await call("createPriceDropAlert", { params: { vin }, query: { type: 38 } }, caller()));
  expect(answered(await call("priceDropAlerts", {}, caller()))).toEqual([{ vin }]);
});

test("a car is valued, kept, booked and described", async () => {
  const body = {
    ...{ plate: "1234BCD", brand: "Seat", brandId: "1", model: "León", version: "1.5 TSI", versionId: "100" },
    ...{ fuel: "Gasolina", fuelId: "1", transmission: "Manual", transmissionId: "1", kilometers: 50_000 },
    ...{ plateDate: "2019-06-01", firstName: "Lucía", lastName: "Ferrer", dealerId: "13" },
    tradeInType: 1,
    ...{ emailAddress: "cliente@example.com", phoneNumber: "+34600100200", assignToUser: true },
  } as const;
  const { valuation, tradeInId: id } = answered(await call("valueTradeIn", { body }, caller()));
  expect(valuation).toBe(9_500);
  const stored = answered(await call("tradeIn", { params: { id } }, caller()));
  expect(stored).toMatchObject({ id, dealerId: "13", actualValuation: 9_500 });
  expect(stored).not.toHaveProperty("plate");
  expect(answered(await call("tradeIns", {}, caller()))).toEqual([stored]);
  const { availableSlots } = answered(
    await call("dealerSchedule", { params: { dealerId: "13" } }, { locale: "es" }),
  );
  const slot = availableSlots[0]?.slots[0];
  if (!slot) throw new Error("There is no slot");
  answered(await call("bookSlot", { params: { retakeId: id }, body: slot }, caller()));
  const details = { kms: 50_000, imported: false, files: [] };
  answered(
    await call("saveTradeInDetails", { params: { id }, query: { submit: true }, body: details }, caller()),
  );
  expect(answered(await call("tradeIn", { params: { id } }, caller())).phaseTwoBooking).toEqual(slot);
});

test("a value without an end ends 30 days after its last change", async () => {
  service.lie(async ({ path }, answer) => {
    if (!path.startsWith("/users/me/retake/")) return answer;
    const { data } = await answer.json();
    const { expirationDate: _, ...stored } = { ...data, updateTime: "2026-11-01T10:00:00.000Z" };
    return Response.json({ data: stored, status: 200 });
  });
  const [{ id } = { id: "" }] = answered(await call("tradeIns", {}, caller()));
  expect(answered(await call("tradeIn", { params: { id } }, caller())).expirationDate).toBe(
    "2026-12-01T10:00:00.000Z",
  );
  service.lie();
});

test("a reservation holds what was sent, and its payment what was answered", async () => {
  const payment = answered(
    await call("createPayment", { query: { createPayment: true }, body: order }, caller()),
  );
  expect(payment).toMatchObject({ paymentProvider: "specified", publicKey: "public-specified" });
  const { reservationId: id, paymentId } = payment;
  const stored = answered(await call("reservation", { params: { id } }, caller()));
  expect(stored).toMatchObject({
    id,
    vehicle: { vin, path: `/coches-ocasion/${vin}/` },
    payment: { paymentId },
    dealerId: "11",
    price: 19_900,
    timeline: [],
    documents: [],
  });
  expect(stored.status).toBeUndefined();
  const [listed] = answered(await call("reservations", {}, { ...caller(), locale: "pt" }));
  expect(listed).toMatchObject({ id, vehicle: { vin, path: `/pt/carros-usados/${vin}/` } });
});

test("a lead is taken", async () => {
  const body = {
    type: 33,
    ...{ name: "Lucía", phone: "+34600100200", email: "cliente@example.com", vin },
    ...{ message: "¿Sigue disponible?", consentVersion: "2026-11" },
    consent: true,
    requestId: "2f4c1d6e-7f0a-4a3b-9a51-0d1f6b1c2e3d",
  } as const;
  answered(await call("lead", { body }, caller()));
});
