import type { Locale } from "#platform/locale.ts";
import type { Country } from "./countries.ts";
import { es } from "./es.ts";
import type { Market } from "./market.ts";
import { pt } from "./pt.ts";

/** The market of each language: the language decides the market. */
export const markets: Readonly<Record<Locale, Market>> = { es, pt };

/** The market of a language. */
export const marketOf = (locale: Locale): Market => markets[locale];

const byCountry: Readonly<Record<Country, Market>> = { ES: es, PT: pt };

/** The market of a country. */
export const marketOfCountry = (country: Country): Market => byCountry[country];
