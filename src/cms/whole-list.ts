import { emptySearchQuery } from "#domain/search-query.ts";
import { loadSearchPage } from "#features/search/load-search.ts";
import type { Locale } from "#platform/locale.ts";
import type { SearchData } from "./blocks/search/schema.ts";
import { listPathOf } from "./list-path.ts";

/**
 * Path of the list that a page about one make or body type is a part of, so that a visitor can take that filter off.
 * Undefined for pages that are about nothing in particular, about several values or a place, and while it cannot be told.
 */
export const loadWholeList = async (data: SearchData, locale: Locale): Promise<string | undefined> => {
  const values = Object.values(data.filters);
  if (values.length === 0 || data.dealers || values.some((value) => value.includes(","))) return undefined;
  const { kind } = data;
  const answer = await loadSearchPage(locale, { kind, preset: {}, query: emptySearchQuery, limit: 1 });
  return answer.ok ? listPathOf(answer.value.slug, { kind, filters: {} }, locale) : undefined;
};
