import { prefetchRules } from "#domain/prefetch-rules.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";

export const dynamic = "force-dynamic";

/** The links that browsers may prefetch (`Speculation-Rules`). */
export const GET = () =>
  Response.json(prefetchRules, {
    headers: {
      "cache-control": cacheControl.everybody(3600),
      "content-type": "application/speculationrules+json",
    },
  });
