import type { Page } from "#contract/page.ts";
import { type SearchQuery, withoutValues } from "#domain/search-query.ts";
import { loadPage } from "#features/content/load-page.ts";
import { loadSearchPage } from "#features/search/load-search.ts";
import type { SearchWords } from "#features/search/search-words/describe-search.ts";
import { titleOfPage } from "#features/search/search-words/describe-search.ts";
import { wordsOfList } from "#features/search/search-words/words-of-list.ts";
import type { ListFacts } from "#features/seo/indexing-policy.ts";
import { blogListSchema, blogPageCount } from "./blocks/blog-list/schema.ts";
import { searchSchema } from "./blocks/search/schema.ts";
import { loadNearestList } from "./nearest-list.ts";

const hasList = ({ components }: Pick<Page, "components">): boolean =>
  components.some(({ key }) => key === "search");

/** What is said of a list to those who do not see it; the page's own title and description hold where there is none. */
type Said = { readonly said?: Partial<Pick<SearchWords, "title" | "description">> };

/**
 * What search engines' view of a list depends on: how much it holds, which page is about the filters in force, and the nearest where
 * there is none. Asks for the same search as the page that is drawn; `query` is without values that the services do not know.
 * Undefined for pages without a list, and while it cannot be told.
 */
export const loadListFacts = async (
  page: Page,
  query: SearchQuery,
): Promise<(ListFacts & Said & { query: SearchQuery }) | undefined> => {
  const { locale, header } = page;
  const blog = blogListSchema.safeParse(page.components.find(({ key }) => key === "blog-list")?.data);
  if (blog.success) return { landing: undefined, nearest: page, pageCount: blogPageCount(blog.data), query };
  const block = page.components.find(({ key }) => key === "search");
  const parsed = searchSchema.safeParse(block?.data);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  const { kind, filters, dealers } = data;
  const answer = await loadSearchPage(locale, { kind, preset: filters, dealers, query, example: true });
  if (!answer.ok) return undefined;
  const { slug, result } = answer.value;
  const landing = slug === page.slug ? undefined : await loadPage(slug, locale);
  // A service that knows no page for these filters names one that is about something else.
  const isLanding = landing?.ok === true && hasList(landing.value);
  const exact = slug === page.slug ? page : isLanding ? landing.value : undefined;
  const known = withoutValues(query, result.ignored);
  const site = header.logo.alt;
  const words = wordsOfList(data, { query: known, result, locale, site });
  const further = query.page > 1 && { title: titleOfPage(data.heading, locale, { page: query.page, site }) };
  return {
    landing: exact,
    nearest: exact ?? (await loadNearestList(page, data, known)),
    pageCount: result.page.count,
    query: known,
    said: words ? { title: words.title, description: words.description } : further || {},
  };
};
