import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";
import { type PageName, pageSlugs } from "./page-slugs.ts";

/** The path of a page that is written by hand. */
export const pathOf = (locale: Locale, name: PageName): string => pathOfSlug(locale, pageSlugs[name][locale]);
