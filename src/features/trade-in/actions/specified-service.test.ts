import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "#api/call.ts";
import { ok } from "#platform/result.ts";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { signInAtSpecified } from "#tools/test-support/specified-customer.ts";

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
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit: async () => ok(undefined) }));
const trackStep = vi.hoisted(() => vi.fn(async (code: number) => [code]));
vi.mock("#wizard/track-step.ts", () => ({ trackStep }));
const services = vi.hoisted((): { call?: Call; token?: string } => ({}));
vi.mock("#api/call.ts", async (original) => ({
  ...(await original<object>()),
  call: (...input: Parameters<Call>) => services.call?.(...input),
}));
const sessionId = "a-session";
const asCustomer = (locale: "es" | "pt", work: (caller: object) => Promise<unknown>) =>
  work({ locale, token: services.token, sessionId });
vi.mock("#api/session/with-session.ts", () => ({ withSession: asCustomer }));
vi.mock("#api/session/with-owner.ts", () => ({ withOwner: asCustomer }));

vi.mock("#api/offers-call.ts", () => ({ offersCall: async () => false }));

const { lookUpPlate } = await import("./look-up-plate.ts");
const { valueCar } = await import("./value-car.ts");
const { acceptValue } = await import("./accept-value.ts");
const { bookSlot } = await import("./book-slot.ts");
const { saveCondition } = await import("./save-condition.ts");
const { storeWizard, readWizard } = await import("#wizard/wizard-state.ts");
const { readStoredForm } = await import("#forms/stored-form.ts");
const { readStoredValue } = await import("../stored-value.ts");
const { makeFormToken } = await import("#forms/form-token.ts");
const { wordsOf } = await import("#platform/wording.ts");
const { createCall } = await import("#api/call.ts");
const { httpTransport } = await import("#api/transport-http.ts");
const { createResilience } = await import("#api/resilience.ts");

let service: Awaited<ReturnType<typeof startSpecifiedService>>;
beforeAll(async () => {
  service = await startSpecifiedService();
  services.token = await signInAtSpecified(service, sessionId);
});
afterAll(() => service.close());
beforeEach(() => {
  service.lie();
  jar.clear();
  trackStep.mockClear();
  // Without a breaker that remembers what the test before has provoked.
  services.call = createCall(
    () => httpTransport(service.url),
    createResilience(),
    () => undefined,
  );
});

type Lang = "es" | "pt";
const paths = { es: "/solicitud/trade-in", pt: "/pt/pedido/trade-in" } as const;
const send = (
  locale: Lang,
  action: (form: FormData) => Promise<void>,
  texts: Readonly<Record<string, string>>,
) => {
  const form = new FormData();
  for (const [name, text] of Object.entries({ locale, stamp: makeFormToken(new Date()), ...texts }))
    form.set(name, text);
  return action(form).then(
    () => undefined,
    ({ message }: Error) => message,
  );
};
const refusedOf = async (locale: Lang) => (await readWizard("trade-in", locale))?.refused?.fieldErrors;
const plates = { es: "1234 BCD", pt: "AA-12-BB" } as const;
const car = {
  ...{ brand: "Seat", brandId: "1", model: "León", version: "1.5 TSI FR", versionId: "100" },
  ...{ fuel: "Gasolina", fuelId: "1", transmission: "Manual", transmissionId: "1", plateDate: "2019-06-01" },
};
const answered = (locale: Lang) => ({
  plate: { plate: plates[locale], kms: "50000" },
  found: { ...car, own: "yes" },
  person: {
    ...{ name: "Lucía Ferrer", email: "cliente@example.com", privacy: "on" },
    phone: locale === "es" ? "600100200" : "912345678",
  },
});
const saveAnswers = (locale: Lang) =>
  storeWizard("trade-in", locale, { about: "", answers: answered(locale) });
const failOn = (path: RegExp, answer: () => Response) =>
  service.lie((call, truth) => (path.test(call.path) ? answer() : truth));

