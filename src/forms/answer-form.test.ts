import { beforeEach, expect, test, vi } from "vitest";
import type { ServiceResult } from "#contract/error-codes.ts";
import { fail, ok } from "#platform/result.ts";
import { answerForm, type Taken } from "./answer-form.ts";
import { type FormPlace, formStateAddress } from "./form-state.ts";
import { makeFormToken } from "./form-token.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { emailField, nameField } from "./person-fields.ts";
import { type StoredForm, storeForm } from "./stored-form.ts";

const setCookie = vi.hoisted(() => vi.fn());
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ set: setCookie }),
}));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
vi.mock("./stored-form.ts", () => ({ storeForm: vi.fn() }));
const takePermit = vi.hoisted(() => vi.fn());
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit }));

const submit = vi.fn<() => Promise<ServiceResult<Taken>>>();
beforeEach(() => {
  vi.resetAllMocks();
  takePermit.mockResolvedValue(ok(undefined));
  submit.mockResolvedValue(ok({ reference: "abc" }));
});

const requestId = "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11";
const ago = (ms: number) => makeFormToken(new Date(Date.now() - ms), requestId);
const typed = { name: "Ana", email: "ana@volante.test" };

/** Sends the form of a page; returns what is stored, and the redirect. */
const sendTo = async (path: string, fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: "es", stamp: ago(5_000), ...typed, ...fields }))
    form.set(name, value);
  const rules = {
    fields: () => ({ name: nameField, email: emailField }),
    path: (locale: string) => (locale === "es" ? path : `/${locale}${path}`),
    query: (pageQuery: URLSearchParams) => (pageQuery.get("vin") ? `vin=${pageQuery.get("vin")}` : ""),
    check: ({ name }: { readonly name: string }) =>
      name === "crossed" ? { email: { key: "emailInvalid" as const } } : {},
    limit: ({ email }: { readonly email: string }) => ({ name: "lead", subject: email }) as const,
    fieldsOf: { userEmail: "email" } as const,
    refusals: { "vehicle-taken": "vehicleTaken", unauthorized: "signedOut", name: "nameMissing" } as const,
    submit,
  } as const;
  const address: string = await answerForm(form, rules).catch(({ message }: Error) => message);
  const [place, stored] = vi.mocked(storeForm).mock.lastCall as [FormPlace, StoredForm];
  return { place, stored, address };
};

/** The same for a public page, with its own address as redirect. */
const send = async (fields: Readonly<Record<string, string>>) => {
  const { address, ...sent } = await sendTo("/form/", fields);
  expect(address).toBe(formStateAddress(sent.place, sent.stored.fieldErrors ? "review" : "done"));
  return sent;
};

test("what is right is handed on as one request and kept with its reference", async () => {
  const stamp = ago(5_000);
  expect(await send({ stamp, locale: "pt" })).toEqual({
    place: { path: "/pt/form/", query: "" },
    stored: { texts: typed, reference: "abc" },
  });
  expect(submit).toHaveBeenCalledExactlyOnceWith(typed, {
    locale: "pt",
    place: { path: "/pt/form/", query: "" },
    requestId,
    campaign: undefined,
  });
});

test("what the form is about is read from it, in its one spelling", async () => {
  const { place } = await send({ query: "x=1&vin=A" });
  expect(place).toEqual({ path: "/form/", query: "vin=A" });
});

test.each([
  [
    { utm_campaign: "spring", utm_source: "news" },
    { utm_campaign: "spring", utm_source: "news" },
  ],
  [{ utm_source: "news" }, undefined],
])("the campaign %j that its sender has kept is told as %j", async (fields, campaign) => {
  await send(fields);
  expect(submit).toHaveBeenCalledWith(typed, expect.objectContaining({ campaign }));
});

test("a reason of the service's own that the form knows is said", async () => {
  const { error } = fail("conflict", "");
  submit.mockResolvedValue({ ok: false, error: { ...error, code: "vehicle-taken" } });
  expect((await send({})).stored.fieldErrors).toEqual({ form: { key: "vehicleTaken" } });
});

test("whose session is over by then is told on a page that everybody sees", async () => {
  submit.mockResolvedValue(fail("unauthorized", "Nobody is signed in"));
  expect((await send({})).stored.fieldErrors).toEqual({ form: { key: "signedOut" } });
  expect(setCookie).not.toHaveBeenCalled();
});

test.each(["/personal/cuenta/details/", "/solicitud/trade-in/booking/"])(
  "on %s they are led to the login, which says so, and from there to what they typed",
  async (path) => {
    submit.mockResolvedValue(fail("unauthorized", "Nobody is signed in"));
    const { address, stored } = await sendTo(path, {});
    expect(stored.texts).toEqual(typed);
    expect(address).toBe(`/acceso/?returnTo=${encodeURIComponent(`${path}?revisar=1#`)}`);
    expect(setCookie).toHaveBeenCalledWith(
      expect.objectContaining({ name: "volante-flash", value: "session-over" }),
    );
  },
);

test.each([
  [{ name: "" }, "name", "nameMissing"],
  [{ name: "crossed" }, "email", "emailInvalid"],
  [{ [hiddenFields.trap]: "https://spam.test/" }, "form", "trapped"],
  [{ stamp: ago(24 * 60 * 60_000) }, "form", "outdated"],
  [{ stamp: "x" }, "form", "outdated"],
] as const)("%j is not handed on and says why", async (fields, field, key) => {
  const { stored } = await send(fields);
  expect(stored.fieldErrors).toEqual({ [field]: { key } });
  expect(submit).not.toHaveBeenCalled();
});

test("a form that the browser fills in and sends at once is taken", async () => {
  await send({ stamp: ago(0) });
  expect(submit).toHaveBeenCalledOnce();
});

test("an old form keeps what was typed, and its next press sends it by a new stamp", async () => {
  const { stored } = await send({ stamp: ago(25 * 60 * 60_000) });
  expect(stored).toEqual({ texts: typed, fieldErrors: { form: { key: "outdated" } }, stamp: undefined });
});

test("who sends too often is told how long to wait", async () => {
  takePermit.mockResolvedValue({ ...fail("rate-limited", ""), retryAfterSeconds: 61 });
  expect((await send({})).stored.fieldErrors).toEqual({
    form: { key: "tooOften", values: { minutes: "2" } },
  });
  expect(takePermit).toHaveBeenCalledWith("lead", expect.anything(), { subject: typed.email });
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ["invalid", "email", { email: { key: "refused" } }],
  ["invalid", "userEmail", { email: { key: "refused" } }],
  ["invalid", "name", { name: { key: "nameMissing" } }],
  ["invalid", "consentVersion", { form: { key: "unavailable" } }],
  ["invalid", "constructor", { form: { key: "unavailable" } }],
  ["timeout", undefined, { form: { key: "unavailable" } }],
  ["rate-limited", undefined, { form: { key: "tooOftenThere" } }],
] as const)(
  "what the service refuses as %s of %s is told, and the form is kept",
  async (kind, field, fieldErrors) => {
    submit.mockResolvedValue(fail(kind, "", field === undefined ? {} : { field }));
    const stamp = ago(5_000);
    const { stored } = await send({ stamp });
    expect(stored).toEqual({ texts: typed, fieldErrors, stamp });
  },
);
