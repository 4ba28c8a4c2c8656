import { beforeEach, describe, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-connection-address": "192.0.2.7" }),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: ({ name, value }: { name: string; value: string }) => jar.set(name, value),
  }),
}));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit: vi.fn(async () => ok(undefined)) }));
const trackStep = vi.hoisted(() => vi.fn(async (code: number) => [code]));
vi.mock("#wizard/track-step.ts", () => ({ trackStep }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const readVisitor = vi.hoisted(() => vi.fn());
vi.mock("#api/session/read-visitor.ts", () => ({ readVisitor, readCaller: async () => caller }));
const caller = { locale: "es", token: "t", sessionId: "s" };
vi.mock("#api/session/with-session.ts", () => ({
  withSession: (_: unknown, work: (caller: unknown) => unknown) => work(caller),
}));
vi.stubEnv("SITE_URL", "http://localhost:3000");
const { choosePayment } = await import("./choose-payment.ts");
const { chooseDelivery } = await import("./choose-delivery.ts");
const { saveBuyerDetails } = await import("./save-buyer-details.ts");
const { submitReservation } = await import("./submit-reservation.ts");
const { reservationWizard } = await import("../reservation-wizard.ts");
const { storeWizard, readWizard } = await import("#wizard/wizard-state.ts");
const { makeFormToken } = await import("#forms/form-token.ts");

const vin = "VSSZZZ5FZJR000001";
const query = `vin=${vin}`;
const id = "7kq2m9x4t0v5w8r3b6n1pzhcda";
const signedIn = { token: "t", tokenAt: 1, sessionId: "s", userEmail: "ana@volante.test" };
const card = {
  reservationId: id,
  paymentId: "pi_1",
  clientToken: "pi_1_secret",
  publicKey: "pk",
  paymentProvider: "sandbox",
};
const cashAtHome = {
  payment: { retake: "no", financing: "no" },
  delivery: { delivery: "0", dealerId: "", address: "", zipCode: "", city: "", window: "", warrantyId: "" },
};
const person = {
  name: "Ana Gómez Ruiz",
  email: "ana@volante.test",
  phone: "612 345 678",
  nif: "12345678Z",
  address: "Calle Mayor, 1",
  zipCode: "28013",
  city: "Madrid",
  extraAddress: "",
  extraZipCode: "",
  extraCity: "",
  birthDate: "",
};
const days = { earliest: "2026-12-01", latest: "2026-12-03" };

const services = (answers: Readonly<Record<string, unknown>>) =>
  call.mockImplementation(async (name: string) => answers[name] ?? fail("not-implemented", name));
const send = (
  action: (form: FormData) => Promise<void>,
  texts: Readonly<Record<string, string>>,
): Promise<string | undefined> => {
  const form = new FormData();
  const hidden = { locale: "es", stamp: makeFormToken(new Date()), query };
  for (const [name, text] of Object.entries({ ...hidden, ...texts })) form.set(name, text);
  return action(form).then(
    () => undefined,
    ({ message }: Error) => message,
  );
};
const storeAnswers = (answers: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  storeWizard("reserve", "es", { about: vin, answers });
const storedWizard = () => readWizard("reserve", "es");
const fieldErrors = async () => (await storedWizard())?.refused?.fieldErrors;

beforeEach(() => {
  jar.clear();
  vi.clearAllMocks();
  readVisitor.mockResolvedValue(signedIn);
});

describe("a trade-in that is chosen", () => {
  test("has to be the visitor's own, and there", async () => {
    services({ tradeIn: fail("not-found", "No such trade-in") });
    await send(choosePayment, { retake: id, financing: "no" });
    expect(await fieldErrors()).toEqual({ form: { key: "tradeInGone" } });
    expect((await storedWizard())?.answers.payment).toMatchObject({ retake: id });
    services({ tradeIn: ok({ id }) });
    expect(await send(choosePayment, { retake: id, financing: "no" })).toBe(
      `/solicitud/reserve/delivery/?${query}`,
    );
  });

  test("is nobody's who is not signed in; without one, nothing is asked", async () => {
    readVisitor.mockResolvedValue({});
    services({});
    await send(choosePayment, { retake: id, financing: "no" });
    expect(await fieldErrors()).toEqual({ retake: { key: "tradeInGone" } });
    expect(await send(choosePayment, { retake: "no", financing: "no" })).toBe(
      `/solicitud/reserve/delivery/?${query}`,
    );
    expect(call).not.toHaveBeenCalled();
  });
});

describe("a postal code that nothing is brought to", () => {
  const custom = { delivery: "2", address: "Calle Real, 1", zipCode: "51001", city: "Ceuta" };
  const more = { dealerId: "", window: "", warrantyId: "", zip: "" };

  test("is refused where the delivery is chosen, another address is not", async () => {
    await storeAnswers({ payment: cashAtHome.payment });
    services({ delivery: ok({ dealers: [] }) });
    await send(chooseDelivery, { ...custom, ...more });
    expect(await fieldErrors()).toEqual({ zipCode: { key: "notBrought" } });
    expect(call).toHaveBeenCalledWith(
      "delivery",
      { params: { vin }, query: { zipCode: "51001", country: "ES" } },
      caller,
    );
    services({ delivery: ok({ dealers: [], home: { cost: 249, ...days }, custom: { cost: 349, ...days } }) });
    expect(await send(chooseDelivery, { ...custom, ...more })).toBe(`/solicitud/reserve/person/?${query}`);
  });

  test("is refused where the address is given that it comes home to; collected, it is brought nowhere", async () => {
    await storeAnswers(cashAtHome);
    services({ delivery: ok({ dealers: [] }) });
    await send(saveBuyerDetails, { ...person, zipCode: "51001" });
    expect(await fieldErrors()).toEqual({ zipCode: { key: "notBroughtHome" } });
    await storeAnswers({
      ...cashAtHome,
      delivery: { ...cashAtHome.delivery, delivery: "1", dealerId: "es-01" },
    });
    expect(await send(saveBuyerDetails, { ...person, zipCode: "51001" })).toBe(
      `/solicitud/reserve/summary/?${query}`,
    );
  });

  test("keeps nobody from going on while the service does not answer", async () => {
    await storeAnswers(cashAtHome);
    services({ delivery: fail("timeout", "") });
    expect(await send(saveBuyerDetails, person)).toBe(`/solicitud/reserve/summary/?${query}`);
  });
});

describe("the login between delivery and person", () => {
  const dealer = { ...cashAtHome.delivery, delivery: "1", dealerId: "es-01", zip: "" };

  test.each([
    [signedIn, [36, 45]],
    [{}, [36, 37, 45]],
  ] as const)("is recorded where it was not skipped", async (visitor, codes) => {
    await storeAnswers({ payment: cashAtHome.payment });
    services({});
    readVisitor.mockResolvedValue(visitor);
    await send(chooseDelivery, dealer);
    readVisitor.mockResolvedValue(signedIn);
    await send(saveBuyerDetails, person);
    expect(trackStep.mock.calls.map(([code]) => code)).toEqual(codes);
  });
});

describe("the reservation", () => {
  const detail = {
    card: { vin, totalPrice: 20_000, reserved: false, bought: false },
    vehicle: { dealer: {} },
    dealer: { id: "es-01", dealerCode: "01" },
    contracts: { warrantyContract: { contractInfoArr: [] } },
  };
  const dropdowns = {
    financeConfig: {
      contractExpenses: 350,
      homeDeliveryCost: 249,
      customDeliveryCost: 349,
      usualReservationDeposit: 300,
    },
  };
  const loaded = { vehicle: ok(detail), dropdowns: ok(dropdowns), delivery: fail("timeout", "") };
  const prepared = { ...card, amount: 300, status: "pending" };

  test("of an id that is not there any more is made as a new one, once", async () => {
    await storeAnswers({ ...cashAtHome, person, card, reservation: { reservationId: id, basis: "another" } });
    services(loaded);
    call.mockImplementation(async (name: string, input: { query?: { reservationId?: string } }) => {
      if (name !== "createPayment") return loaded[name as keyof typeof loaded];
      return input.query?.reservationId ? fail("not-found", "") : ok(prepared);
    });
    expect(await send(submitReservation, { price: "20599", conditions: "on" })).toBe(
      `/solicitud/reserve/card/?${query}`,
    );
    const requests = call.mock.calls
      .filter(([name]) => name === "createPayment")
      .map(([, input]) => input.query);
    expect(requests).toEqual([{ createPayment: true, reservationId: id }, { createPayment: true }]);
    expect((await storedWizard())?.answers.card).toEqual({ ...card, paymentUrl: "" });
    const callers = call.mock.calls.flatMap(([name, , by]) => (name === "createPayment" ? [by] : []));
    expect(callers.map(({ addressKey }) => addressKey)).toEqual(
      Array(2).fill(expect.stringMatching(/^[\w-]{43}$/)),
    );
  });

  const submitAs = async (who: Readonly<Record<string, string>>, delivery: object = {}) => {
    const answers = (await storedWizard())?.answers ?? {};
    await storeAnswers({
      ...answers,
      ...cashAtHome,
      person: { ...person, ...who },
      delivery: { ...cashAtHome.delivery, ...delivery },
    });
    call.mockClear();
    await send(submitReservation, { price: "20599", conditions: "on" });
    return call.mock.calls.flatMap(([name, input]) => (name === "createPayment" ? [input.query] : []));
  };

  test("asks for a new payment with its id where something has changed that counts for it", async () => {
    services({ ...loaded, createPayment: ok({ ...prepared, reservationId: id }) });
    await storeAnswers({});
    expect(await submitAs({})).toEqual([{ createPayment: true, reservationId: undefined }]);
    const same = [{ createPayment: false, reservationId: id }];
    expect(await submitAs({})).toEqual(same);
    expect(
      await submitAs({ name: "Ana G. Ruiz", email: "ana.g@volante.test", address: "Calle Real, 2" }),
    ).toEqual(same);
    const anew = [{ createPayment: true, reservationId: id }];
    expect(await submitAs({ phone: "612 345 679" })).toEqual(anew);
    expect(await submitAs({}, { delivery: "1", dealerId: "es-01" })).toEqual(anew);
    expect(await submitAs({}, { delivery: "1", dealerId: "es-02" })).toEqual(anew);
    expect(await submitAs({}, { delivery: "1", dealerId: "es-02" })).toEqual(same);
  });

  test("names the dealer by its id, also where the vehicle knows the code alone", async () => {
    const bare = { ...detail, dealer: { dealerCode: "M001" } };
    const dealers = ok([{ id: "11", dealerCode: "M001" }]);
    services({ ...loaded, vehicle: ok(bare), dealers, createPayment: ok(prepared) });
    await storeAnswers({ ...cashAtHome, person });
    await send(submitReservation, { price: "20599", conditions: "on" });
    expect(call.mock.calls.find(([name]) => name === "createPayment")?.[1].body.dealershipId).toBe("11");
  });

  test.each([
    ["/pago/?r=1", true],
    ["https://evil.example/", false],
    ["javascript:alert(1)", false],
  ])("is paid at %s: %s", async (paymentUrl, isAllowed) => {
    await storeAnswers({ ...cashAtHome, person });
    services({ ...loaded, createPayment: ok({ ...prepared, paymentUrl, paymentProvider: "other" }) });
    await send(submitReservation, { price: "20599", conditions: "on" });
    expect((await storedWizard())?.answers.card?.paymentUrl).toBe(isAllowed ? paymentUrl : undefined);
    expect(await fieldErrors()).toEqual(isAllowed ? undefined : { form: { key: "reservationRefused" } });
  });

  test.each([
    ["cards-declined", "conflict", "cardsDeclined"],
    ["trade-in-promised", "conflict", "tradeInElsewhere"],
    ["price-changed", "conflict", "priceChanged"],
    ["internal", "server", "reservationRefused"],
  ] as const)("that is refused for %s says so", async (code, kind, key) => {
    await storeAnswers({ ...cashAtHome, person });
    services({ ...loaded, createPayment: fail(kind, "", { code } as object) });
    await send(submitReservation, { price: "20599", conditions: "on" });
    expect(await fieldErrors()).toEqual({ form: { key } });
  });

  test("of another vehicle is replaced unasked only when it is over", async () => {
    const needsPayment = (answers: object) =>
      reservationWizard.asksBefore?.({ about: vin, answers: answers as never }, "es");
    expect(await needsPayment(cashAtHome)).toBe(true);
    services({ reservation: ok({ status: "held" }) });
    expect(await needsPayment({ ...cashAtHome, card })).toBe(true);
    services({ reservation: ok({ status: "confirmed" }) });
    expect(await needsPayment({ ...cashAtHome, card })).toBe(false);
    services({ reservation: fail("timeout", "") });
    expect(await needsPayment({ ...cashAtHome, card })).toBe(true);
    readVisitor.mockResolvedValue({});
    expect(await needsPayment({ ...cashAtHome, card })).toBe(true);
  });
});
