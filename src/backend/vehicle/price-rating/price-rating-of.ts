import { dealersIn } from "#backend/comparables/dealers-in.ts";
import type { Call } from "#backend/http/call.ts";
import { currentStock } from "#backend/search/prepare-search.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { VehicleRow } from "../read-vehicles.ts";
import { rateByStock } from "./rate-by-stock.ts";

/**
 * How the price of a vehicle in stock lies among those of its country's dealers for vehicles like it. Undefined where fewer than eight
 * are, and for one that is reserved or sold.
 */
export const priceRatingOf = async (
  { vehicle, version, model, brand, dealer }: VehicleRow,
  { orm, now }: Pick<Call, "orm" | "now">,
): Promise<VehicleDetail["priceRating"]> => {
  if (vehicle.status !== "in-stock") return undefined;
  const { stock, places } = await currentStock(orm);
  const dealers = dealersIn(places, dealer.country);
  const rated = rateByStock(stock, { ...vehicle, version, model, brand }, dealers, now);
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
