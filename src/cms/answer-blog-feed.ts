import "server-only";
import { isAbsent } from "#features/seo/sitemap/answer-sitemap.ts";
import type { Locale } from "#platform/locale.ts";
import { loadBlogFeed } from "./load-blog-feed.ts";

/** Readers ask every hour at most. */
const seconds = 3600;

/** The answer to a request for the blog's feed. */
export async function answerBlogFeed(locale: Locale): Promise<Response> {
  const feed = await loadBlogFeed(locale);
  if (feed.ok)
    return new Response(feed.value, {
      headers: {
        "cache-control": `public, max-age=${seconds}, stale-while-revalidate=86400`,
        "content-type": "application/rss+xml; charset=utf-8",
      },
    });
  const absent = isAbsent(feed.error);
  return new Response(absent ? "Not found" : "Not available at the moment", {
    status: absent ? 404 : 503,
    headers: { "cache-control": "no-store", ...(!absent && { "retry-after": "300" }) },
  });
}
