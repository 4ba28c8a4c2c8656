import type { Locale } from "#platform/locale.ts";
import { type Blog, feedLink } from "./blog/build-blog.ts";
import type { PageText } from "./page-text.ts";

const newestOnHome = 3;

/** Adds the articles to the parts of a written page that show them, and the feed to the page that lists them. */
export const withBlog = (locale: Locale, name: string, page: PageText, { summaries }: Blog): PageText => {
  const shown: Readonly<Record<string, readonly object[]>> = {
    "blog-list": summaries,
    "latest-articles": summaries.slice(0, newestOnHome),
  };
  return {
    seo: name === "blog" ? { ...page.seo, links: [feedLink(locale)] } : page.seo,
    components: page.components.map((component) => {
      const articles = shown[component.key];
      return articles === undefined ? component : { ...component, data: { ...component.data, articles } };
    }),
  };
};
