import { beforeEach, expect, test, vi } from "vitest";
import type { FormState } from "./form-state.ts";
import { readStoredForm, shownState, storeForm } from "./stored-form.ts";

const jar = new Map<string, { value: string; options: Readonly<Record<string, unknown>> }>();
vi.mock("next/headers", () => ({
  cookies: async () => ({
    set: (name: string, value: string, options: Readonly<Record<string, unknown>>) =>
      jar.set(name, { value, options }),
    get: (name: string) => jar.get(name),
  }),
}));
beforeEach(() => jar.clear());

const path = "/solicitud/contact/";
const place = { path, query: "vin=VSSZZZ5FZKR012345" };
const read = () => readStoredForm(place.query);
const shown = (addressState: FormState | undefined) => shownState(addressState, place.query);
const form = { texts: { name: "Ana", message: "Hola" }, fieldErrors: { name: { key: "refused" } } } as const;

test("a form is kept sealed, for its page, for five minutes", async () => {
  await storeForm(place, form);
  const cookie = jar.get("volante-form");
  expect(cookie?.options).toMatchObject({ path, httpOnly: true, sameSite: "lax", maxAge: 300 });
  expect(cookie?.value).not.toContain("Ana");
  expect(await read()).toEqual(form);
});

test("a cookie that somebody has held back says nothing after its time", async () => {
  await storeForm(place, form);
  vi.useFakeTimers({ now: Date.now() + 7 * 60_000, toFake: ["Date"] });
  expect(await read()).toBeUndefined();
  vi.useRealTimers();
});

test("what does not fit loses its longest text and says so; the rest is kept", async () => {
  // Three bytes a character, and nothing that could be written shorter.
  const message = Array.from({ length: 1_000 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join("");
  await storeForm(place, { ...form, texts: { ...form.texts, message } });
  expect(jar.get("volante-form")?.value.length).toBeLessThanOrEqual(3_500);
  expect(await read()).toEqual({
    texts: { name: "Ana", message: "" },
    fieldErrors: { name: { key: "refused" }, message: { key: "textNotKept" } },
  });
});

test("a form that was taken has no error, also where it does not fit", async () => {
  const message = Array.from({ length: 1_000 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join("");
  await storeForm(place, { texts: { name: "Ana", message }, reference: "abc" });
  expect(await read()).toEqual({ texts: { name: "Ana", message: "" }, reference: "abc" });
});

test("what was taken is thanked for, whatever the address says; what was refused only where it says so", async () => {
  expect([await shown(undefined), await shown("review"), await shown("done")]).toEqual([
    undefined,
    "review",
    "done",
  ]);
  await storeForm(place, { texts: form.texts });
  expect([await shown(undefined), await shown("review")]).toEqual([undefined, "done"]);
  await storeForm(place, form);
  expect([await shown("review"), await shown("done")]).toEqual(["review", "done"]);
});

test.each([undefined, "", "junk", "Fe26.2*1*x*y*z"])("the cookie %j keeps nothing", async (value) => {
  if (value !== undefined) jar.set("volante-form", { value, options: {} });
  expect(await read()).toBeUndefined();
});

test("a form about one vehicle is not shown for another", async () => {
  await storeForm(place, form);
  expect(await readStoredForm("vin=VSSZZZ5FZKR099999")).toBeUndefined();
  expect(await readStoredForm("")).toBeUndefined();
});
