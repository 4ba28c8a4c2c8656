import { describe, expect, test } from "vitest";
import { emailField, messageField, nameField, optionalPhoneField, privacyField } from "./person-fields.ts";
import { readFields } from "./read-fields.ts";

const fields = {
  name: nameField,
  email: emailField,
  phone: optionalPhoneField("es"),
  message: messageField,
  privacy: privacyField,
};
const right = { name: "Ana", email: "ana@volante.test", phone: "", message: "Hola", privacy: "on" };

const formOf = (entries: Iterable<readonly [string, string | Blob]>): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const read = (changes: Readonly<Record<string, string>>) =>
  readFields(formOf(Object.entries({ ...right, ...changes })), fields);

test("what is right is read into what it means", () => {
  expect(read({ name: " Ana Gómez ", phone: "612 34-56 78" })).toEqual({
    texts: { ...right, name: " Ana Gómez ", phone: "612 34-56 78" },
    fieldErrors: {},
    values: {
      name: "Ana Gómez",
      email: "ana@volante.test",
      phone: "+34612345678",
      message: "Hola",
      privacy: "on",
    },
  });
});

describe("what is wrong is named by its field", () => {
  test.each([
    ["name", "", "nameMissing"],
    ["name", " \u00a0", "nameMissing"],
    ["name", "Ana\nBcc: x@y.test", "unreadable"],
    ["name", "A\0na", "unreadable"],
    ["name", "x".repeat(121), "tooLong"],
    ["email", "", "emailMissing"],
    ["email", "ana@", "emailInvalid"],
    ["email", "ana@volante.test\r\nBcc: x@y.test", "unreadable"],
    ["phone", "12", "phoneInvalid"],
    ["phone", "912 345 67", "phoneInvalid"],
    ["message", "\n \t", "messageMissing"],
    ["message", "a\u0007", "unreadable"],
    ["message", "x".repeat(2_000_000), "tooLong"],
    ["privacy", "", "privacyMissing"],
    ["privacy", "no", "privacyMissing"],
  ] as const)("%s: %j", (name, text, key) => {
    const { fieldErrors, values } = read({ [name]: text });
    expect([Object.keys(fieldErrors), fieldErrors[name]?.key, values]).toEqual([[name], key, undefined]);
  });
});

test("an empty form has an error for each field that has to be filled in", () => {
  const { fieldErrors } = readFields(new FormData(), fields);
  expect(Object.keys(fieldErrors)).toEqual(["name", "email", "message", "privacy"]);
});

test("too long a text keeps its beginning for the page, and says how much there is room for", () => {
  const { texts, fieldErrors } = read({ message: "abc".repeat(500) });
  expect(texts.message).toBe("abc".repeat(334).slice(0, 1_000));
  expect(fieldErrors.message).toEqual({ key: "tooLong", values: { longest: "1000" } });
});

test("the beginning that is kept ends with a whole character", () => {
  expect(read({ message: `${"a".repeat(999)}👍` }).texts.message).toBe("a".repeat(999));
});

test.each([
  ["phone", "\u202a+34 612 345 678\u202c", "+34612345678"],
  ["email", "\u200bana@volante.test", "ana@volante.test"],
  ["name", "Ana\tGómez", "Ana Gómez"],
  ["name", "Ana \u202egpj.exe", "Ana gpj.exe"],
  ["name", "می\u200cخواهم", "می\u200cخواهم"],
  ["message", "\u202bשלום\u202c\tאנה", "\u202bשלום\u202c\tאנה"],
] as const)("what is copied along unseen is forgiven in %s: %j", (name, text, meant) => {
  expect(read({ [name]: text }).values?.[name]).toBe(meant);
});

test("a name of which nothing can be seen is none", () => {
  expect(read({ name: "\u200b\u200e" }).fieldErrors).toEqual({ name: { key: "nameMissing" } });
});

test("a password is read and never kept", () => {
  const secret = { code: { ...nameField, secret: true } } as const;
  const form = formOf([["code", "a\u200bb"]]);
  expect(readFields(form, secret)).toEqual({
    texts: { code: "" },
    fieldErrors: {},
    values: { code: "a\u200bb" },
  });
});

test("line breaks count as browsers count them: a full field is taken", () => {
  const { values, fieldErrors } = read({ message: `a${"\r\n".repeat(998)}b` });
  expect([values?.message, fieldErrors]).toEqual([`a${"\n".repeat(998)}b`, {}]);
});

test("unknown names, nested ones, files and repetitions do nothing", () => {
  const form = formOf([
    ...Object.entries(right),
    ["name", "Eva"],
    ["owners.9999999.name", "x"],
    ["__proto__", "x"],
    ["constructor", "x"],
  ]);
  expect(readFields(form, fields)).toEqual(readFields(formOf(Object.entries(right)), fields));
  const file = formOf([...Object.entries({ ...right, name: "" }).slice(1), ["name", new Blob(["Ana"])]]);
  expect(readFields(file, fields).fieldErrors).toEqual({ name: { key: "nameMissing" } });
});
