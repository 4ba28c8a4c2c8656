import { defaultLocale, isLocale, type Locale, locales } from "#platform/locale.ts";
import { addresses } from "./addresses/addresses.ts";

/** The locale of an address: that of its prefix, as `/pt/` is Portuguese; the default one without. */
export const localeOfPath = (pathname: string): Locale => {
  const [, first] = pathname.split("/", 2);
  return isLocale(first) ? first : defaultLocale;
};

/** The address of the home page. */
export const homePath = (locale: Locale): string => `${localePrefix(locale)}/`;

/** What stands before every address of a locale: nothing for the default one, `/pt` for Portuguese. */
export const localePrefix = (locale: Locale): string => (locale === defaultLocale ? "" : `/${locale}`);

/** The prefix of the area that needs a token. */
export const personalPath = (locale: Locale): string => localePrefix(locale) + addresses[locale].personal;

/** The same in each language. */
const personalPaths: readonly string[] = locales.map(personalPath);

/** True inside the area that needs a token, also for addresses there that lead nowhere. */
export const isPersonalPath = (pathname: string): boolean =>
  personalPaths.some((path) => `${pathname}/`.startsWith(path));
