import { beforeEach, expect, test, vi } from "vitest";
import { rememberContact } from "#platform/known-contact.ts";
import {
  emailField,
  nameField,
  optionalMessageField,
  optionalPhoneField,
  privacyField,
} from "./person-fields.ts";
import { prepareForm } from "./prepare-form.ts";
import { readStoredForm, type StoredForm } from "./stored-form.ts";

vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
vi.mock("./stored-form.ts", () => ({ readStoredForm: vi.fn() }));
const store = (form: StoredForm | undefined) => vi.mocked(readStoredForm).mockResolvedValue(form);
beforeEach(() => void store(undefined));

const fields = { name: nameField, phone: optionalPhoneField("pt"), privacy: privacyField };
const prepare = (state: "review" | "done" | undefined) =>
  prepareForm("contact", fields, { locale: "pt", state });
const hiddenValue = ({ frame }: Awaited<ReturnType<typeof prepare>>, name: string) =>
  frame.hidden.find((field) => field.name === name)?.value;

const texts = { name: "Ana", phone: "12", privacy: "on" };

test("a form that is shown first is empty, with a stamp of its own", async () => {
  store({ texts, fieldErrors: { name: { key: "refused" } }, stamp: "kept" });
  const [form, other] = [await prepare(undefined), await prepare(undefined)];
  expect(form.text("name")).toEqual({
    id: "contact-name",
    name: "name",
    maxLength: 120,
    missing: "Escreva o seu nome.",
  });
  expect(form.box("privacy")).toMatchObject({ defaultChecked: false, forceError: false });
  expect([form.frame.summary.items, form.sent, hiddenValue(form, "locale")]).toEqual([[], undefined, "pt"]);
  expect(hiddenValue(form, "stamp")).not.toBe(hiddenValue(other, "stamp"));
});

test("a box says what its schema does, and of one that counts with a choice alone what it is then", async () => {
  const { text } = await prepareForm(
    "all",
    {
      email: emailField,
      phone: optionalPhoneField("es"),
      zip: { longest: 9, shownAs: emailField, schema: nameField.schema },
      message: optionalMessageField,
    },
    { locale: "es", state: undefined },
  );
  const email = {
    pattern: emailField.pattern,
    missing: "Escribe tu correo electrónico.",
    wrong: "Escribe el correo completo, como nombre@ejemplo.es.",
  };
  expect(text("email")).toMatchObject(email);
  expect(text("zip")).toMatchObject(email);
  expect(text("phone")).toMatchObject({
    missing: undefined,
    wrong: "Escribe un teléfono español de 9 cifras, como 612 345 678.",
  });
  expect(text("message")).toMatchObject({ pattern: undefined, missing: undefined, wrong: undefined });
});

test("one that was refused has what was typed, its stamp, and each error with its control", async () => {
  store({ texts, fieldErrors: { phone: { key: "phoneInvalid" }, form: { key: "outdated" } }, stamp: "kept" });
  const form = await prepare("review");
  const { items } = form.frame.summary;
  expect(items).toEqual([
    { text: expect.stringContaining("há demasiado tempo") },
    { id: "contact-phone", text: expect.stringContaining("como 912 345 678") },
  ]);
  expect(form.text("phone")).toMatchObject({ defaultValue: "12", error: items[1]?.text });
  expect(form.box("privacy")).toMatchObject({ defaultChecked: true, error: undefined });
  expect(hiddenValue(form, "stamp")).toBe("kept");
});

test("the shop's telephone is in an error that asks to call, once a page has shown it", async () => {
  store({ texts, fieldErrors: { form: { key: "cardsDeclined" } }, stamp: "kept" });
  const text = async () => (await prepare("review")).frame.summary.items[0]?.text;
  expect(await text()).toContain("reservar, ligue-nos e");
  rememberContact("pt", [{ text: "Ligar", link: "tel:+351210000002" }]);
  expect((await text())?.replaceAll("\u00a0", " ")).toContain(
    "reservar, ligue-nos para o +351 210 000 002 e",
  );
});

test("where nothing is kept the page says so, and nothing about having sent", async () => {
  const { frame, sent } = await prepare("review");
  expect([frame.summary.items, sent]).toEqual([
    [{ text: expect.stringContaining("Já não temos o que escreveu") }],
    undefined,
  ]);
});

test("what was sent is what was taken, never what was refused since", async () => {
  store({ texts, reference: "abc" });
  expect((await prepare("done")).sent).toEqual({ texts, reference: "abc" });
  store({ texts, fieldErrors: { name: { key: "refused" } } });
  expect((await prepare("done")).sent).toBeUndefined();
});

test("an error that another build knew by another name is told without it", async () => {
  store({ texts, fieldErrors: { name: { key: "constructor" as "refused" }, phone: { key: "tooLong" } } });
  const { frame } = await prepare("review");
  expect(frame.summary.items.map(({ text }) => text)).toEqual([
    "Não pudemos aceitar este dado. Verifique-o.",
    expect.stringContaining("Aqui cabem"),
  ]);
});
