import { writeFileSync } from "node:fs";
import Holidays from "date-holidays";

/** A test fails when fewer than five of them are left. */
const years = Array.from({ length: 22 }, (_, index) => 2024 + index);

/**
 * The public holidays of Portugal's mainland, of Spain and of its communities, as `12-25`, by place and year. The calendar of the whole
 * world is too large to be installed with a site.
 */
export const tabulateHolidays = (): Record<string, Record<string, string>> => {
  const options = { types: ["public" as const], timezone: "UTC" };
  const communities = Object.keys(new Holidays().getStates("ES"));
  const calendars = {
    PT: new Holidays("PT", options),
    ES: new Holidays("ES", options),
    ...Object.fromEntries(communities.map((code) => [`ES-${code}`, new Holidays("ES", code, options)])),
  };
  const daysIn = (calendar: Holidays, year: number): string => {
    const days = calendar.getHolidays(year).map(({ date }) => date.slice(0, 10));
    return [...new Set(days.filter((day) => day.startsWith(`${year}-`)).map((day) => day.slice(5)))]
      .sort()
      .join(" ");
  };
  return Object.fromEntries(
    Object.entries(calendars).map(([place, calendar]) => [
      place,
      Object.fromEntries(years.map((year) => [year, daysIn(calendar, year)])),
    ]),
  );
};

if (import.meta.main)
  writeFileSync(
    new URL("../backend/dealer/public-holidays.generated.json", import.meta.url),
    `${JSON.stringify(tabulateHolidays(), null, 1)}\n`,
  );
