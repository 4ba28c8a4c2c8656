import { holidayRegion } from "#market/address-region.ts";
import type { Country } from "#market/countries.ts";

type Address = { readonly country: Country; readonly zipCode: string };

const kept = new Map<string, ReadonlySet<string>>();

/**
 * Which days, `2026-12-25`, are national or regional public holidays at an address. Municipal ones are not known. The calendar of the
 * whole world is large: it is read when first needed.
 */
export const publicHolidays = async (address: Address): Promise<(date: string) => boolean> => {
  const { default: Holidays } = await import("date-holidays");
  const region = holidayRegion(address);
  /** Worked out in milliseconds, and the same ever after: kept by place and year, of which there are a few dozen. */
  const holidaysIn = (year: string): ReadonlySet<string> => {
    const key = `${address.country} ${region} ${year}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const options = { types: ["public" as const], timezone: "UTC" };
    const calendar =
      region === undefined
        ? new Holidays(address.country, options)
        : new Holidays(address.country, region, options);
    const days = new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    kept.set(key, days);
    return days;
  };
  return (date) => holidaysIn(date.slice(0, 4)).has(date);
};
