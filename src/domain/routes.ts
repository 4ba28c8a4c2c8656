import { defaultLocale, type Locale } from "#platform/locale.ts";

/** The language of an address: `/pt/` and what lies under it is Portuguese, all else Spanish. */
export const localeOfPath = (pathname: string): Locale =>
  pathname === "/pt" || pathname.startsWith("/pt/") ? "pt" : defaultLocale;

/** The address of the home page. */
export const homePath = (locale: Locale): string => `${localePrefix(locale)}/`;

/** What stands before every address of a language: nothing for Spanish, `/pt` for Portuguese. */
export const localePrefix = (locale: Locale): string => (locale === defaultLocale ? "" : `/${locale}`);

/** True inside the area that needs a token, also for addresses there that lead nowhere. */
export const isPersonalPath = (pathname: string): boolean =>
  /^(?:\/personal|\/pt\/pessoal)(?:\/|$)/.test(pathname);
