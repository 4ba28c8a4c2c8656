export type Coordinates = { readonly latitude: number; readonly longitude: number };

const earthRadiusKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies (haversine); places in degrees. */
export const distanceKm = (a: Coordinates, b: Coordinates): number => {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(latB - latA) + Math.cos(latA) * Math.cos(latB) * half(radians(b.longitude - a.longitude));
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** A distance as people say it: to a kilometre below 20, to 5 below 100, to 10 above. At least 1. */
export const roundDistance = (km: number): number => {
  const step = km < 20 ? 1 : km < 100 ? 5 : 10;
  return Math.max(1, Math.round(km / step) * step);
};
