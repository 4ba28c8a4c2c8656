import { shopSettingKeys } from "#backend/shop/read-shop.ts";
import type { Database, Orm } from "#backend/store/database.ts";
import { pages, siteSettings } from "#backend/store/schema/content.ts";
import { shopFiles } from "#backend/store/schema/shop-files.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { env } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { fillDatabase } from "./filling/seed-database.ts";

/** A database that this site must not show; the message says what to do. */
export class OtherShopError extends Error {
  override readonly name = "OtherShopError";
}

interface ShopState {
  readonly isDemo: boolean;
  readonly hasFolder: boolean;
  /** Pages or vehicles of before there were folders, or of a shop of one's own. */
  readonly hasRows: boolean;
}

export const readState = async (orm: Pick<Orm, "select">): Promise<ShopState> => {
  const settings = await orm.select({ key: siteSettings.key }).from(siteSettings);
  const [file] = await orm.select({ path: shopFiles.path }).from(shopFiles).limit(1);
  const [page] = await orm.select({ id: pages.id }).from(pages).limit(1);
  const [vehicle] = await orm.select({ id: vehicles.id }).from(vehicles).limit(1);
  return {
    isDemo: settings.some(({ key }) => key === shopSettingKeys.demo),
    hasFolder: file !== undefined,
    hasRows: page !== undefined || vehicle !== undefined,
  };
};

const prepareDemo = async (database: Database, { isDemo, hasRows }: ShopState): Promise<number> => {
  if (!isDemo && hasRows) {
    log().warn({}, "SHOP is demo, and the database has another shop: it is shown as it is");
    return 0;
  }
  const stored = await fillDatabase(database);
  if (stored === 0) {
    // The folder may be that of an earlier release.
    const { applyShop } = await import("#shop-folder/apply/apply-shop.ts");
    const { demoFolder } = await import("./demo-folder.ts");
    await applyShop(database, demoFolder());
  }
  return stored;
};

const prepareOwn = async (database: Database, { isDemo, hasFolder, hasRows }: ShopState): Promise<number> => {
  if (isDemo)
    throw new OtherShopError(
      "The database has the vehicles of the demo shop, and SHOP is empty. `npm run shop -- remove-demo` removes all that it has; SHOP=demo shows it.",
    );
  if (!hasFolder && !hasRows) {
    const { startShop } = await import("./filling/start-shop.ts");
    await startShop(database);
  }
  const { logUnset } = await import("#shop-folder/apply/log-unset.ts");
  await logUnset(database.orm);
  return 0;
};

/**
 * Makes an empty database the shop that `SHOP` names: the demo shop, or one that has its starter pages and no vehicles. A shop that is
 * there is left as it is, but for a demo shop of an earlier release, whose pages are renewed.
 * @returns how many vehicles were stored
 * @throws OtherShopError where a demo shop is found and none is wanted; ShopFileError when a file of the shop is wrong
 */
export const prepareShop = async (database: Database): Promise<number> => {
  const state = await readState(database.orm);
  return env().SHOP === "demo" ? prepareDemo(database, state) : prepareOwn(database, state);
};

/** Has the pages of the shop say the figures of its stock as it is now. */
export const rewriteShopTexts = async (
  { orm }: Pick<Database, "orm">,
  now: Date = new Date(),
): Promise<void> => {
  const { rewriteTexts } = await import("#shop-folder/apply/apply-shop.ts");
  await rewriteTexts({ orm }, now);
};
