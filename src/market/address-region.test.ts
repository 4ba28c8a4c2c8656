import { expect, test } from "vitest";
import { holidayRegion, landMassAt, timeZoneAt } from "./address-region.ts";
import { spanishAreas } from "./postal-areas.ts";

test.each([
  ["ES", "28013", "peninsula", false],
  ["ES", "07001", "Illes Balears", false],
  ["ES", "35001", "Canarias", true],
  ["ES", "38001", "Canarias", true],
  ["ES", "51001", "Ceuta", true],
  ["ES", "52001", "Melilla", true],
  ["PT", "1100-048", "peninsula", false],
  ["PT", "9000-018", "Madeira", false],
  ["PT", "9500-150", "Açores", false],
] as const)("%s %s lies on %s, taxes of its own: %s", (country, zipCode, name, ownTaxes) => {
  expect(landMassAt({ country, zipCode })).toEqual({ name, ownTaxes });
});

test.each([
  ["ES", "28046", "Europe/Madrid"],
  ["ES", "35006", "Atlantic/Canary"],
  ["ES", "38001", "Atlantic/Canary"],
  ["ES", "07008", "Europe/Madrid"],
  ["PT", "1950-421", "Europe/Lisbon"],
  ["PT", "9000-001", "Atlantic/Madeira"],
  ["PT", "9500-150", "Atlantic/Azores"],
] as const)("the clock of %s %s is that of %s", (country, zipCode, timeZone) => {
  expect(timeZoneAt({ country, zipCode })).toBe(timeZone);
});

test.each([
  ["ES", "28046", "MD"],
  ["ES", "35006", "CN"],
  ["ES", "08018", "CT"],
  ["ES", "01003", "PV"],
  ["ES", "52001", "ML"],
  ["ES", "99999", undefined],
  ["ES", "", undefined],
  ["PT", "2805-012", undefined],
] as const)("%s %s has the holidays of %s", (country, zipCode, region) => {
  expect(holidayRegion({ country, zipCode })).toBe(region);
});

test("every Spanish province has a region", () => {
  const provinces = [...spanishAreas.matchAll(/^(\d{2}) /gm)].map(([, beginning]) => beginning ?? "");
  expect(provinces.length).toBe(52);
  for (const beginning of provinces)
    expect(holidayRegion({ country: "ES", zipCode: `${beginning}001` }), beginning).toMatch(/^[A-Z]{2}$/);
});
