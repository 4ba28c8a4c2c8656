import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { agesOn } from "#backend/comparables/age-in-years.ts";
import { type ComparedStock, findComparables } from "#backend/comparables/find-comparables.ts";
import { fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import { type RatedPrice, ratePrice } from "./rate-price.ts";
import { ratingRules } from "./rating-rules.ts";

/** A vehicle of the stock, as it is rated; price in cents. */
export type OfferedVehicle = KnownVersion & {
  readonly id: number;
  readonly priceCents: number;
  readonly year: number;
  readonly kilometers: number;
};

/**
 * How the price of a vehicle lies among those of the others that can be bought: of its version, else of its model and fuel.
 * Undefined where fewer than eight are like it, or nobody knows what it cost new.
 */
export const rateByStock = (
  stock: ComparedStock,
  offered: OfferedVehicle,
  now: Date,
): RatedPrice | undefined => {
  const { version, id, priceCents, year, kilometers } = offered;
  const enough = [ratingRules.fewestComparables];
  const wanted = { widest: "model", enough, except: id } as const;
  const { priceNewCents } = version;
  const found = priceNewCents === null ? undefined : findComparables(stock, offered, wanted, now);
  if (priceNewCents === null || found === undefined) return undefined;
  const ageYears = agesOn(now)(year);
  const vehicle = { priceCents, listPriceCents: priceNewCents, ageYears, kilometers };
  return ratePrice(vehicle, found.vehicles, fitDepreciation(found.forDepreciation));
};
