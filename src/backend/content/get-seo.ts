import { inArray } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";

/** `GET seo`. */
export const getSeo: Handler<typeof readingEndpoints.seo> = async (_, { orm }) => {
  const { googleSiteVerificationId } = await readShop(orm);
  return googleSiteVerificationId === undefined
    ? remember(orm, "site-seo", readSeo)
    : { googleSiteVerificationId };
};

const readSeo = async (orm: Orm) => {
  const rows = await orm
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, ["googleSiteVerificationId"]));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
