import { inArray } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";

/** `GET seo`. */
export const getSeo: Handler<typeof readingEndpoints.seo> = async (_, { orm }) => {
  const rows = await orm
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, ["googleSiteVerificationId"]));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
