import { loadShop } from "#api/load-shop.ts";
import { absoluteUrl } from "#features/seo/absolute-url.ts";
import { loadSitemapIndex } from "#features/seo/sitemap/load-sitemap.ts";
import { writeRobots } from "#features/seo/write-robots.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { isAbsent } from "#platform/answers/refuse-file.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";

export const dynamic = "force-dynamic";

/** Rules for crawlers. Names the sitemap unless the content service has none. */
export const GET = async () => {
  await loadShop();
  const index = await loadSitemapIndex();
  const hasSitemap = index.ok || !isAbsent(index.error);
  return new Response(writeRobots(hasSitemap ? absoluteUrl("/sitemap.xml") : undefined), {
    headers: {
      "cache-control": cacheControl.public(cacheLifetimes.robots),
      "content-type": "text/plain; charset=utf-8",
    },
  });
};
