import { paths } from "#tools/test-support/paths.ts";

export const files = [
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/icons/volante.svg",
  "/builds/latest.json",
  "/healthz",
  "/blog/rss.xml",
  "/favicon.ico",
] as const;
export const pages = [paths.home.es, paths.list.pt, paths.article.es, paths.missing.es] as const;
export const methods = [
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "SEARCH",
  "PURGE",
  "LOCK",
] as const;
