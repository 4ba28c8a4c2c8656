import type { z } from "zod";
import type { Orm } from "#backend/store/database.ts";
import { forgetRemembered } from "#backend/store/remember.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import { shopSettingKeys } from "./read-shop.ts";
import type { shopSettings } from "./shop-settings.ts";

/** Makes the database that of another shop: for tests. */
export const storeAnotherShop = async (
  orm: Orm,
  more: Partial<z.input<typeof shopSettings>> = {},
): Promise<void> => {
  const value = JSON.stringify({ name: "AutoNorte", ...more });
  await orm
    .insert(siteSettings)
    .values({ key: shopSettingKeys.settings, value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
  forgetRemembered();
};
