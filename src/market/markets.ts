import { type Locale, languageTag } from "#platform/locale.ts";
import { localeTable } from "#platform/locale-table.ts";
import type { Country } from "./countries.ts";
import { es } from "./es.ts";
import { type Formats, formatsFor } from "./formats.ts";
import type { Market } from "./market.ts";
import { pt } from "./pt.ts";

/** The market of each country. */
export const markets: Readonly<Record<Country, Market>> = { ES: es, PT: pt };

/** A market as a language writes its values. */
export type LocalMarket = Market & { readonly formats: Formats };

const localMarkets = new Map<Locale, LocalMarket>();

/** The market of a locale, with the formats of its language. */
export const marketOf = (locale: Locale): LocalMarket => {
  const known = localMarkets.get(locale);
  if (known) return known;
  const { market: country, numberLocale } = localeTable[locale];
  const market = markets[country];
  const formats = formatsFor({ numberLocale, dates: languageTag(locale), timeZone: market.timeZone });
  const localMarket = { ...market, formats };
  localMarkets.set(locale, localMarket);
  return localMarket;
};

/** The market of a country. */
export const marketOfCountry = (country: Country): Market => markets[country];
