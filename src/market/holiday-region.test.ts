import { expect, test } from "vitest";
import { holidayRegion } from "./holiday-region.ts";
import { spanishAreas } from "./spanish-areas.ts";

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
