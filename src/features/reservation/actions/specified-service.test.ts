import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "#api/call.ts";
import { ok } from "#platform/result.ts";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { signInAtSpecified } from "#tools/test-support/specified-customer.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-connection-address": "192.0.2.7" }),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: (cookie: string | { name: string; value: string }, value = "") =>
      typeof cookie === "string" ? jar.set(cookie, value) : jar.set(cookie.name, cookie.value),
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
vi.mock("#wizard/track-step.ts", () => ({ trackStep: async (code: number) => [code] }));
const services = vi.hoisted((): { call?: Call; token?: string } => ({}));
vi.mock("#api/call.ts", async (original) => ({
  ...(await original<object>()),
  call: (...input: Parameters<Call>) => services.call?.(...input),
}));
const sessionId = "a-session";
const signedIn = () => ({ token: services.token, tokenAt: 1, sessionId, userEmail: "cliente@example.com" });
vi.mock("#api/session/read-visitor.ts", () => ({
  readVisitor: async () => signedIn(),
  readCaller: async (locale: string) => ({ locale, token: services.token, sessionId }),
}));
vi.mock("#api/session/with-session.ts", () => ({
  withSession: (locale: string, work: (caller: object) => unknown) =>
    work({ locale, token: services.token, sessionId }),
}));
const { chooseFinancing } = await import("./choose-financing.ts");
const { chooseDelivery } = await import("./choose-delivery.ts");
const { saveBuyerDetails } = await import("./save-buyer-details.ts");
const { submitReservation } = await import("./submit-reservation.ts");
const { cancelReservation } = await import("./cancel-reservation.ts");
const { loadCardStep } = await import("../card/load-card-step.ts");
const { cardProvider } = await import("#payment/providers.ts");
const { storeWizard, readWizard } = await import("#wizard/wizard-state.ts");
const { readStoredForm } = await import("#forms/stored-form.ts");
const { makeFormToken } = await import("#forms/form-token.ts");
const { createCall } = await import("#api/call.ts");
const { httpTransport } = await import("#api/transport-http.ts");
const { createResilience } = await import("#api/resilience.ts");

const vin = "VSSZZZ1SPEC000000";
const query = `vin=${vin}`;
type Lang = "es" | "pt";
const paths = { es: "/solicitud/reserve", pt: "/pt/pedido/reserve" } as const;
const persons = {
  es: { phone: "600 100 200", nif: "12345678Z", zipCode: "28013" },
  pt: { phone: "912345678", nif: "123456789", zipCode: "1100-048" },
} as const;
const personOf = (locale: Lang) => ({
  ...{ name: "Lucía Ferrer Gil", email: "cliente@example.com", address: "Calle Mayor, 1", city: "Madrid" },
  ...{ extraAddress: "", extraZipCode: "", extraCity: "", birthDate: "" },
  ...persons[locale],
});
const atHome = {
  delivery: "0",
  dealerId: "",
  address: "",
  zipCode: "",
  city: "",
  window: "",
  warrantyId: "",
};
/** 19 900 €, no contract expenses, and the finance configuration's figures for a delivery at home. */
const total = String(19_900 + 290);

let service: Awaited<ReturnType<typeof startSpecifiedService>>;
beforeAll(async () => {
  service = await startSpecifiedService();
  services.token = await signInAtSpecified(service, sessionId);
});
afterAll(() => service.close());
const connect = () =>
  createCall(
    () => httpTransport(service.url),
    createResilience(),
    () => undefined,
  );
beforeEach(() => {
  service.lie();
  jar.clear();
  services.call = connect();
  vi.stubEnv("PAYMENT_HOSTS", "localhost");
});

const send = (
  locale: Lang,
  action: (form: FormData) => Promise<unknown>,
  texts: Readonly<Record<string, string>>,
): Promise<string | undefined> => {
  const form = new FormData();
  const hidden = { locale, stamp: makeFormToken(new Date()), query };
  for (const [name, text] of Object.entries({ ...hidden, ...texts })) form.set(name, text);
  return action(form).then(
    () => undefined,
    ({ message }: Error) => message,
  );
};
const fieldErrors = async (locale: Lang) => (await readWizard("reserve", locale))?.refused?.fieldErrors;
const failOn = (path: RegExp, answer: () => Response) =>
  service.lie((call, truth) => (path.test(call.path) ? answer() : truth));
