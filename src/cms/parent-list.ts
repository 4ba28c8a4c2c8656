import { findListPage } from "#api/list-page.ts";
import type { SearchData } from "#contract/blocks/search.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";

/**
 * Path of the list that contains a page about one make or body type, so that a visitor can remove that
 * filter. Undefined for pages without a filter, with several values or a place, and while it cannot be
 * loaded.
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

/** Path of the list of all places, of a page about one; undefined for other pages, and while it cannot be loaded. */
export const loadListOfAllPlaces = async (
  data: SearchData,
  locale: Locale,
  from: string,
): Promise<string | undefined> => {
  if (!data.dealers || !data.where) return undefined;
  const slug = await findListPage({ list: { kind: data.kind, filters: {} }, locale, from });
  return slug === undefined ? undefined : pathOfSlug(locale, slug);
};
