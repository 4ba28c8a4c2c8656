import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { reservationConditionsVersion } from "#domain/reservation-conditions.ts";
import { locales } from "#platform/locale.ts";
import { conditionsText, presentConditions } from "./accepted-conditions.ts";

/** Digests of every accepted version. A failure means that a text was changed: write a new version instead. */
const digests = {
  "2026-11": { es: "db44761362453bec", pt: "03c6286e7bb45e43" },
};

const digestOf = (text: string | undefined): string =>
  createHash("sha256")
    .update((text ?? "").replace(/\s+/g, " ").trim())
    .digest("hex")
    .slice(0, 16);

test.each(Object.entries(digests))("the wording %s is what was accepted", (version, accepted) => {
  const found = Object.fromEntries(
    locales.map((locale) => [locale, digestOf(conditionsText(version, locale))]),
  );
  expect(found).toEqual(accepted);
});

test("the present version has a wording that is kept", () => {
  expect(Object.keys(digests)).toContain(reservationConditionsVersion);
  for (const locale of locales)
    expect(presentConditions(locale)).toBe(conditionsText(reservationConditionsVersion, locale));
});

test("a version that nobody knows has none", () => {
  expect(conditionsText("1999-01", "es")).toBeUndefined();
});
