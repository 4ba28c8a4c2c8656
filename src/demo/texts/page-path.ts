import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";
import { pageNamed } from "./written/page-named.ts";

/** Address of a written page; throws a RangeError where there is none of that name. */
export const pathOf = (locale: Locale, name: string): string =>
  pathOfSlug(locale, pageNamed(name)[locale].slug);
