import { eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { forgetRemembered } from "#backend/store/remember.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import type { ShopFolder } from "../files/shop-folder.ts";
import { buildPages } from "../pages/build-pages.ts";
import { drawnPictures } from "../pictures/model-pictures.ts";
import { readShopFolder } from "../read-shop-folder.ts";
import type { ShopTexts } from "../shop-texts.ts";
import { readListed } from "./read-listed.ts";
import { storeConditions } from "./store-conditions.ts";
import { followStock, lockShop, storeShopPages } from "./store-pages.ts";
import { areSame, readStoredFolder } from "./stored-folder.ts";
import { readTextsState, settingOfTexts } from "./texts-state.ts";

/** Pages of a shop that follow the stock of a database. */
const pagesInput = async (orm: Orm, shop: ShopTexts, now: Date) => ({
  shop,
  vehicles: await readListed(orm),
  pictures: drawnPictures(),
  today: now.toISOString().slice(0, 10),
});

/**
 * Applies a shop's folder to a database, all or nothing.
 * @returns whether anything was to be done: a folder that was applied before changes nothing
 * @throws ShopFileError that names what is wrong in the folder; the database is as it was then
 */
export const applyShop = async (
  { orm }: { readonly orm: Orm },
  folder: ShopFolder,
  now: Date = new Date(),
): Promise<boolean> => {
  if (areSame(folder, await readStoredFolder(orm))) return false;
  const shop = await readShopFolder(folder);
  await orm.transaction(async (tx) => {
    await lockShop(tx);
    await storeConditions(tx, folder, shop);
    const state = await readTextsState(tx, now);
    await storeShopPages(tx, { ...(await pagesInput(tx, shop, now)), state });
  });
  forgetRemembered();
  return true;
};

/**
 * Checks a folder as applying it would, with the stock of a database where there is one.
 * @throws ShopFileError that names what is wrong
 */
export const checkShop = async (
  folder: ShopFolder,
  orm?: Orm,
  now: Date = new Date(),
): Promise<ShopTexts> => {
  const shop = await readShopFolder(folder);
  const today = now.toISOString().slice(0, 10);
  const vehicles = orm === undefined ? [] : await readListed(orm);
  buildPages({ shop, vehicles, pictures: drawnPictures(), today });
  return shop;
};

/** Has the pages of the applied folder say the figures of the stock as it is now; does nothing where they do. */
export const rewriteTexts = async ({ orm }: { readonly orm: Orm }, now: Date = new Date()): Promise<void> => {
  const [stored] = await orm
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, settingOfTexts));
  const state = await readTextsState(orm, now);
  if (stored?.value === state) return;
  const folder = await readStoredFolder(orm);
  if (folder.size === 0) return;
  await followStock(orm, { ...(await pagesInput(orm, await readShopFolder(folder), now)), state });
};
