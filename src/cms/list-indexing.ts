import { confirmListPage } from "#api/list-page.ts";
import type { Page } from "#api/models/page.ts";
import { blogListBlock, blogPageCount } from "#contract/blocks/blog-list.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { type SearchQuery, withoutValues } from "#domain/search-query.ts";
import { narrowedList } from "#domain/vehicle-list.ts";
import { loadSearchPage } from "#features/search/load-search.ts";
import { quickCounts } from "#features/search/quick-filters/quick-counts.ts";
import { type SearchWords, titleOfPage } from "#features/search/search-words/describe-search.ts";
import { wordsOfList } from "#features/search/search-words/words-of-list.ts";
import type { IndexedList } from "#features/seo/indexing-policy.ts";

/** Title and description of a list for search engines; by default the page's own. */
type Described = { readonly texts?: Partial<Pick<SearchWords, "title" | "description">> };

/**
 * What search engines need of a list: its size, and which page is about the active filters. Runs the same
 * search as the page; `query` is without values that the services do not have. Undefined for pages without a
 * list, and while it cannot be loaded.
 */
export const loadListIndexing = async (
  page: Page,
  query: SearchQuery,
): Promise<(IndexedList & Described & { query: SearchQuery }) | undefined> => {
  const { locale, header } = page;
  const blog = findBlock(page.components, blogListBlock);
  if (blog) return { landing: undefined, pageCount: blogPageCount(blog), query };
  const data = findBlock(page.components, searchBlock);
  if (!data) return undefined;
  const { kind, filters, dealers } = data;
  const counts = quickCounts(data.quickFilters, query);
  const search = { kind, preset: filters, dealers, query, example: true, counts, from: page.slug };
  const answer = await loadSearchPage(locale, search);
  if (!answer.ok) return undefined;
  const { slug, result } = answer.value;
  const exact = await confirmListPage(slug, narrowedList(data, query), locale, page);
  const known = withoutValues(query, result.ignored);
  const site = header.logo.alt;
  const words = wordsOfList(data, { query: known, result, locale, site });
  const further = query.page > 1 && { title: titleOfPage(data.heading, locale, { page: query.page, site }) };
  return {
    landing: exact,
    pageCount: result.page.count,
    query: known,
    texts: words ? { title: words.title, description: words.description } : further || {},
  };
};
