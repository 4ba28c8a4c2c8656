import type { FuelId } from "#domain/vehicle-types.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";

/** Kilometres a year that count as average use. */
const averageUse: Readonly<Record<FuelId, number>> = {
  petrol: 12_500,
  diesel: 18_500,
  hybrid: 15_500,
  "plug-in-hybrid": 15_000,
  electric: 14_500,
  lpg: 16_000,
  cng: 17_500,
};

const useByBody: Partial<Record<CatalogueVersion["body"], number>> = {
  city: 0.78,
  hatchback: 0.95,
  estate: 1.12,
  coupe: 0.8,
  convertible: 0.65,
  van: 1.25,
  pickup: 1.1,
};

const motorbikeUse: Partial<Record<CatalogueVersion["body"], number>> = {
  naked: 4600,
  sport: 3600,
  scooter: 5200,
  trail: 6000,
  touring: 7400,
  custom: 3800,
};

/** Kilometres that a vehicle of this version runs in an average year. */
export const averageKilometersPerYear = (version: CatalogueVersion): number => {
  if (version.kind === "motorbike") return motorbikeUse[version.body] ?? 4600;
  return averageUse[version.fuel] * (useByBody[version.body] ?? 1);
};
