import "server-only";
import { createHash } from "node:crypto";
import { isAbsent } from "#features/seo/sitemap/answer-sitemap.ts";
import type { Locale } from "#platform/locale.ts";
import { loadBlogFeed } from "./load-blog-feed.ts";

/** Readers ask every hour at most. */
const seconds = 3600;

/** The answer to a request for the blog's feed; readers that have it already are not sent it again. */
export const answerBlogFeed = async (locale: Locale, request: Request): Promise<Response> => {
  const feed = await loadBlogFeed(locale);
  if (feed.ok) {
    const etag = `"${createHash("sha256").update(feed.value).digest("base64url").slice(0, 22)}"`;
    const headers = {
      "cache-control": `public, max-age=${seconds}, stale-while-revalidate=86400`,
      "content-type": "application/rss+xml; charset=utf-8",
      etag,
    };
    const isKnown = request.headers.get("if-none-match")?.includes(etag) ?? false;
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(feed.value, { headers });
  }
  const absent = isAbsent(feed.error);
  return new Response(absent ? "Not found" : "Not available at the moment", {
    status: absent ? 404 : 503,
    headers: { "cache-control": "no-store", ...(!absent && { "retry-after": "300" }) },
  });
};
