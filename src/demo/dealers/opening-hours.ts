import { z } from "zod";
import { type Country, countries } from "#market/countries.ts";
import { cells } from "../tables/cells.ts";
import { readCsv } from "../tables/read-csv.ts";
import type { SeedDealer } from "./seed-dealer.ts";

/** Days: 1 is Monday, 7 Sunday. */
const day = cells.whole.refine((number) => number >= 1 && number <= 7, "expected a day from 1 to 7");

const hoursRow = z.object({
  country: cells.oneOf(countries),
  "from day": day,
  "to day": day,
  opens: cells.time,
  closes: cells.time,
});

const rows = readCsv("src/demo/dealers/opening-hours.csv", hoursRow);

const hoursIn = (country: Country): SeedDealer["openingHours"] =>
  rows
    .filter((row) => row.country === country)
    .map(({ "from day": from, "to day": to, opens, closes }) => ({
      days: Array.from({ length: to - from + 1 }, (_, index) => from + index),
      opens,
      closes,
    }));

/** When the dealers of a country are open. */
export const openingHours: Readonly<Record<Country, SeedDealer["openingHours"]>> = {
  ES: hoursIn("ES"),
  PT: hoursIn("PT"),
};
