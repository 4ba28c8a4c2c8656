import { answerSitemap } from "#features/seo/sitemap/answer-sitemap.ts";
import { loadSitemapIndex } from "#features/seo/sitemap/load-sitemap.ts";

export const dynamic = "force-dynamic";

/** The index of the sitemaps; 404 where the content service has none. */
export const GET = async (request: Request) => answerSitemap(await loadSitemapIndex(), request);
