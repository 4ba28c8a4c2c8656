import type { Locale } from "#platform/locale.ts";
import { type Country, countries } from "./countries.ts";
import { marketOf, markets } from "./markets.ts";

/** The other country that a postal code belongs to; undefined in the locale's own, and for none that is known. */
export const standsAbroad = (zipCode: string | undefined, locale: Locale): Country | undefined => {
  const isIn = (country: Country) => markets[country].postalCode.isValid(zipCode ?? "");
  const own = marketOf(locale).country;
  return isIn(own) ? undefined : countries.find((country) => country !== own && isIn(country));
};
