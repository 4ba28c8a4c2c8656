import { expect, test } from "vitest";
import { optionalPhoneField } from "./person-fields.ts";

test.each([
  ["es", "612 345 678", "+34612345678"],
  ["es", "0034 912345678", "+34912345678"],
  ["es", "", undefined],
  ["pt", "912 345 678", "+351912345678"],
  ["pt", " ", undefined],
] as const)("a telephone of %s, %j, is stored as %j", (locale, text, stored) => {
  expect(optionalPhoneField(locale).schema.safeParse(text)).toEqual({ success: true, data: stored });
});

test.each([
  ["es", "812345678"],
  ["pt", "612345678"],
] as const)("a telephone of %s is not %j", (locale, text) => {
  const { error } = optionalPhoneField(locale).schema.safeParse(text);
  expect(error?.issues.map(({ message }) => message)).toEqual(["phoneInvalid"]);
});
