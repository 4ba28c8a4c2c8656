import { inArray } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";

/** `GET seo`. */
export const getSeo: Handler<typeof readingEndpoints.seo> = (_, { orm }) =>
  remember(orm, "site-seo", readSeo);

const readSeo = async (orm: Orm) => {
  const rows = await orm
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, ["googleSiteVerificationId"]));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
