import { localeTable } from "./locale-table.ts";

export type Locale = keyof typeof localeTable;

export const locales = Object.keys(localeTable) as [Locale, ...Locale[]];

export const defaultLocale: Locale = "es";

/** True for exactly the ids in `locales`. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The locale of an id that was stored or sent; the default one for an id that is none. */
export const knownLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

/** The language of a locale, as `lang` and `hreflang` name it. */
export const languageOf = (locale: Locale): string => localeTable[locale].language;

/** The language of a locale in its market, by BCP 47: `pt-PT`. */
export const languageTag = (locale: Locale): string =>
  `${localeTable[locale].language}-${localeTable[locale].market}`;

/** What the language of a locale calls itself: `Português`. */
export const languageName = (locale: Locale): string => localeTable[locale].name;

/** A value for each locale. */
export const byLocale = <Result>(make: (locale: Locale) => Result): Record<Locale, Result> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Result>;

/** A stored text in a language; that of the default locale where it was stored before the language came. */
export const textIn = (texts: Readonly<Partial<Record<Locale, string>>>, locale: Locale): string =>
  texts[locale] ?? texts[defaultLocale] ?? "";
