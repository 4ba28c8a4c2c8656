import { prefetchRules } from "#domain/prefetch-rules.ts";

export const dynamic = "force-dynamic";

/** Which links browsers may fetch ahead (`Speculation-Rules`). */
export const GET = () =>
  Response.json(prefetchRules, {
    headers: {
      "cache-control": "public, max-age=3600",
      "content-type": "application/speculationrules+json",
    },
  });
