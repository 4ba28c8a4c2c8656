import { findListPage } from "#api/list-page.ts";
import type { SearchData } from "#contract/blocks/search.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";

/**
 * Path of the list that a page about one make or body type is a part of, so that a visitor can take that filter off.
 * Undefined for pages that are about nothing in particular, about several values or a place, and while it cannot be told.
 */
export const loadParentList = async (
  data: SearchData,
  locale: Locale,
  from: string,
): Promise<string | undefined> => {
  const values = Object.values(data.filters);
  if (values.length === 0 || data.dealers || values.some((value) => value.includes(","))) return undefined;
  const list = { kind: data.kind, filters: {} };
  const slug = await findListPage({ list, locale, from });
  return slug === undefined ? undefined : pathOfSlug(locale, slug);
};
