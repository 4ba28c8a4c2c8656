/** The languages of the site; each is also a market (es = Spain, pt = Portugal). */
export const locales = ["es", "pt"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "es";

/** True for exactly the ids in `locales`. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
