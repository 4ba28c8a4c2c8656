import { beforeEach, expect, test, vi } from "vitest";
import { fail, ok, type Result } from "#platform/result.ts";
import { answerForm } from "./answer-form.ts";
import { makeStamp } from "./form-stamp.ts";
import { type KeptForm, keepForm } from "./kept-form.ts";
import { emailField, nameField } from "./person-fields.ts";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
vi.mock("./kept-form.ts", () => ({ keepForm: vi.fn() }));
const takePermit = vi.hoisted(() => vi.fn());
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit }));

const submit = vi.fn<() => Promise<Result<string | undefined>>>();
beforeEach(() => {
  vi.resetAllMocks();
  takePermit.mockResolvedValue(ok(undefined));
  submit.mockResolvedValue(ok("abc"));
});

const requestId = "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11";
const ago = (ms: number) => makeStamp(new Date(Date.now() - ms), requestId);
const typed = { name: "Ana", email: "ana@volante.test" };

/** Sends a form; answers where it leads and what is kept. */
const send = async (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: "es", stamp: ago(5_000), ...typed, ...fields }))
    form.set(name, value);
  const rules = {
    fields: () => ({ name: nameField, email: emailField }),
    path: (locale: string) => `/${locale}/form/`,
    limit: { name: "lead", subject: ({ email }: { readonly email: string }) => email },
    submit,
  } as const;
  const address: string = await answerForm(form, rules).catch(({ message }: Error) => message);
  const [path, kept] = vi.mocked(keepForm).mock.lastCall as [string, KeptForm];
  expect(address).toBe(`${path}?${kept.mistakes ? "revisar" : "enviado"}=1#`);
  return { path, kept };
};

test("what is right is handed on as one request and kept with its reference", async () => {
  const stamp = ago(5_000);
  expect(await send({ stamp, locale: "pt" })).toEqual({
    path: "/pt/form/",
    kept: { texts: typed, reference: "abc" },
  });
  expect(submit).toHaveBeenCalledExactlyOnceWith(typed, { locale: "pt", path: "/pt/form/", requestId });
});

test.each([
  [{ name: "" }, "name", "nameMissing"],
  [{ website: "https://spam.test/" }, "form", "trapped"],
  [{ stamp: ago(1_000) }, "form", "tooQuick"],
  [{ stamp: "x" }, "form", "outdated"],
] as const)("%j is not handed on and says why", async (fields, field, key) => {
  const { kept } = await send(fields);
  expect(kept.mistakes).toEqual({ [field]: { key } });
  expect(submit).not.toHaveBeenCalled();
});

test("who sends too often is told how long to wait", async () => {
  takePermit.mockResolvedValue({ ...fail("rate-limited", ""), retryAfterSeconds: 61 });
  expect((await send({})).kept.mistakes).toEqual({ form: { key: "tooOften", values: { minutes: "2" } } });
  expect(takePermit).toHaveBeenCalledWith("lead", expect.anything(), { subject: typed.email });
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ["invalid", "email", { email: { key: "refused" } }],
  ["invalid", "consentVersion", { form: { key: "unavailable" } }],
  ["invalid", "constructor", { form: { key: "unavailable" } }],
  ["timeout", undefined, { form: { key: "unavailable" } }],
  ["rate-limited", undefined, { form: { key: "tooOften", values: { minutes: "1" } } }],
] as const)(
  "what the service refuses as %s of %s is told, and the form is kept",
  async (kind, field, mistakes) => {
    submit.mockResolvedValue(fail(kind, "", field === undefined ? {} : { field }));
    const stamp = ago(5_000);
    const { kept } = await send({ stamp });
    expect(kept).toEqual({ texts: typed, mistakes, stamp });
  },
);
