import { localePrefix } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";

/** The address of a content page; home stands at the root of its language. */
export function pathOfPage(locale: Locale, slug: string): string {
  return `${localePrefix(locale)}/${slug === "home" || slug === "" ? "" : `${slug}/`}`;
}
