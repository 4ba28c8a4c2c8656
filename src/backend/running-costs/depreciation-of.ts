import { dealersIn } from "#backend/comparables/dealers-in.ts";
import { findComparables } from "#backend/comparables/find-comparables.ts";
import { type Depreciation, fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import type { currentStock } from "#backend/search/prepare-search.ts";
import { valuationRules } from "#backend/trade-in/valuation/valuation-rules.ts";
import { ratingRules } from "#backend/vehicle/price-rating/rating-rules.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";

/**
 * What years and kilometres take from vehicles like one at the dealers of its country: the losses that its price is rated with, and where
 * too few are of its model for that, those of its segment, by which cars are valued. Undefined where fewer than three are of that.
 */
export const depreciationOf = (
  { vehicle, version, model, brand, dealer }: VehicleRow,
  { stock, places }: Awaited<ReturnType<typeof currentStock>>,
  now: Date,
): Depreciation | undefined => {
  const dealers = dealersIn(places, dealer.country);
  const enough = [ratingRules.fewestComparables, valuationRules.fewestComparables];
  const wanted = { kind: vehicle.kind, widest: "segment", enough, dealers, except: vehicle.id } as const;
  const found = findComparables(stock, { version, model, brand }, wanted, now);
  return found && fitDepreciation(found.forDepreciation);
};
