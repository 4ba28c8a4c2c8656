import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { agesOn } from "#backend/comparables/age-in-years.ts";
import { findComparables } from "#backend/comparables/find-comparables.ts";
import { fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import type { Stock } from "#backend/search/stock.ts";
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
 * How the price of a vehicle lies among those of the others that can be bought of these dealers: of its version, else of its model and fuel.
 * Undefined where fewer than eight are like it, or nobody knows what it cost new.
 */
export const rateByStock = (
  stock: Stock,
  offered: OfferedVehicle,
  dealers: ReadonlySet<number>,
  now: Date,
): RatedPrice | undefined => {
  const { model, version, id, priceCents, year, kilometers } = offered;
  const enough = [ratingRules.fewestComparables];
  const wanted = { kind: model.kind, widest: "model", enough, dealers, except: id } as const;
  const { priceNewCents } = version;
  const found = priceNewCents === null ? undefined : findComparables(stock, offered, wanted, now);
  if (priceNewCents === null || found === undefined) return undefined;
  const ageYears = agesOn(now)(year);
  const vehicle = { priceCents, listPriceCents: priceNewCents, ageYears, kilometers };
  return ratePrice(vehicle, found.vehicles, fitDepreciation(found.forDepreciation));
};
