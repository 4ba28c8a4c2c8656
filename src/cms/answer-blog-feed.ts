import { cacheControl } from "#platform/answers/cache-control.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { createHash } from "node:crypto";
import { refuseFile } from "#platform/answers/refuse-file.ts";
import type { Locale } from "#platform/locale.ts";
import { loadBlogFeed } from "./load-blog-feed.ts";

/** Responds to a request for the blog's feed; 304 for readers that have the current one. */
export const answerBlogFeed = async (locale: Locale, request: Request): Promise<Response> => {
  const feed = await loadBlogFeed(locale);
  if (!feed.ok) return refuseFile(feed.error);
  const etag = `"${createHash("sha256").update(feed.value).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "cache-control": cacheControl.everybodyAndStale(cacheLifetimes.blogFeed),
    "content-type": "application/rss+xml; charset=utf-8",
    etag,
  };
  const isKnown = request.headers.get("if-none-match")?.includes(etag) ?? false;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(feed.value, { headers });
};
