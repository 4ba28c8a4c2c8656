import { loadShop } from "#api/load-shop.ts";
import { prefetchRules } from "#domain/prefetch-rules.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";

export const dynamic = "force-dynamic";

/** The links that browsers may prefetch (`Speculation-Rules`). */
export const GET = async () =>
  Response.json(prefetchRules((await loadShop()).languages), {
    headers: {
      "cache-control": cacheControl.public(cacheLifetimes.speculationRules),
      "content-type": "application/speculationrules+json",
    },
  });
