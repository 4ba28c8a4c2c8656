import { type ComparedStock, findComparables } from "#backend/comparables/find-comparables.ts";
import { type Depreciation, fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import { valuationRules } from "#backend/trade-in/valuation/valuation-rules.ts";
import { ratingRules } from "#backend/vehicle/price-rating/rating-rules.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";

/**
 * What years and kilometres take from vehicles like one: the losses that its price is rated with, and where
 * too few are of its model for that, those of its segment, by which cars are valued. Undefined where fewer than three are of that.
 */
export const depreciationOf = (
  { vehicle, version, model, brand }: VehicleRow,
  stock: ComparedStock,
  now: Date,
): Depreciation | undefined => {
  const enough = [ratingRules.fewestComparables, valuationRules.fewestComparables];
  const wanted = { widest: "segment", enough, except: vehicle.id } as const;
  const found = findComparables(stock, { version, model, brand }, wanted, now);
  return found && fitDepreciation(found.forDepreciation);
};
