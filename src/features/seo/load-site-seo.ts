import "server-only";
import { cache } from "react";
import { call } from "#api/call.ts";
import type { DataOf } from "#contract/endpoint.ts";
import type { endpoints } from "#contract/endpoints.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { log } from "#platform/log.ts";

type SiteSeo = DataOf<typeof endpoints.seo>;

const lastKnown = new Map<Locale, SiteSeo>();

/** Both languages' are of one site: where the present one's has never come, the other's is as good. */
const recall = (locale: Locale): SiteSeo =>
  [locale, ...locales].map((each) => lastKnown.get(each)).find((known) => known !== undefined) ?? {};

/** What every page states to search engines; while the service is unavailable, its last answer. The failure is logged. */
export const loadSiteSeo = cache(async (locale: Locale): Promise<SiteSeo> => {
  const answer = await call("seo", {}, { locale });
  if (answer.ok) {
    lastKnown.set(locale, answer.value);
    return answer.value;
  }
  log().error({ ...answer.error }, "Error fetching SEO data");
  return recall(locale);
});
