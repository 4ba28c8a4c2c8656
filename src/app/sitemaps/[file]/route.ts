import { answerSitemap } from "#features/seo/sitemap/answer-sitemap.ts";
import { loadSitemap } from "#features/seo/sitemap/load-sitemap.ts";

export const dynamic = "force-dynamic";

/** One sitemap: the addresses of one kind in one range of numbers. */
export const GET = async (
  request: Request,
  { params }: { readonly params: Promise<{ readonly file: string }> },
) => answerSitemap(await loadSitemap((await params).file), request);
