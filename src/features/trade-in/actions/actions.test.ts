import { beforeEach, describe, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: (cookie: string | { name: string; value: string }, value?: string) => {
      const [name, text] = typeof cookie === "string" ? [cookie, value ?? ""] : [cookie.name, cookie.value];
      if (text) jar.set(name, text);
      else jar.delete(name);
    },
  }),
}));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));
vi.mock("react", async (original) => ({ ...(await original<object>()), cache: (load: unknown) => load }));
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
const takePermit = vi.hoisted(() => vi.fn());
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit }));
const trackStep = vi.hoisted(() => vi.fn(async (code: number) => [code]));
vi.mock("#wizard/track-step.ts", () => ({ trackStep }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
vi.stubEnv("SITE_URL", "http://localhost:3000");
const { lookUpPlate } = await import("./look-up-plate.ts");
const { chooseVersion } = await import("./choose-version.ts");
const { acceptValue } = await import("./accept-value.ts");
const { valueCar } = await import("./value-car.ts");
const { requestValuation } = await import("./request-valuation.ts");
const { bookSlot } = await import("./book-slot.ts");
const { storeWizard, readWizard } = await import("#wizard/wizard-state.ts");
const { describedCar } = await import("../described-car.ts");
const { storedValueTexts } = await import("../stored-value.ts");
const { sealSession } = await import("#platform/session.ts");
const { readStoredForm } = await import("#forms/stored-form.ts");
const { makeFormToken } = await import("#forms/form-token.ts");

const car = {
  brand: "SEAT",
  brandId: "seat",
  model: "León",
  modelId: "seat-leon",
  version: "1.5 TSI",
  versionId: "98012",
  fuel: "Gasolina",
  fuelId: "petrol",
  transmission: "Manual",
  transmissionId: "manual",
  plateDate: "2019-05-01",
};
const answered = {
  plate: { plate: "1234 KBC", kms: "64.000" },
  found: { ...car, own: "yes" },
  person: { name: "Ana Gómez Ruiz", email: "ana@volante.test", phone: "612 345 678", privacy: "on" },
};
const dealer = { dealerId: "es-01", intention: "2" };
const value = { valuation: 9_810, tradeInId: "a".repeat(26) };
const slot = { dateTime: "2026-11-30T09:30:00+01:00", hour: "09:30" };

/** The services, by the names of their calls. */
const services = (answers: Readonly<Record<string, unknown>>) =>
  call.mockImplementation(async (name: string) => answers[name] ?? fail("not-implemented", name));
const bodyOf = (name: string) => call.mock.calls.find(([called]) => called === name)?.[1].body;
const refusal = (code: string, field?: string) => ({
  ok: false,
  error: { kind: "conflict", message: "", retryable: false, code, ...(field && { field }) },
});

const send = (
  action: (form: FormData) => Promise<void>,
  texts: Readonly<Record<string, string>>,
  query = "",
) => {
  const form = new FormData();
  const hidden = { locale: "es", stamp: makeFormToken(new Date()), ...(query && { query }) };
  for (const [name, text] of Object.entries({ ...hidden, ...texts })) form.set(name, text);
  return action(form).catch(({ message }: Error) => message);
};
const saveAnswers = (answers: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  storeWizard("trade-in", "es", { answers, about: "" });
const savedAnswers = async () => (await readWizard("trade-in", "es"))?.answers;

beforeEach(() => {
  vi.clearAllMocks();
  takePermit.mockResolvedValue(ok(undefined));
  jar.clear();
});

describe("a plate", () => {
  test.each([
    ["not-found", "unknown"],
    ["server", "away"],
    ["timeout", "away"],
  ] as const)(
    "that the register answers with %s leads on by hand, and nothing of an earlier one stays",
    async (kind, failed) => {
      await saveAnswers({ plate: { plate: "9999 KBC", kms: "64000" }, found: { ...car, own: "yes" } });
      services({ plate: fail(kind, "") });
      expect(await send(lookUpPlate, answered.plate)).toBe("/solicitud/trade-in/make/");
      expect(await savedAnswers()).toEqual({ plate: answered.plate, register: { failed } });
    },
  );

  test("that tells the car shows it beside the next questions; one that tells a part of it fills in what it tells", async () => {
    services({ plate: ok({ ...car, plate: "1234KBC" }) });
    expect(await send(lookUpPlate, answered.plate)).toBe("/solicitud/trade-in/person/");
    expect((await savedAnswers())?.found).toMatchObject({ own: "yes" });
    services({ plate: ok({ plate: "1234KBC", brandId: "seat", plateDate: "2019-05-01" }) });
    expect(await send(lookUpPlate, answered.plate)).toBe("/solicitud/trade-in/make/");
    expect((await savedAnswers())?.register).toEqual({ brandId: "seat", plateDate: "2019-05-01" });
  });
});

describe("a plate that is not known", () => {
  const query = "noPlate=1";
  const byHand = {
    make: { month: "5", year: "2019", brandId: "seat", brand: "SEAT" },
    model: { modelId: "seat-leon", model: "León" },
    version: { versionId: "98012", version: "1.5 TSI", fuelId: "petrol", fuel: "Gasolina" },
  };

  test("is looked up nowhere, and what an earlier one told is dropped", async () => {
    await saveAnswers(answered);
    const next = await send(lookUpPlate, { plate: "", kms: "64.000" }, query);
    expect(next).toBe(`/solicitud/trade-in/make/?${query}`);
    expect(call).not.toHaveBeenCalled();
    expect(await savedAnswers()).toMatchObject({ person: answered.person });
    expect((await savedAnswers())?.found).toBeUndefined();
  });

  test("has people value the car, until it is known after all", async () => {
    const version = { ...byHand.version, transmissionId: "manual", transmission: "Manual" };
    const plate = { plate: "", kms: "64.000" };
    await saveAnswers({ plate, ...byHand, version, person: answered.person });
    expect(await send(valueCar, dealer, query)).toBe(`/solicitud/trade-in/ask/?${query}`);
    expect(call).not.toHaveBeenCalled();
    services({ plate: fail("not-found", "") });
    await send(lookUpPlate, answered.plate);
    expect((await savedAnswers())?.ask).toBeUndefined();
    expect(await savedAnswers()).toMatchObject({ ...byHand, version, person: answered.person });
  });
});

describe("the same plate again", () => {
  const valuation = { ...storedValueTexts(value), seen: "yes" };
  const register = ok({ ...car, plate: "1234KBC" });
  const all = { ...answered, dealer, valuation };

  test("keeps the car that was confirmed, and the value that rests on it", async () => {
    await saveAnswers(all);
    services({ plate: register });
    await send(lookUpPlate, answered.plate);
    expect(await savedAnswers()).toMatchObject(all);
  });

  test("keeps the car, and no value, with other kilometres", async () => {
    await saveAnswers(all);
    services({ plate: register });
    await send(lookUpPlate, { ...answered.plate, kms: "70.000" });
    expect((await savedAnswers())?.found).toEqual(answered.found);
    expect((await savedAnswers())?.valuation).toBeUndefined();
  });

  test.each([
    ["knows nothing of it", fail("not-found", "")],
    ["is away", fail("timeout", "")],
    ["tells a part of it", ok({ plate: "1234KBC", brandId: "seat" })],
  ])("is described by hand with what was known of it where the register %s", async (_, answer) => {
    await saveAnswers(all);
    services({ plate: answer });
    expect(await send(lookUpPlate, answered.plate)).toBe("/solicitud/trade-in/make/");
    expect(await savedAnswers()).toMatchObject({
      make: { brandId: "seat", brand: "SEAT", year: "2019", month: "5" },
      model: { modelId: "seat-leon", model: "León" },
      version: { versionId: "98012", version: "1.5 TSI", fuelId: "petrol", transmission: "Manual" },
      person: answered.person,
    });
    expect(describedCar((await savedAnswers()) ?? {})).toEqual(car);
  });

  test("keeps that it is another car, with what was described", async () => {
    const make = { month: "4", year: "2018", brandId: "fiat", brand: "Fiat" };
    await saveAnswers({ ...answered, found: { ...car, own: "no" }, make });
    services({ plate: register });
    await send(lookUpPlate, answered.plate);
    expect(await savedAnswers()).toMatchObject({ found: { own: "no" }, make });
  });
});

describe("a version", () => {
  const byHand = {
    plate: answered.plate,
    make: { month: "5", year: "2019", brandId: "seat", brand: "SEAT" },
    model: { modelId: "seat-leon", model: "León" },
  };
  const named = (id: string, name: string) => ({ id, name });
  const lists = (version: object) => ({
    modelVersions: ok([{ ...named("98012", "1.5 TSI"), ...version }]),
    fuels: ok([named("petrol", "Gasolina"), named("diesel", "Diésel")]),
    transmissions: ok([named("manual", "Manual")]),
  });

  test("says fuel and gearbox by itself, whatever else is sent", async () => {
    await saveAnswers(byHand);
    services(lists({ fuelId: "petrol", transmissionId: "manual" }));
    await send(chooseVersion, { versionId: "98012", fuelId: "diesel" });
    expect((await savedAnswers())?.version).toMatchObject({
      version: "1.5 TSI",
      fuelId: "petrol",
      fuel: "Gasolina",
    });
  });

  test.each([
    [{ transmissionId: "manual" }, {}, "fuelId", "fuelMissing"],
    [{ fuelId: "petrol" }, {}, "transmissionId", "transmissionMissing"],
    [{ fuelId: "petrol" }, { transmissionId: "rocket" }, "transmissionId", "transmissionMissing"],
    [{ fuelId: "petrol", transmissionId: "manual" }, { versionId: "1" }, "versionId", "versionMissing"],
  ])("that says %j is refused with %j: %s", async (version, texts, field, key) => {
    await saveAnswers(byHand);
    services(lists(version));
    expect(await send(chooseVersion, { versionId: "98012", ...texts })).toMatch(/version\/\?revisar=1/);
    expect((await readWizard("trade-in", "es"))?.refused?.fieldErrors).toEqual({ [field]: { key } });
  });
});

describe("a valuation", () => {
  test("is asked for with all that was answered, for the session of whoever is not signed in", async () => {
    await saveAnswers(answered);
    services({ valueTradeIn: ok(value) });
    expect(await send(valueCar, dealer)).toBe("/solicitud/trade-in/valuation/");
    expect(bodyOf("valueTradeIn")).toEqual({
      ...car,
      plate: "1234KBC",
      kilometers: 64_000,
      firstName: "Ana",
      lastName: "Gómez",
      fullName: "Ana Gómez Ruiz",
      emailAddress: "ana@volante.test",
      phoneNumber: "+34612345678",
      dealerId: "es-01",
      tradeInType: 2,
      assignToUser: false,
    });
    expect(call.mock.calls[0]?.[2]).toMatchObject({ sessionId: expect.stringMatching(/^[a-z0-9]{26}$/) });
    expect(trackStep.mock.calls.map(([code]) => code)).toEqual([43, 44]);
  });

  test.each([
    ["found by its plate", { found: { ...car, own: "yes", vin: "VSSZZZ5FZKR012345" } }],
    [
      "described by hand",
      {
        found: {},
        register: { vin: "VSSZZZ5FZKR012345" },
        make: { brandId: "seat", brand: "SEAT", year: "2019", month: "5" },
        model: { modelId: "seat-leon", model: "León" },
        version: {
          versionId: "98012",
          version: "1.5 TSI",
          fuelId: "petrol",
          fuel: "Gasolina",
          transmissionId: "manual",
          transmission: "Manual",
        },
      },
    ],
  ])("of a car that was %s names its VIN where the register has told it", async (_, answers) => {
    await saveAnswers({ ...answered, ...answers });
    services({ valueTradeIn: ok(value) });
    await send(valueCar, dealer);
    expect(bodyOf("valueTradeIn")).toMatchObject({ ...car, vin: "VSSZZZ5FZKR012345" });
  });

  test("is an exchange where a reservation waits, whatever was chosen", async () => {
    await saveAnswers(answered);
    services({ valueTradeIn: ok(value) });
    const query = "reserve=VSSZZZ5FZKR012345";
    expect(await send(valueCar, dealer, query)).toBe(`/solicitud/trade-in/valuation/?${query}`);
    expect(bodyOf("valueTradeIn")).toMatchObject({ tradeInType: 1 });
    expect((await savedAnswers())?.dealer).toEqual({ dealerId: "es-01", intention: "1" });
  });

  test.each([
    [refusal("invalid-field", "plateDate"), "tradeInRefused"],
    [refusal("conflict", "dealerId"), "bookedElsewhere"],
    [refusal("list-full"), "listFull"],
    [fail("timeout", ""), "valuationFailed"],
  ])("that is refused stays at its step, is told and not recorded: %#", async (answer, key) => {
    await saveAnswers(answered);
    services({ valueTradeIn: answer });
    expect(await send(valueCar, dealer)).toBe("/solicitud/trade-in/dealer/?revisar=1#");
    expect((await readWizard("trade-in", "es"))?.refused?.fieldErrors.form?.key).toBe(key);
    expect(await savedAnswers()).toMatchObject({ ...answered, dealer });
    expect(trackStep).not.toHaveBeenCalled();
  });

  test("that the stock gives by now takes the place of what people were to be asked", async () => {
    await saveAnswers({ ...answered, dealer, ask: { wanted: "yes", message: "Tiene dos llaves" } });
    services({ valueTradeIn: ok(value) });
    expect(await send(valueCar, dealer)).toBe("/solicitud/trade-in/valuation/");
    expect((await savedAnswers())?.valuation).toEqual(storedValueTexts(value));
  });

  test("that the stock cannot give has people asked, with the car and who it is", async () => {
    await saveAnswers(answered);
    services({ valueTradeIn: refusal("too-few-comparables"), lead: ok({ id: "ref1" }) });
    expect(await send(valueCar, dealer)).toBe("/solicitud/trade-in/ask/");
    expect(await send(requestValuation, { message: "Tiene dos llaves" })).toBe(
      "/solicitud/contact/?enviado=1#",
    );
    const { message, ...rest } = bodyOf("lead");
    expect(rest).toMatchObject({
      type: 34,
      name: "Ana Gómez Ruiz",
      email: "ana@volante.test",
      dealerId: "es-01",
      consent: true,
    });
    expect(takePermit).toHaveBeenLastCalledWith("lead", expect.anything(), { subject: "ana@volante.test" });
    expect(message).toMatch(/SEAT León 1\.5 TSI.*1234 KBC.*mayo de 2019.*\n\nTiene dos llaves$/s);
    expect(await readWizard("trade-in", "es")).toBeUndefined();
  });

  test("is asked of people with a slot, and leads to the page of the car where the service has one", async () => {
    await saveAnswers({ ...answered, dealer, ask: { wanted: "yes" } });
    services({ lead: ok({ id: "ref1", carRequestId: "5k0r4x7mzqtvb3fh8w1n6y2c9d" }) });
    expect(await send(requestValuation, { message: "", slot: slot.dateTime })).toBe(
      "/solicitud-de-tasacion/5k0r4x7mzqtvb3fh8w1n6y2c9d/?enviado=1#",
    );
    expect(bodyOf("lead")).toMatchObject({ car: "SEAT León 1.5 TSI (2019)", slot: slot.dateTime });
  });
});

describe("a booking", () => {
  const valued = { ...answered, dealer, valuation: { ...storedValueTexts(value), seen: "yes" } };
  const schedule = ok({ availableSlots: [{ date: "2026-11-30", slots: [slot] }] });

  test("ends the wizard, and leads whoever has no account to what was booked", async () => {
    await saveAnswers(valued);
    services({ dealerSchedule: schedule, bookSlot: ok({ sequence: 1, minutes: 45 }) });
    expect(await send(bookSlot, { slot: slot.dateTime })).toBe("/cita-de-tasacion/?enviado=1#");
    expect(bodyOf("bookSlot")).toEqual(slot);
    expect(await readWizard("trade-in", "es")).toBeUndefined();
    expect(jar.get("volante-flash")).toBe("trade-in-booked");
  });

  test("that waits for its confirmation is told as that, with whom the mail went to", async () => {
    await saveAnswers(valued);
    const confirmBefore = "2026-11-23T08:30:00+01:00";
    services({ dealerSchedule: schedule, bookSlot: ok({ sequence: 1, minutes: 45, confirmBefore }) });
    expect(await send(bookSlot, { slot: slot.dateTime })).toBe("/cita-de-tasacion/?enviado=1#");
    expect(jar.get("volante-flash")).toBe("trade-in-held");
    expect((await readStoredForm(""))?.texts).toMatchObject({ confirmBefore, email: "ana@volante.test" });
  });

  test("is moved where there is one already", async () => {
    await saveAnswers(valued);
    services({ dealerSchedule: schedule, bookSlot: refusal("conflict"), changeSlot: ok({ sequence: 2 }) });
    expect(await send(bookSlot, { slot: slot.dateTime })).toBe("/cita-de-tasacion/?enviado=1#");
    expect(bodyOf("changeSlot")).toEqual(slot);
  });

  test.each([
    [
      "an hour that the schedule has no more",
      { dealerSchedule: ok({ availableSlots: [] }) },
      { slot: { key: "slotTaken" } },
    ],
    ["an hour that was taken meanwhile", { bookSlot: refusal("slot-taken") }, { slot: { key: "slotTaken" } }],
    [
      "an appointment that only the dealer moves now",
      { bookSlot: refusal("conflict"), changeSlot: refusal("conflict") },
      { form: { key: "appointmentFixed" } },
    ],
    [
      "one too many for a day",
      { bookSlot: refusal("appointment-limit") },
      { form: { key: "appointmentLimit" } },
    ],
    ["a car that is known no more", { bookSlot: fail("not-found", "") }, { form: { key: "tradeInGone" } }],
    ["a value that has ended", { bookSlot: refusal("trade-in-expired") }, { form: { key: "valueExpired" } }],
    [
      "a schedule that nobody tells",
      { dealerSchedule: fail("server", "") },
      { form: { key: "bookingFailed" } },
    ],
  ])("of %s is told, and nothing is lost", async (_, answers, fieldErrors) => {
    await saveAnswers(valued);
    services({ dealerSchedule: schedule, ...answers });
    expect(await send(bookSlot, { slot: slot.dateTime })).toBe("/solicitud/trade-in/booking/?revisar=1#");
    const state = await readWizard("trade-in", "es");
    expect(state?.refused?.fieldErrors).toEqual(fieldErrors);
    expect(state?.answers).toMatchObject(valued);
  });
  test("of what a customer has leads to the login where nobody is signed in any more", async () => {
    await saveAnswers(answered);
    jar.set("volante", (await sealSession({ token: "t", tokenAt: Date.now(), sessionId: "s" })) ?? "");
    services({ valueTradeIn: ok(value), dealerSchedule: schedule, bookSlot: ok({}) });
    await send(valueCar, dealer);
    await send(acceptValue, {});
    jar.delete("volante");
    expect(await send(bookSlot, { slot: slot.dateTime })).toMatch(/^\/acceso\/\?returnTo=/);
    expect(bodyOf("bookSlot")).toBeUndefined();
  });

  test("is a customer's who has signed in since the valuation", async () => {
    await saveAnswers({ ...valued, valuation: storedValueTexts(value) });
    jar.set("volante", (await sealSession({ token: "t", tokenAt: Date.now(), sessionId: "s" })) ?? "");
    await send(acceptValue, {});
    expect((await savedAnswers())?.valuation).toMatchObject({ customer: "yes", seen: "yes" });
    jar.delete("volante");
    await saveAnswers({ ...valued, valuation: storedValueTexts(value) });
    await send(acceptValue, {});
    expect((await savedAnswers())?.valuation?.customer).toBeUndefined();
  });

  test("of a customer whose token is refused is nobody's else: the login comes first, and leads back", async () => {
    await saveAnswers(valued);
    jar.set("volante", (await sealSession({ token: "t", tokenAt: Date.now(), sessionId: "s" })) ?? "");
    services({ dealerSchedule: schedule, bookSlot: fail("unauthorized", "") });
    expect(await send(bookSlot, { slot: slot.dateTime })).toBe(
      "/acceso/?returnTo=%2Fsolicitud%2Ftrade-in%2Fbooking%2F%3Frevisar%3D1%23",
    );
    expect(call.mock.calls.filter(([name]) => name === "bookSlot")).toHaveLength(1);
    const state = await readWizard("trade-in", "es");
    expect(state?.answers).toMatchObject({ ...valued, booking: { slot: slot.dateTime } });
    expect(state?.refused?.fieldErrors).toEqual({ form: { key: "signedOut" } });
  });
});
