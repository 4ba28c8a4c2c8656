import { holidayRegion } from "#market/address-region.ts";
import type { Country } from "#market/countries.ts";
// Written by `node src/tools/write-holidays.ts` from the package date-holidays, whose data is licensed CC-BY 3.0.
import table from "./public-holidays.generated.json" with { type: "json" };

type Address = { readonly country: Country; readonly zipCode: string };

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = table;

/** Which days, `2026-12-25`, are national or regional public holidays at an address. Municipal ones are not known. */
export const publicHolidays = (address: Address): ((date: string) => boolean) => {
  const region = holidayRegion(address);
  const days = tables[region === undefined ? address.country : `${address.country}-${region}`];
  return (date) => days?.[date.slice(0, 4)]?.split(" ").includes(date.slice(5)) ?? false;
};
