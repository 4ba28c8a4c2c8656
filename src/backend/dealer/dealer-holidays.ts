import Holidays from "date-holidays";
import type { Country } from "#market/countries.ts";
import { holidayRegion } from "#market/holiday-region.ts";

type Address = { readonly country: Country; readonly zipCode: string };

const kept = new Map<string, ReadonlySet<string>>();

/** Working them out takes milliseconds, and they do not change: kept by place and year, of which there are a few dozen. */
const holidaysOf = (country: Country, region: string | undefined, year: number): ReadonlySet<string> => {
  const key = `${country} ${region} ${year}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const options = { types: ["public" as const], timezone: "UTC" };
  const calendar =
    region === undefined ? new Holidays(country, options) : new Holidays(country, region, options);
  const days = new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  kept.set(key, days);
  return days;
};

/** Whether a day, `2026-12-25`, is a national or regional public holiday at an address. Municipal ones are not known. */
export const isPublicHoliday = (address: Address, date: string): boolean =>
  holidaysOf(address.country, holidayRegion(address), Number(date.slice(0, 4))).has(date);
