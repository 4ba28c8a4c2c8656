import "server-only";
import { call } from "#api/call.ts";
import { absoluteUrl } from "#features/seo/absolute-url.ts";
import { writeFeed } from "#features/seo/feed/write-feed.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { blogListSchema } from "./blocks/blog-list/schema.ts";

/** Slug of the page whose list the feed is about, the same in each language, as the feed's address says. */
const slug = "blog";

/** The blog's articles as RSS. Fails with `not-found` where the content service has no such list. */
export const loadBlogFeed = async (locale: Locale): Promise<Result<string>> => {
  const page = await call("page", { params: { slug } }, { locale });
  if (!page.ok) return page;
  const { path, seo, components } = page.value;
  const list = blogListSchema.safeParse(components.find(({ key }) => key === "blog-list")?.data);
  if (!list.success) return fail("not-found", "The blog's page has no list of articles");
  const { articles, text } = list.data;
  const description = text ?? seo.description ?? seo.title;
  return ok(
    writeFeed(
      { title: seo.title, description, locale, path, feedPath: `${path}rss.xml`, items: articles },
      absoluteUrl,
    ),
  );
};