/** What a service may answer in the place of a success. */
const failures: readonly (readonly [what: string, answer: () => Response])[] = [
  ["500 without an envelope", () => new Response("oops", { status: 500 })],
  ["409 without a reason", () => Response.json({ status: 409 }, { status: 409 })],
  ["200 with an error envelope", () => Response.json({ error: { code: "x", message: "" }, status: 500 })],
  ["HTML", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
];

describe.each(["es", "pt"] as const)("in %s", (locale) => {
  test("a plate that is looked up in vain says so, and what an earlier one told is reset", async () => {
    await storeWizard("trade-in", locale, { about: "", answers: answered(locale) });
    failOn(/^\/retake\/plate\//, () => Response.json({ status: 404 }, { status: 404 }));
    const plate = { plate: plates[locale], kms: "50000" };
    expect(await send(locale, lookUpPlate, { ...plate, plate: plates[locale].replace("1", "3") })).toBe(
      `${paths[locale]}/make/`,
    );
    const { answers } = (await readWizard("trade-in", locale)) ?? {};
    expect([answers?.register, answers?.found]).toEqual([{ failed: "unknown" }, undefined]);
    failOn(/^\/retake\/plate\//, () => new Response("", { status: 503 }));
    await send(locale, lookUpPlate, plate);
    expect((await readWizard("trade-in", locale))?.answers.register).toEqual({ failed: "away" });
    service.lie();
    expect(await send(locale, lookUpPlate, plate)).toBe(`${paths[locale]}/person/`);
  });

  test.each(failures)(
    "a valuation that is answered with %s stays at step 3, in its own words",
    async (_, answer) => {
      await saveAnswers(locale);
      failOn(/^\/retake\/phase1\//, answer);
      const dealer = { dealerId: "13", intention: "2" };
      expect(await send(locale, valueCar, dealer)).toBe(`${paths[locale]}/dealer/?revisar=1#`);
      expect(await refusedOf(locale)).toEqual({ form: { key: "valuationFailed" } });
      expect(wordsOf(locale, "forms").fieldErrors.valuationFailed).toMatch(
        locale === "es" ? /valorar tu/ : /avaliar o seu/,
      );
    },
  );

  test.each(failures)(
    "a booking that is answered with %s stays at step 5, in its own words",
    async (_, answer) => {
      await saveAnswers(locale);
      expect(await send(locale, valueCar, { dealerId: "13", intention: "2" })).toBe(
        `${paths[locale]}/valuation/`,
      );
      expect(trackStep.mock.calls.map(([code]) => code)).toEqual([43, 44]);
      await send(locale, acceptValue, {});
      const id = readStoredValue((await readWizard("trade-in", locale))?.answers.valuation)?.tradeInId ?? "";
      const { slot = "" } = await firstSlot();
      failOn(/\/phase2\/book/, answer);
      expect(await send(locale, bookSlot, { slot })).toBe(`${paths[locale]}/booking/?revisar=1#`);
      expect(await refusedOf(locale)).toEqual({ form: { key: "bookingFailed" } });
      service.lie();
      const place = locale === "es" ? "/personal/tasacion" : "/pt/pessoal/avaliacao";
      expect(await send(locale, bookSlot, { slot })).toBe(`${place}/${id}/`);
      expect(jar.get("volante-flash")).toBe("trade-in-moved");
    },
  );

  test("the condition of a car is handed in, or says its own words", async () => {
    await saveAnswers(locale);
    await send(locale, valueCar, { dealerId: "13", intention: "2" });
    const id = readStoredValue((await readWizard("trade-in", locale))?.answers.valuation)?.tradeInId ?? "";
    const condition = { tradeIn: id, kms: "51000", imported: "", engine: "", drive: "", general: "" };
    failOn(/\/phase2\/v3/, () => new Response("", { status: 500 }));
    expect(await send(locale, saveCondition, condition)).toMatch(/revisar=1#$/);
    expect((await readStoredForm(""))?.fieldErrors).toEqual({ form: { key: "conditionFailed" } });
    service.lie();
    expect(await send(locale, saveCondition, condition)).toMatch(`/${id}/?confirm=submit&enviado=1`);
    expect(service.calls.filter(({ path }) => path.endsWith(`/${id}/phase2/v3?submit=true`))).toHaveLength(1);
  });

  test("with the answers go the pictures that were uploaded, and both are had again", async () => {
    await saveAnswers(locale);
    await send(locale, valueCar, { dealerId: "13", intention: "2" });
    const id = readStoredValue((await readWizard("trade-in", locale))?.answers.valuation)?.tradeInId ?? "";
    const caller = { locale, sessionId, token: services.token ?? "" };
    for (const pov of ["rear", "interior"] as const) {
      const image = new File([new Uint8Array(8)], "car.png", { type: "image/png" });
      await services.call?.("uploadTradeInImage", { params: { id }, body: { pov, image } }, caller);
    }
    await send(locale, saveCondition, {
      tradeIn: id,
      kms: "51000",
      imported: "on",
      engine: "GOOD",
      interior: "1",
    });
    const files = ["rear", "interior"].map((pov) => ({ id: pov, pov }));
    const sent = service.calls.findLast(({ path }) => path.includes(`/${id}/phase2/v3`))?.body ?? "{}";
    expect(JSON.parse(sent).files).toEqual(files);
    const stored = await services.call?.("tradeIn", { params: { id } }, caller);
    expect(stored?.ok && stored.value.phaseTwo).toMatchObject({
      ...{ kms: 51_000, imported: true, interior: "1", files },
      status: { enginePerformance: "GOOD", drivePerformance: "UNDEFINED" },
    });
  });
});

test("a second appointment moves the first one, also where the service says no more than 409", async () => {
  await saveAnswers("es");
  await send("es", valueCar, { dealerId: "13", intention: "2" });
  await send("es", acceptValue, {});
  const { slot = "", next = "" } = await firstSlot();
  const saved = await readWizard("trade-in", "es");
  await send("es", bookSlot, { slot });
  if (saved) await storeWizard("trade-in", "es", saved);
  await send("es", bookSlot, { slot: next });
  expect(
    service.calls
      .filter(({ path }) => path.includes("/phase2/book"))
      .slice(-2)
      .map(({ method }) => method),
  ).toEqual(["POST", "PUT"]);
});

const firstSlot = async () => {
  const schedule = await services.call?.("dealerSchedule", { params: { dealerId: "13" } }, { locale: "es" });
  const [first, second] = schedule?.ok ? (schedule.value.availableSlots[0]?.slots ?? []) : [];
  return { slot: first?.dateTime, next: second?.dateTime };
};
