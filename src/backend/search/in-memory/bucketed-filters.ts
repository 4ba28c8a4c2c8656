import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { distanceKm } from "#domain/distance.ts";
import { priceRatings } from "#domain/price-bands.ts";
import { choices } from "#domain/search-query-keys.ts";
import { badges } from "#domain/vehicle-types.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import type { BandFilter } from "../search-engine.ts";

/** How many values each has; a vehicle without any counts as one more, the last. */
export const bandCounts: Readonly<Record<BandFilter, number>> = {
  badge: badges.length,
  rating: priceRatings.length,
  owners: choices.owners.length,
  newSince: choices.newSince.length,
  place: choices.radius.length,
};

const secondsPerDay = 86_400;

/** The seconds since 1970 from which on a vehicle has arrived within so many days. */
export const arrivedWithin = (days: number, now: Date): number => now.getTime() / 1000 - days * secondsPerDay;

/** Kilometres to each dealer by its number; undefined where the place is unknown. */
export const distancesFrom = (
  place: string | undefined,
  dealers: ReadonlyMap<number, StoredDealer>,
): Float64Array | undefined => {
  const area = place === undefined ? undefined : postalAreaOf(place);
  if (area === undefined) return undefined;
  const distances = new Float64Array(Math.max(0, ...dealers.keys()) + 1).fill(Number.POSITIVE_INFINITY);
  for (const [id, dealer] of dealers) distances[id] = distanceKm(area, dealer);
  return distances;
};

/** The index of the first limit that a value is within; the number of limits where it is within none. */
export const firstHolding = (limits: readonly number[], value: number): number => {
  const band = limits.findIndex((limit) => value <= limit);
  return band < 0 ? limits.length : band;
};
