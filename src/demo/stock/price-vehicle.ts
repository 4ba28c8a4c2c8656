import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";
import { toShopPrice, usedValue } from "./price-curve.ts";
import { buildPriceLog } from "./price-log.ts";
import type { Random } from "./random.ts";
import type { SeedPriceEntry } from "./seed-vehicle.ts";

export type PricedVehicle = {
  /** Whole euros. */
  cash: number;
  /** Price with the campaign's credit, whole euros; most vehicles have one. */
  financed: number | null;
  /** Can be bought with credit at all. */
  financing: boolean;
  prices: SeedPriceEntry[];
};

const lowestPrice = { car: 1900, motorbike: 900 };

/** What a shop asks for a vehicle: its value, give or take 2.5 % of negotiation, and how that came about since it arrived. */
export const priceVehicle = (
  facts: {
    version: CatalogueVersion;
    ageYears: number;
    kilometers: number;
    arrivalDay: number;
    endDay: number;
  },
  random: Random,
): PricedVehicle => {
  const { version, ageYears, kilometers, arrivalDay, endDay } = facts;
  const ending = random.chance(0.65) ? "90" : "00";
  const value = usedValue(version, ageYears, kilometers) * (1 + random.normal() * 0.025);
  const cash = toShopPrice(Math.max(lowestPrice[version.kind], value), ending);
  const financing = ageYears <= 12 && cash >= 4000 && random.chance(0.97);
  const discount = Math.round((cash * (0.035 + random.next() * 0.045)) / 100) * 100;
  const discounted = cash - Math.min(2500, Math.max(200, discount));
  const financed = financing && random.chance(0.88) ? discounted : null;
  const prices = buildPriceLog({ current: cash, financed, ending, arrivalDay, endDay }, random);
  return { cash, financed, financing, prices };
};
