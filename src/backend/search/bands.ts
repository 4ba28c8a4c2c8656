import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { distanceKm } from "#domain/distance.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { choices } from "#domain/search-query-keys.ts";
import { badges } from "#domain/vehicle-types.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import type { StockIndex } from "./stock-columns.ts";

/** Filters of which a vehicle has one value out of a few that follow one another. */
export const bandFilters = ["badge", "owners", "newSince", "place"] as const;
export type BandFilter = (typeof bandFilters)[number];

/** How many values each has; a vehicle without any counts as one more, the last. */
export const bandCounts: Readonly<Record<BandFilter, number>> = {
  badge: badges.length,
  owners: choices.owners.length,
  newSince: choices.newSince.length,
  place: choices.radius.length,
};

/** Of each filter, which of its values the vehicle at a place in the index has; the number of values for none. */
export type Bands = Readonly<Record<BandFilter, (place: number) => number>>;

const secondsPerDay = 86_400;

/** Kilometres to each dealer by its number; undefined where nobody knows where the place lies. */
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

/** Which bands the vehicles are in at a moment, seen from a place. */
export const bandsOf = (
  { columns }: StockIndex,
  { distances, now }: { readonly distances: Float64Array | undefined; readonly now: Date },
): Bands => {
  const { badge, owners, arrivedAt, dealer } = columns;
  const seconds = now.getTime() / 1000;
  return {
    badge: (place) => badge[place] ?? badges.length,
    owners: (place) => firstHolding(choices.owners, owners[place] ?? 0),
    newSince: (place) => firstHolding(choices.newSince, (seconds - (arrivedAt[place] ?? 0)) / secondsPerDay),
    place: (place) =>
      firstHolding(choices.radius, distances?.[dealer[place] ?? 0] ?? Number.POSITIVE_INFINITY),
  };
};

/** The first limit that a value keeps to; the number of limits where it keeps to none. */
const firstHolding = (limits: readonly number[], value: number): number => {
  for (let at = 0; at < limits.length; at++) if (value <= (limits[at] ?? 0)) return at;
  return limits.length;
};

/** Whether a band is one that a query asks for; everything is where nobody knows where the place lies. */
export const askedBands = (
  query: SearchQuery,
  isPlaceKnown: boolean,
): Readonly<Record<BandFilter, boolean[]>> => {
  const upTo = (limits: readonly number[], asked: number | undefined) => [
    ...limits.map((limit) => asked === undefined || limit <= asked),
    asked === undefined,
  ];
  return {
    badge: [...badges.map((id) => query.badge.includes(id)), false],
    owners: upTo(choices.owners, query.owners),
    newSince: upTo(choices.newSince, query.newSince),
    place: upTo(choices.radius, isPlaceKnown ? query.radius : undefined),
  };
};
