import type { Page } from "#contract/page.ts";
import { type SearchQuery, withoutValues } from "#domain/search-query.ts";
import { loadPage } from "#features/content/load-page.ts";
import { loadSearchPage } from "#features/search/load-search.ts";
import type { ListFacts } from "#features/seo/indexing-policy.ts";
import { blogListSchema, blogPageCount } from "./blocks/blog-list/schema.ts";
import { searchSchema } from "./blocks/search/schema.ts";

const hasList = ({ components }: Pick<Page, "components">): boolean =>
  components.some(({ key }) => key === "search");

/**
 * What search engines' view of a list depends on: how many pages it has, and which page is about the filters in force.
 * Asks for the same search as the page that is drawn; `query` is without values that the services do not know. Undefined for pages without a list, and while it cannot be told.
 */
export async function loadListFacts(
  page: Page,
  query: SearchQuery,
): Promise<(ListFacts & { query: SearchQuery }) | undefined> {
  const { locale } = page;
  const blog = blogListSchema.safeParse(page.components.find(({ key }) => key === "blog-list")?.data);
  if (blog.success) return { landing: undefined, pageCount: blogPageCount(blog.data), query };
  const block = page.components.find(({ key }) => key === "search");
  const data = searchSchema.safeParse(block?.data);
  if (!data.success) return undefined;
  const { kind, filters, dealers } = data.data;
  const answer = await loadSearchPage(locale, { kind, preset: filters, dealers, query });
  if (!answer.ok) return undefined;
  const { slug, result } = answer.value;
  const landing = slug === page.slug ? undefined : await loadPage(slug, locale);
  // A service that knows no page for these filters names one that is about something else.
  const isLanding = landing?.ok === true && hasList(landing.value);
  return {
    landing: slug === page.slug ? page : isLanding ? landing.value : undefined,
    pageCount: result.page.count,
    query: withoutValues(query, result.ignored),
  };
}
