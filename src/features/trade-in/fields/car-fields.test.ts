import { describe, expect, test } from "vitest";
import type { FormField } from "#forms/form-field.ts";
import type { Locale } from "#platform/locale.ts";
import { chosenField, foundFields, makeFields, plateFields, versionFields } from "./car-fields.ts";
import { bookingFields, dealerFields } from "./visit-fields.ts";

const read = ({ schema }: FormField, text: string): unknown => {
  const { success, data, error } = schema.safeParse(text);
  return success ? data : error.issues[0]?.message;
};

describe("a plate", () => {
  test.each<[Locale, string, string]>([
    ["es", "1234 bcd", "1234BCD"],
    ["es", " m-1234-ab ", "M1234AB"],
    ["pt", "aa-12-bb", "AA12BB"],
    ["pt", "12 AB 34", "12AB34"],
    ["es", "", "plateMissing"],
    ["es", "   ", "plateMissing"],
    ["es", "1234 AEI", "plateInvalid"],
    ["es", "12-AB-34", "plateOther"],
    ["pt", "1234 BCD", "plateOther"],
    ["pt", "hola", "plateInvalid"],
    ["es", "<b>1234</b>", "plateInvalid"],
  ])("in %s %j is read as %s", (locale, text, value) => {
    expect(read(plateFields(locale).plate, text)).toBe(value);
  });
});

test.each<[string, number | string]>([
  ["100", 100],
  ["64.000", 64_000],
  ["64 000 km", 64_000],
  ["1000000", 1_000_000],
  ["", "kmsMissing"],
  ["99", "kmsFew"],
  ["0", "kmsFew"],
  ["1000001", "kmsMany"],
  ["-100", "kmsInvalid"],
  ["64,5", "kmsInvalid"],
  ["12a", "kmsInvalid"],
  ["muchos", "kmsInvalid"],
])("kilometres %j are read as %j", (text, value) => {
  expect(read(plateFields("es").kms, text)).toBe(value);
});

test.each<[FormField, string, unknown]>([
  [makeFields(2026).month, "12", 12],
  [makeFields(2026).month, "13", "monthMissing"],
  [makeFields(2026).month, "", "monthMissing"],
  [makeFields(2026).year, "1927", 1_927],
  [makeFields(2026).year, "2026", 2_026],
  [makeFields(2026).year, "1926", "yearMissing"],
  [makeFields(2026).year, "2027", "yearMissing"],
  [makeFields(2026).year, "1e3", "yearMissing"],
  [chosenField("brandMissing"), "seat", "seat"],
  [chosenField("brandMissing"), "", "brandMissing"],
  [chosenField("brandMissing"), "../seat", "brandMissing"],
  [versionFields.fuelId, "", undefined],
  [versionFields.fuelId, "petrol", "petrol"],
  [foundFields.own, "yes", "yes"],
  [foundFields.own, "", "ownMissing"],
  [dealerFields({ isExchange: false }).intention, "2", 2],
  [dealerFields({ isExchange: false }).intention, "3", "intentionMissing"],
  [dealerFields({ isExchange: true }).intention, "2", 1],
  [bookingFields.slot, "2026-11-30T09:30:00+01:00", "2026-11-30T09:30:00+01:00"],
  [bookingFields.slot, "", "slotMissing"],
  [bookingFields.slot, "mañana", "slotMissing"],
])("field %# reads %j as %j", (field, text, value) => {
  expect(read(field, text)).toEqual(value);
});
