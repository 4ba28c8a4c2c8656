import { expect, test } from "vitest";
import { standsAbroad } from "./stands-abroad.ts";

test.each([
  ["28013", "es", undefined],
  ["28013", "pt", "ES"],
  ["1950-421", "es", "PT"],
  ["1950-421", "pt", undefined],
  ["", "es", undefined],
  [undefined, "pt", undefined],
] as const)("%s in %s: %s", (zipCode, locale, country) => {
  expect(standsAbroad(zipCode, locale)).toBe(country);
});
