import { inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import { shopFiles } from "#backend/store/schema/shop-files.ts";
import { env } from "#platform/env.ts";
import { type ShopSettings, shopSettings } from "./shop-settings.ts";

/** Keys of `site_settings`: the content of `shop.yaml` as JSON, and the mark of a demo shop. */
export const shopSettingKeys = { settings: "shop", demo: "demo" } as const;

export interface Shop extends ShopSettings {
  /** Its vehicles are invented. */
  readonly isDemo: boolean;
  /** SHA-256 of each file of its folder, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** Whose shop it is and its conditions (`remember`). */
export const readShop = (orm: Orm): Promise<Shop> => remember(orm, "shop", loadShop);

/** The same, read now. A database without settings has those of an empty `shop.yaml`, named after the site. */
export const loadShop = async (orm: Pick<Orm, "select">): Promise<Shop> => {
  const rows = await orm
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, [...Object.values(shopSettingKeys), "siteName"]));
  const settings = new Map(rows.map(({ key, value }) => [key, value]));
  const files = await orm.select({ path: shopFiles.path, hash: shopFiles.hash }).from(shopFiles);
  const stored = settings.get(shopSettingKeys.settings);
  return {
    ...shopSettings.parse(
      stored === undefined
        ? { name: settings.get("siteName") ?? new URL(env().SITE_URL).hostname }
        : JSON.parse(stored),
    ),
    isDemo: settings.has(shopSettingKeys.demo),
    files: new Map(files.map(({ path, hash }) => [path, hash])),
  };
};
