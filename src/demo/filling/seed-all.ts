import { sql } from "drizzle-orm";
import { readFinanceSettings } from "#backend/finance/finance-settings.ts";
import { shopSettingKeys } from "#backend/shop/read-shop.ts";
import type { Load } from "#backend/store/copy-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { withoutChecks } from "#backend/store/without-checks.ts";
import { storeConditions } from "#shop-folder/apply/store-conditions.ts";
import { storeShopPages } from "#shop-folder/apply/store-pages.ts";
import { readTextsState } from "#shop-folder/apply/texts-state.ts";
import type { ShopFolder } from "#shop-folder/files/shop-folder.ts";
import { drawnPictures } from "#shop-folder/pictures/model-pictures.ts";
import type { ShopTexts } from "#shop-folder/shop-texts.ts";
import { vehicleStream } from "../stock/generate-vehicles.ts";
import { advanceIdentities } from "./advance-identities.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedVehicles, vehicleTables } from "./seed-vehicles.ts";

export type SeedOptions = {
  /** Size of the stock. */
  readonly vehicles?: number;
  /** The day on which the stock is looked at. */
  readonly now?: Date;
};

export type DemoShop = { readonly folder: ShopFolder; readonly shop: ShopTexts };

/** Stores the demo shop in a database without rows, inside the caller's transaction; answers the number of vehicles. */
export const seedAll = async (
  orm: Orm,
  load: Load,
  { folder, shop }: DemoShop,
  { vehicles: count, now = new Date() }: SeedOptions,
): Promise<number> => {
  const today = now.toISOString().slice(0, 10);
  const pictures = drawnPictures();
  await storeConditions(orm, folder, shop);
  await orm.insert(siteSettings).values({ key: shopSettingKeys.demo, value: "yes" });
  const catalogue = await seedCatalogue(orm);
  const rows = await orm.select({ id: dealers.id, code: dealers.dealerCode }).from(dealers);
  const references = {
    catalogue,
    dealers: new Map(rows.map(({ id, code }) => [code, id])),
    finance: await readFinanceSettings(orm),
    now,
  };
  const stock = vehicleStream({
    ...{ today, pictures },
    ...(count !== undefined && { count }),
  });
  const { stored, listed } = await withoutChecks(orm, vehicleTables, () =>
    seedVehicles(load, stock, references),
  );
  const state = await readTextsState(orm, now);
  await storeShopPages(orm, { shop, vehicles: listed, pictures, today, state });
  await advanceIdentities(orm);
  // PGlite has no autovacuum, and plans badly without figures.
  await orm.execute(sql`analyze`);
  return stored;
};
