import type { Country } from "#market/countries.ts";
import { readTable } from "../tables/read-table.ts";
import { hours, portugueseTable, spanishTable } from "./dealer-tables.ts";
import type { SeedDealer } from "./seed-dealer.ts";

/**
 * What a dealer does. The group is what the storefront is configured with: CP shows and delivers vehicles, CEV values
 * and takes trade-ins as well.
 */
export const dealerServices = [
  { id: "venta", group: "CP" },
  { id: "venta-entrega", group: "CP" },
  { id: "venta-tasacion", group: "CEV" },
  { id: "centro-tasacion", group: "CEV" },
] as const satisfies readonly { id: string; group: "CP" | "CEV" }[];

const readDealers = (country: Country, table: string): SeedDealer[] =>
  readTable(`dealers in ${country}`, table).map((row, index) => {
    const number = String(index + 1).padStart(2, "0");
    return {
      id: `${country.toLowerCase()}-${number}`,
      dealerCode: `${country}${(index + 1) * 7 + 100}`,
      name: row.text(),
      country,
      municipality: row.text(),
      region: row.text(),
      address: row.text(),
      zipCode: row.text(),
      latitude: row.decimal(),
      longitude: row.decimal(),
      dealerService: row.oneOf(dealerServices.map((service) => service.id)),
      size: row.whole(),
      sellsMotorbikes: row.list().includes("motorbikes"),
      phone: country === "ES" ? `+349100000${number}` : `+3512100000${number}`,
      openingHours: hours[country],
    };
  });

/** Made-up dealers in real places; telephone numbers are of the right form and belong to nobody. */
export const dealers: readonly SeedDealer[] = [
  ...readDealers("ES", spanishTable),
  ...readDealers("PT", portugueseTable),
];
