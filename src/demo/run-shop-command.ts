import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { applyShop, checkShop } from "#shop-folder/apply/apply-shop.ts";
import { diffShops } from "#shop-folder/apply/diff-shops.ts";
import { readStoredFolder } from "#shop-folder/apply/stored-folder.ts";
import { readFolder } from "#shop-folder/files/shop-folder.ts";
import { writeFolder } from "#shop-folder/files/write-folder.ts";
import { readShopFolder } from "#shop-folder/read-shop-folder.ts";
import { starterFolder } from "#shop-folder/starter-folder.ts";
import { emptyDatabase } from "./filling/reseed.ts";
import { ensureCatalogue } from "./filling/start-shop.ts";
import { OtherShopError, readState } from "./prepare-shop.ts";

type Say = (line: string) => void;

const withDatabase = async (work: (database: Database) => Promise<void>): Promise<void> => {
  const database = await openDatabase();
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
};

const diff = async (database: Database, path: string): Promise<readonly string[]> => {
  const folder = readFolder(path);
  const after = { folder, shop: await checkShop(folder, database.orm) };
  const stored = await readStoredFolder(database.orm);
  return diffShops(
    stored.size > 0 ? { folder: stored, shop: await readShopFolder(stored) } : undefined,
    after,
  );
};

const inDatabase: Readonly<Record<string, (database: Database, path: string, say: Say) => Promise<void>>> = {
  diff: async (database, path, say) => {
    const lines = await diff(database, path);
    for (const line of lines.length > 0 ? lines : ["Nothing would change"]) say(line);
  },
  apply: async (database, path, say) => {
    const { isDemo } = await readState(database.orm);
    if (isDemo)
      throw new OtherShopError(
        "The database is the demo shop: nothing was changed. `npm run shop -- remove-demo` makes it empty first.",
      );
    await ensureCatalogue(database);
    say((await applyShop(database, readFolder(path))) ? "Applied" : "Nothing to change");
  },
  export: async (database, path, say) => {
    const stored = await readStoredFolder(database.orm);
    if (stored.size === 0) throw new OtherShopError("No folder was applied to this database yet.");
    writeFolder(path, stored);
    say(`Wrote ${stored.size} files to ${path}`);
  },
  "remove-demo": async (database, _, say) => {
    const { isDemo } = await readState(database.orm);
    if (!isDemo) throw new OtherShopError("The database is no demo shop: nothing was changed.");
    await emptyDatabase(database);
    say("Removed every row");
  },
};

/**
 * Runs a command of `npm run shop`.
 * @throws ShopFileError, OtherShopError
 */
export const runShopCommand = async (command: string, path: string, say: Say): Promise<void> => {
  const work = inDatabase[command];
  if (work) return await withDatabase((database) => work(database, path, say));
  if (command === "init") {
    const folder = starterFolder();
    writeFolder(path, folder);
    say(`Wrote ${folder.size} files to ${path}`);
    return;
  }
  const { settings, dealers, pages, articles } = await checkShop(readFolder(path));
  say(
    `${settings.name}: ${dealers.length} dealers, ${pages.size} pages and ${articles.size} articles in ${settings.languages.join(", ")}. No errors`,
  );
};
