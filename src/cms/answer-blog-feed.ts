import "server-only";
import { createHash } from "node:crypto";
import { call } from "#api/call.ts";
import { loadShop } from "#api/load-shop.ts";
import { blogListBlock } from "#contract/blocks/blog-list.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { absoluteUrl } from "#features/seo/absolute-url.ts";
import { writeFeed } from "#features/seo/feed/write-feed.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuseFile } from "#platform/answers/refuse-file.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";

/** Slug of the page whose list the feed contains, the same in each language, as in the feed's address. */
const slug = "blog";

/** The blog's articles as RSS. Fails with `not-found` where the content service has no such list. */
const loadBlogFeed = async (locale: Locale): Promise<Result<string>> => {
  const { languages } = await loadShop();
  if (!languages.includes(locale)) return fail("not-found", "No such language");
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

/** Responds to a request for the blog's feed; 304 for readers that have the current one. */
export const answerBlogFeed = async (locale: Locale, request: Request): Promise<Response> => {
  const feed = await loadBlogFeed(locale);
  if (!feed.ok) return refuseFile(feed.error);
  const etag = `"${createHash("sha256").update(feed.value).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "cache-control": cacheControl.publicWithStale(cacheLifetimes.blogFeed),
    "content-type": "application/rss+xml; charset=utf-8",
    etag,
  };
  const isKnown = request.headers.get("if-none-match")?.includes(etag) ?? false;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(feed.value, { headers });
};
