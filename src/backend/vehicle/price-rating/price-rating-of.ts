import type { ComparedStock } from "#backend/comparables/find-comparables.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { VehicleRow } from "../read-vehicles.ts";
import { rateByStock } from "./rate-by-stock.ts";

/**
 * How the price of a vehicle in stock lies among those of its country's dealers for vehicles like it. Undefined where fewer than eight
 * are, and for one that is reserved or sold.
 */
export const priceRatingOf = (
  { vehicle, version, model, brand }: VehicleRow,
  stock: ComparedStock,
  now: Date,
): VehicleDetail["priceRating"] => {
  if (vehicle.status !== "in-stock") return undefined;
  const rated = rateByStock(stock, { ...vehicle, version, model, brand }, now);
  return (
    rated && {
      band: rated.band,
      comparables: rated.comparables,
      median: eurosFromCents(rated.medianCents),
      low: eurosFromCents(rated.lowCents),
      high: eurosFromCents(rated.highCents),
    }
  );
};
