import { expect, test } from "vitest";
import { isAdult } from "./is-adult.ts";

const now = new Date("2026-11-24T12:00:00Z");

test.each([
  ["2008-11-24", true],
  ["2008-11-25", false],
  ["1990-02-28", true],
  ["2026-11-24", false],
  ["2030-01-01", false],
  ["1905-11-25", true],
  ["1905-11-24", false],
  ["1804-01-01", false],
])("somebody born on %s is an adult: %s", (birthDate, adult) => {
  expect(isAdult(birthDate, now)).toBe(adult);
});

test("whoever was born on 29 February is of age on 1 March of a year without it", () => {
  expect(isAdult("2008-02-29", new Date("2026-02-28T12:00:00Z"))).toBe(false);
  expect(isAdult("2008-02-29", new Date("2026-03-01T12:00:00Z"))).toBe(true);
});
