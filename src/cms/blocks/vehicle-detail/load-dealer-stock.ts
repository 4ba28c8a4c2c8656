import { confirmListPage } from "#api/list-page.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { loadSearchPage } from "#features/search/load-search.ts";
import type { Locale } from "#platform/locale.ts";

/** Some vehicles of a dealer, their total, and their page where the content service has one. */
export const loadDealerStock = async (dealer: string, locale: Locale) => {
  const scope = { dealers: [dealer], preset: {}, query: emptySearchQuery };
  const answer = await loadSearchPage(locale, { ...scope, limit: 12 });
  if (!answer.ok) return undefined;
  const { slug, result } = answer.value;
  const page = await confirmListPage(slug, { dealers: [dealer], filters: {} }, locale);
  return { ...result, list: page?.path };
};