const payments = () => service.calls.filter(({ path }) => path.startsWith("/payments/v2"));
const cash = { payment: { retake: "no", financing: "no" } };

describe.each(["es", "pt"] as const)("in %s", (locale) => {
  test("a delivery is taken anywhere, at the cost of the configuration, and the reservation made", async () => {
    await storeWizard("reserve", locale, { about: vin, answers: cash });
    expect(await send(locale, chooseDelivery, { ...atHome, zip: "" })).toBe(
      `${paths[locale]}/person/?${query}`,
    );
    expect(await send(locale, saveBuyerDetails, personOf(locale))).toBe(`${paths[locale]}/summary/?${query}`);
    expect(await send(locale, submitReservation, { price: total, conditions: "on" })).toBe(
      `${paths[locale]}/card/?${query}`,
    );
    const sent = JSON.parse(payments().at(-1)?.body ?? "{}");
    expect(sent).toMatchObject({
      vin,
      dealershipId: "11",
      price: Number(total),
      delivery: { deliveryType: 0 },
    });
    const step = await loadCardStep({ locale, query });
    if (step.kind !== "held") throw new Error(step.kind);
    expect(step.stored).toMatchObject({ dealerId: "11", vehicle: { vin } });
    // Its provider has no form here.
    expect(cardProvider(step.payment)).toBeUndefined();
  });

  test.each([
    ["500", () => new Response("", { status: 500 })],
    ["409 without a reason", () => Response.json({ status: 409 }, { status: 409 })],
    ["200 with an error envelope", () => Response.json({ error: { code: "x", message: "" }, status: 500 })],
    ["HTML", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ] as const)("step 6 that is answered with %s stays, in its own words", async (_, answer) => {
    await storeWizard("reserve", locale, {
      about: vin,
      answers: { ...cash, delivery: atHome, person: personOf(locale) },
    });
    failOn(/^\/payments\//, answer);
    expect(await send(locale, submitReservation, { price: total, conditions: "on" })).toBe(
      `${paths[locale]}/summary/?${query}&revisar=1#`,
    );
    expect(await fieldErrors(locale)).toEqual({ form: { key: "reservationRefused" } });
  });
});

test("a credit is chosen and reserved as the service quotes it", async () => {
  await storeWizard("reserve", "es", {
    about: vin,
    answers: { payment: { retake: "no", financing: "yes" } },
  });
  const terms = { deposit: "4.000", months: "48", next: "" };
  expect(await send("es", chooseFinancing, terms)).toBe(`${paths.es}/delivery/?${query}`);
  await send("es", chooseDelivery, { ...atHome, zip: "" });
  await send("es", saveBuyerDetails, { ...personOf("es"), birthDate: "28/02/1990" });
  const answered = await services.call?.(
    "quote",
    { params: { vin }, query: { initialValue: 4_000, nrPayments: 48 } },
    { locale: "es" },
  );
  if (!answered?.ok) throw new Error("There is no quote");
  const { fee, capitalToFinance: capital, taeg, mtic } = answered.value;
  const shown = Object.entries({ price: total, fee, capital, taeg, mtic }).map(([name, value]) => [
    name,
    String(value),
  ]);
  expect(await send("es", submitReservation, { ...Object.fromEntries(shown), conditions: "on" })).toBe(
    `${paths.es}/card/?${query}`,
  );
  expect(JSON.parse(payments().at(-1)?.body ?? "{}").finance).toMatchObject({
    creditTypeId: "7",
    nrPayments: 48,
    fee,
  });
});

test("a cancellation that the service does not know is told apart from a reservation that is gone", async () => {
  await send("es", cancelReservation, { reservation: "r-1", reason: "" });
  expect((await readStoredForm("confirm=cancel"))?.fieldErrors).toEqual({ form: { key: "notOffered" } });
  // A call that a service does not have is not repeated at once.
  services.call = connect();
  const gone = { error: { code: "not-found", message: "No such reservation" }, status: 404 };
  failOn(/\/cancel$/, () => Response.json(gone, { status: 404 }));
  await send("es", cancelReservation, { reservation: "r-1", reason: "" });
  expect((await readStoredForm("confirm=cancel"))?.fieldErrors).toEqual({ form: { key: "reservationGone" } });
});
