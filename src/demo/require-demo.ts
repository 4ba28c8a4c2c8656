import { sql } from "drizzle-orm";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { OtherShopError, readState } from "./prepare-shop.ts";

/**
 * Makes sure that a database may be emptied: it is a demo shop, or empty, or the caller has named it.
 * @param named the database to be emptied whatever it has
 * @throws OtherShopError otherwise
 */
export const requireDemo = async ({ orm, kind }: Database, named: string | undefined): Promise<void> => {
  const state = await readState(orm);
  if (state.isDemo || !(state.hasRows || state.hasFolder)) return;
  const [row] = rowsOf<{ name: string }>(await orm.execute(sql`select current_database() as name`));
  const name = kind === "embedded" ? "embedded" : (row?.name ?? "");
  if (named === name) return;
  throw new OtherShopError(
    `The database is no demo shop: nothing was changed. --delete-everything ${name} deletes every row of it, those of customers too.`,
  );
};
