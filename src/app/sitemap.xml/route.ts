import { answerSitemap } from "#features/seo/sitemap/answer-sitemap.ts";
import { loadSitemapIndex } from "#features/seo/sitemap/load-sitemap.ts";

export const dynamic = "force-dynamic";

/** The index of the sitemaps; 404 where the content service offers none. */
export async function GET(request: Request) {
  return answerSitemap(await loadSitemapIndex(), request);
}
