import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locales } from "#platform/locale.ts";
import { marketOf, marketOfCountry } from "./markets.ts";

const fields = ["phone", "nif", "plate", "postalCode"] as const;
const shapes = {
  es: {
    phone: /^[967]\d{8}$/,
    nif: /^[0-9XYZA-W]\d{7}[A-Z0-9]$/,
    plate: /^(\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}|[A-Z]{1,2}\d{4}[A-Z]{1,2}|[A-Z]{1,2}\d{1,6})$/,
    postalCode: /^[0-5]\d{4}$/,
  },
  pt: {
    phone: /^9[1236]\d{7}$/,
    nif: /^[1-9]\d{8}$/,
    plate: /^([A-Z]{2}\d{4}|\d{4}[A-Z]{2}|\d{2}[A-Z]{2}\d{2}|[A-Z]{2}\d{2}[A-Z]{2})$/,
    postalCode: /^[1-9]\d{6}$/,
  },
} as const;

describe.each(locales)("market %s", (locale) => {
  const market = marketOf(locale);

  test("is that of its country", () => {
    expect(market.country.toLowerCase()).toBe(locale);
    expect(market).toMatchObject(marketOfCountry(market.country));
  });

  test.each(fields)("the example of %s is valid", (field) => {
    expect(market[field].isValid(market[field].example)).toBe(true);
  });

  test.each(fields)("%s: separators and case change nothing, and storing twice is storing once", (field) => {
    const value = fc.stringMatching(shapes[locale][field]);
    // The hyphen of a Portuguese postal code has its place.
    const hyphens = locale === "pt" && field === "postalCode" ? [] : ["-", "\u2010"];
    const separators = fc.array(fc.constantFrom(" ", "  ", "\u00a0", "", ...hyphens), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(value, separators, (plain, between) => {
        const written = [...plain.toLowerCase()]
          .map((letter, index) => letter + (between[index] ?? ""))
          .join("");
        const stored = market[field].normalise(plain);
        expect(market[field].normalise(written)).toBe(stored);
        expect(market[field].isValid(written)).toBe(stored !== undefined);
        if (stored !== undefined) expect(market[field].normalise(stored)).toBe(stored);
      }),
    );
  });

  test.each(fields)("%s never throws and refuses ten thousand characters", (field) => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 9_000, maxLength: 10_000, unit: fc.constantFrom("1", "A", "+", "é") }),
        (junk) => {
          expect(market[field].normalise(junk)).toBeUndefined();
        },
      ),
      { numRuns: 10 },
    );
  });
});
