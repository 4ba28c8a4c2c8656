import { z } from "zod";
import { countries } from "#market/countries.ts";
import { cells } from "../tables/cells.ts";
import { readCsv } from "../tables/read-csv.ts";
import { dealerServices } from "./dealer-services.ts";
import { openingHours } from "./opening-hours.ts";
import type { SeedDealer } from "./seed-dealer.ts";

const dealerRow = z.object({
  country: cells.oneOf(countries),
  name: cells.text,
  municipality: cells.text,
  region: cells.text,
  address: cells.text,
  "postal code": cells.text,
  latitude: cells.decimal,
  longitude: cells.decimal,
  service: cells.oneOf(dealerServices.map(({ id }) => id)),
  size: cells.whole,
  motorbikes: cells.flag,
});

const rows = readCsv("src/demo/dealers/dealers.csv", dealerRow, ({ name }) => name);

/** Made-up dealers in real places; telephone numbers are of the right form and not assigned. */
export const dealers: readonly SeedDealer[] = countries.flatMap((country) =>
  rows
    .filter((row) => row.country === country)
    .map((row, index) => {
      const number = String(index + 1).padStart(2, "0");
      return {
        id: `${country.toLowerCase()}-${number}`,
        dealerCode: `${country}${(index + 1) * 7 + 100}`,
        name: row.name,
        country,
        municipality: row.municipality,
        region: row.region,
        address: row.address,
        zipCode: row["postal code"],
        latitude: row.latitude,
        longitude: row.longitude,
        dealerService: row.service,
        size: row.size,
        sellsMotorbikes: row.motorbikes,
        phone: country === "ES" ? `+349100000${number}` : `+3512100000${number}`,
        openingHours: openingHours[country],
      };
    }),
);
