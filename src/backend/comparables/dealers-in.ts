import type { Country } from "#market/countries.ts";

/** The numbers of the dealers of a country. */
export const dealersIn = (
  places: ReadonlyMap<number, { readonly id: number; readonly country: Country }>,
  country: Country,
): ReadonlySet<number> =>
  new Set([...places.values()].filter((place) => place.country === country).map(({ id }) => id));
