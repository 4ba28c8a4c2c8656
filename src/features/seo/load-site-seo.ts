import "server-only";
import { cache } from "react";
import { call } from "#api/call.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";

/** What every page tells search engines. A failure is logged and costs only what the service would have added. */
export const loadSiteSeo = cache(
  async (locale: Locale): Promise<{ readonly googleSiteVerificationId?: string }> => {
    const answer = await call("seo", {}, { locale });
    if (answer.ok) return answer.value;
    log().error({ ...answer.error }, "Error fetching SEO data");
    return {};
  },
);
