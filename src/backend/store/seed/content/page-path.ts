import { localePrefix } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";
import { type PageName, pageSlugs } from "./page-slugs.ts";

/** The path of a content page: `/pt/carros-segunda-mao/`; the home page has no slug in its path. */
export const pathOfSlug = (locale: Locale, slug: string): string => {
  const prefix = localePrefix(locale);
  return slug === pageSlugs.home[locale] ? `${prefix}/` : `${prefix}/${slug}/`;
};

/** The path of a page that is written by hand. */
export const pathOf = (locale: Locale, name: PageName): string => pathOfSlug(locale, pageSlugs[name][locale]);
