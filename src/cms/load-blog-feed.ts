import "server-only";
import { call } from "#api/call.ts";
import { blogListBlock } from "#contract/blocks/blog-list.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { absoluteUrl } from "#features/seo/absolute-url.ts";
import { writeFeed } from "#features/seo/feed/write-feed.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";

/** Slug of the page whose list the feed contains, the same in each language, as in the feed's address. */
const slug = "blog";

/** The blog's articles as RSS. Fails with `not-found` where the content service has no such list. */
export const loadBlogFeed = async (locale: Locale): Promise<Result<string>> => {
  const page = await call("page", { params: { slug } }, { locale });
  if (!page.ok) return page;
  const { path, seo, components } = page.value;
  const list = findBlock(components, blogListBlock);
  if (!list) return fail("not-found", "The blog's page has no list of articles");
  const { articles, text } = list;
  const description = text ?? seo.description ?? seo.title;
  return ok(
    writeFeed(
      { title: seo.title, description, locale, path, feedPath: `${path}rss.xml`, items: articles },
      absoluteUrl,
    ),
  );
};
