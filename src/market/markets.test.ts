import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locales } from "#platform/locale.ts";
import { matchPattern } from "#tools/test-support/match-pattern.ts";
import { marketOf, marketOfCountry } from "./markets.ts";
import { pt } from "./pt.ts";

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
        if (stored === undefined) return;
        expect(market[field].normalise(stored)).toBe(stored);
        expect(matchPattern(market[field].pattern, written)).toBe(true);
      }),
    );
  });

  test.each([
    ["phone", "?"],
    ["phone", "812 345 678"],
    ["phone", "61234567"],
    ["nif", "?"],
    ["nif", "1234567"],
    ["plate", "?"],
    ["plate", "12345678"],
    ["plate", "Matrícula"],
    ["postalCode", "?"],
    ["postalCode", "2800"],
    ["postalCode", "Madrid"],
  ] as const)("the box of %s does not take %j", (field, text) => {
    expect(matchPattern(market[field].pattern, text)).toBe(false);
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

describe("phone", () => {
  test.each([
    "912345678",
    "912 345 678",
    "+351 912345678",
    "00351912345678",
    "912-345-678",
    "351912345678",
    "912·345·678",
  ])("%s is stored as +351912345678", (text) => {
    expect(pt.phone.normalise(text)).toBe("+351912345678");
  });

  test.each(["922345678", "932345678", "962345678"])("%s is valid", (text) => {
    expect(pt.phone.isValid(text)).toBe(true);
  });

  test.each([
    "",
    "942345678",
    "212345678",
    "91234567",
    "9123456789",
    "+34912345678",
    "34912345678",
    "351212345678",
  ])("%j is refused", (text) => {
    expect(pt.phone.isValid(text)).toBe(false);
  });
});

describe("nif", () => {
  test.each([
    ["124885446", "124885446"],
    ["123456789", "123456789"],
    ["123 456 789", "123456789"],
  ])("%s is stored as %s", (text, stored) => {
    expect(pt.nif.normalise(text)).toBe(stored);
  });

  test.each(["", "220005245", "123456780", "12345678", "1234567890", "000000000", "12345678Z"])(
    "%j is refused",
    (text) => {
      expect(pt.nif.normalise(text)).toBeUndefined();
    },
  );

  test("exactly one check digit fits a number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (number) => {
        expect([..."0123456789"].filter((digit) => pt.nif.isValid(`${number}${digit}`))).toHaveLength(1);
      }),
    );
  });
});

describe("plate", () => {
  test.each([
    ["AA-12-34", "AA1234", { from: "1937-01", to: "1992-02" }],
    ["12-34-ab", "1234AB", { from: "1992-03", to: "2005-12" }],
    ["12·34·AB", "1234AB", { from: "1992-03", to: "2005-12" }],
    ["12.34.AB", "1234AB", { from: "1992-03", to: "2005-12" }],
    ["P 12-34-AB", "1234AB", { from: "1992-03", to: "2005-12" }],
    ["12 AB 34", "12AB34", { from: "2005-01", to: "2020-12" }],
    ["AA12BB", "AA12BB", { from: "2020-01" }],
  ])("%s is stored as %s and was given out in %o", (text, stored, hint) => {
    expect(pt.plate.normalise(text)).toBe(stored);
    expect(pt.plate.registrationHint(text)).toEqual(hint);
  });

  test.each([
    "",
    "123456",
    "ABCDEF",
    "AB-CD-12",
    "12-AB-CD",
    "1234 BCD",
    "E 12-34-AB",
    "A1-B2-C3",
    "AA-12-3",
    "ÇA-12-34",
  ])("%j is refused", (text) => {
    expect(pt.plate.normalise(text)).toBeUndefined();
    expect(pt.plate.registrationHint(text)).toBeUndefined();
  });
});

describe("postal code", () => {
  test.each(["1000-001", "1000 001", "1000001"])("%s is stored with its hyphen", (text) => {
    expect(pt.postalCode.normalise(text)).toBe("1000-001");
    expect(pt.postalCode.parts(text)).toEqual({ zipCode: "1000", zipCodeExtension: "001" });
  });

  test.each(["", "1000", "0100-001", "1000-01", "10000-01", "100-0001", "1000-0011", "28001", "1000-00a"])(
    "%j is refused",
    (text) => {
      expect(pt.postalCode.normalise(text)).toBeUndefined();
      expect(pt.postalCode.parts(text)).toBeUndefined();
    },
  );
});
