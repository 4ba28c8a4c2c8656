import { expect, test } from "vitest";
import { holidayRegion } from "#market/address-region.ts";
import { spanishAreas } from "#market/postal-areas.ts";
import { tabulateHolidays } from "#tools/write-holidays.ts";
import { publicHolidays } from "./dealer-holidays.ts";
import table from "./public-holidays.generated.json";

const madrid = { country: "ES", zipCode: "28046" } as const;
const barcelona = { country: "ES", zipCode: "08018" } as const;
const lasPalmas = { country: "ES", zipCode: "35006" } as const;
const lisbon = { country: "PT", zipCode: "1950-421" } as const;

test.each([
  ["Christmas", "2026-12-25", [madrid, barcelona, lasPalmas, lisbon], []],
  ["the Epiphany", "2027-01-06", [madrid, barcelona, lasPalmas], [lisbon]],
  ["the day of Madrid", "2026-05-02", [madrid], [barcelona, lasPalmas, lisbon]],
  ["the day of Catalonia", "2026-09-11", [barcelona], [madrid, lasPalmas, lisbon]],
  ["the day of the Canary Islands", "2026-05-30", [lasPalmas], [madrid, barcelona, lisbon]],
  ["the day of Portugal", "2026-06-10", [lisbon], [madrid, barcelona, lasPalmas]],
  ["Good Friday", "2027-03-26", [madrid, barcelona, lasPalmas, lisbon], []],
  ["the Monday in the place of a Sunday, where the region has it", "2026-12-07", [madrid], [lisbon]],
  ["a day like any other", "2026-11-24", [], [madrid, barcelona, lasPalmas, lisbon]],
  ["a day that banks and schools alone observe", "2026-12-24", [], [madrid, barcelona, lasPalmas, lisbon]],
])("%s, %s, is kept where it is a holiday", (_, date, closed, open) => {
  for (const address of closed) expect(publicHolidays(address)(date), address.zipCode).toBe(true);
  for (const address of open) expect(publicHolidays(address)(date), address.zipCode).toBe(false);
});

test("every region of the table of postal codes is one that the calendar knows", () => {
  for (const [, prefix] of spanishAreas.matchAll(/^(\d{2}) /gm))
    expect(Object.keys(table)).toContain(`ES-${holidayRegion({ country: "ES", zipCode: `${prefix}001` })}`);
});

test("the table is as the calendar of the whole world has it, and reaches five years ahead", () => {
  expect(table).toEqual(tabulateHolidays());
  for (const years of Object.values(table))
    expect(Object.keys(years)).toContain(String(new Date().getFullYear() + 5));
});
