import { expect, test } from "vitest";
import { formatsFor } from "#market/formats.ts";
import { matchPattern } from "#tools/test-support/match-pattern.ts";
import { amountPattern, readAmount } from "./read-amount.ts";

test.each([
  ["12000", 12_000],
  [" 12000 ", 12_000],
  ["0012", 12],
  ["0", 0],
  ["12.000", 12_000],
  ["12 000", 12_000],
  ["12\u00a0000", 12_000],
  ["12\u202f000 €", 12_000],
  ["12’000", 12_000],
  ["1.234.567", 1_234_567],
  ["12.000 €", 12_000],
  ["12.000€", 12_000],
  ["12000 euros", 12_000],
  ["12.000 EUR", 12_000],
  ["50.000 km", 50_000],
  ["50 000 kms", 50_000],
  ["12.000,50", 12_000.5],
  ["12 000,5 €", 12_000.5],
  ["12000,49", 12_000.49],
  ["12000.5", 12_000.5],
  ["3,5", 3.5],
  ["-5", -5],
  ["+60", 60],
  ["999999999999", 999_999_999_999],
])("%j is %d", (text, value) => {
  expect(readAmount(text)).toBe(value);
  expect(matchPattern(amountPattern, text)).toBe(true);
});

test.each([
  "",
  "12,000",
  "12,000.50",
  "1.2.3",
  "12.00.000",
  "1234.567",
  "12.000 000",
  "12.000.50.1",
  "12 00",
  "1e4",
  "0x10",
  "12k",
  "barato",
  "€",
  "12.000 $",
  "12.000 € o menos",
  "1234567890123",
  "١٢",
  "12\n000",
  "\u0000",
])("%j is no amount, or more than one", (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test("an address without the key has none", () => {
  expect(readAmount(null)).toBeUndefined();
});

test.each(["es-ES", "fr-FR"])("what %s writes is read again", (numberLocale) => {
  const { money, number, kilometres } = formatsFor({
    numberLocale,
    dates: "es-ES",
    timeZone: "Europe/Madrid",
  });
  for (const value of [0, 950, 1_234, 12_000, 123_456, 1_234_567]) {
    expect(readAmount(number(value))).toBe(value);
    expect(readAmount(kilometres(value))).toBe(value);
    expect(readAmount(money(value + 0.5))).toBe(value + 0.5);
  }
});

test.each(["?", "", "mucho", "12 mil euros al mes", "€"])("the box of an amount does not take %j", (text) => {
  expect(matchPattern(amountPattern, text)).toBe(false);
});
