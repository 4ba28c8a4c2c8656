import { inArray } from "drizzle-orm";
import type { Database } from "#backend/store/database.ts";
import { siteSettings } from "#backend/store/schema/content.ts";
import { readTextsState, settingOfTexts, shopName } from "./filling/texts-state.ts";

/**
 * Makes an empty database the demo shop, and opens the accounts of the demo customers where they are missing. Answers how many vehicles it
 * stored: 0 when there were some already.
 * @throws DemoFileError when a file that the shop is made of is wrong
 */
export const fillWithDemo = async (database: Database): Promise<number> => {
  // Needed once in a process's life.
  const { fillDatabase } = await import("./filling/fill-database.ts");
  return fillDatabase(database);
};

/**
 * Has the pages of the demo shop say the figures of the stock as it is now; reads no file as long as it is the one that they speak
 * of. Pages of another shop are left alone.
 */
export const rewriteDemoTexts = async (
  { orm }: Pick<Database, "orm">,
  now: Date = new Date(),
): Promise<void> => {
  const rows = await orm
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, [settingOfTexts, "siteName"]));
  const settings = new Map(rows.map(({ key, value }) => [key, value]));
  const stored = settings.get(settingOfTexts);
  if (stored === undefined && settings.get("siteName") !== shopName) return;
  const state = await readTextsState(orm, now);
  if (stored === state) return;
  const { rewriteTexts } = await import("./filling/rewrite-texts.ts");
  await rewriteTexts(orm, state, now);
};
