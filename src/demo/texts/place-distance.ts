import type { SeedDealer } from "../dealers/seed-dealer.ts";

export const nearestFirst = (dealers: readonly SeedDealer[], from: readonly SeedDealer[]): SeedDealer[] =>
  dealers.toSorted((a, b) => distance(from, [a]) - distance(from, [b]));

type Position = Pick<SeedDealer, "latitude" | "longitude">;

/** Kilometres between the first dealers of two places, on a ball of 6 371 km. */
export const distance = ([a]: readonly Position[], [b]: readonly Position[]): number => {
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
};
