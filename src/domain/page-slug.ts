import type { Locale } from "#platform/locale.ts";
import { homePath, localePrefix } from "./routes.ts";

/** The content service's name of the page at the root of a language. */
const home = "home";

/** The content service's slug of a path: `home` for the root of a language, else the path without its slashes. */
export const slugOfPath = (locale: Locale, pathname: string): string =>
  pathname.slice(localePrefix(locale).length).replace(/^\/|\/$/g, "") || home;

/** The public path of a page, by its slug: `/pt/carros-segunda-mao/`. */
export const pathOfSlug = (locale: Locale, slug: string): string =>
  slug === home ? homePath(locale) : `${localePrefix(locale)}/${slug}/`;
