import { expect, test } from "vitest";
import { matchPattern } from "#tools/test-support/match-pattern.ts";
import { emailPattern, isEmailAddress } from "./email-address.ts";

test.each([
  "a@b.es",
  "ana.garcia+coches@correo.example.com",
  " ana@example.pt ",
  "O'Neil@sub-domain.example.org",
])("%s is an address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
  expect(matchPattern(emailPattern, text)).toBe(true);
});

test.each([
  "",
  "ana",
  "ana@",
  "@example.com",
  "ana@example",
  "ana@@example.com",
  "ana garcia@example.com",
  "ana@-example.com",
  "ana@example-.com",
  "ana@.com",
  "ana@example..com",
  "ana@example.c",
  ".a@b.co",
  "a.@b.co",
  "a..b@b.co",
  "ana@example.com\nbcc: x@y.es",
  `${"a".repeat(65)}@example.com`,
  `a@${"a.".repeat(5_000)}com`,
])("%j is no address", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each(["?", "ana", "ana@ejemplo", "ana @ejemplo.es"])(
  "the box of an address does not take %j",
  (text) => {
    expect(matchPattern(emailPattern, text)).toBe(false);
  },
);
