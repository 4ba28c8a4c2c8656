import { type Dealer, isLocated } from "#api/models/dealer.ts";
import { type Coordinates, distanceKm, roundDistance } from "#domain/distance.ts";
import { slugify } from "#domain/slugify.ts";
import { findPostalArea, postalAreaOf } from "#market/postal-areas.ts";
import type { DealerGroup } from "./group-dealers.ts";

/** A dealer with its distance, in rounded kilometres as the crow flies. */
export interface NearDealer {
  readonly dealer: Dealer;
  readonly km: number;
}

export interface DealersNear {
  /** Name of the place found. */
  readonly from: string;
  /** All dealers, the nearest first. */
  readonly dealers: readonly NearDealer[];
}

/**
 * The dealers by distance from a place: a postal code, a place of the pages, a dealer's municipality or a
 * capital of a province or district. Undefined for other text. Pure.
 * @param wanted letters and digits joined by hyphens (`slugify`)
 */
export const dealersNear = (groups: readonly DealerGroup[], wanted: string): DealersNear | undefined => {
  const place = placeCalled(groups, wanted);
  if (!place) return undefined;
  const dealers = groups
    .flatMap((group) => group.dealers)
    .filter(isLocated)
    .map((dealer) => ({ dealer, away: distanceKm(place, dealer) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ dealer, away }) => ({ dealer, km: roundDistance(away) }));
  return { from: place.name, dealers };
};

const placeCalled = (
  groups: readonly DealerGroup[],
  wanted: string,
): (Coordinates & { readonly name: string }) | undefined => {
  const group = groups.find(({ id, name }) => id === wanted || slugify(name) === wanted);
  const located = group?.dealers.filter(isLocated) ?? [];
  if (group && located.length > 0) return { name: group.name, ...middleOf(located) };
  const towns = groups.flatMap(({ dealers }) =>
    dealers
      .filter(isLocated)
      .flatMap(({ municipality, latitude, longitude }) =>
        municipality.split("/").map((name) => ({ name, latitude, longitude })),
      ),
  );
  return (
    postalAreaOf(wanted) ??
    towns.find(({ name }) => slugify(name) === wanted) ??
    findPostalArea((name) => slugify(name) === wanted)
  );
};

/** The centroid. */
export const middleOf = (places: readonly Coordinates[]): Coordinates => {
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => longitude)),
  };
};
