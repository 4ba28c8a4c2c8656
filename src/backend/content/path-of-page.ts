import { localePrefix } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";

/** The address of a content page; home is the root of its language. */
export const pathOfPage = (locale: Locale, slug: string): string =>
  `${localePrefix(locale)}/${slug === "home" || slug === "" ? "" : `${slug}/`}`;
