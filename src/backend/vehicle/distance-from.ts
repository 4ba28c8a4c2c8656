import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { VehicleCard } from "#contract/vehicle-card.ts";
import { distanceKm, roundDistance } from "#domain/distance.ts";
import { landMassAt } from "#market/address-region.ts";
import { postalAreaOf } from "#market/postal-areas.ts";

/**
 * How far away a dealer is from a postal code, as the crow flies, and whether there is sea between them. Undefined where nobody
 * knows where the code lies.
 */
export const distanceFrom = (zipCode: string, dealer: StoredDealer): VehicleCard["distance"] => {
  const area = postalAreaOf(zipCode);
  if (area === undefined) return undefined;
  const country = /^\d{5}$/.test(zipCode) ? "ES" : "PT";
  return {
    km: roundDistance(distanceKm(area, dealer)),
    overSea: landMassAt({ country, zipCode }).name !== landMassAt(dealer).name,
  };
};
