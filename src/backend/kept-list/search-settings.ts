import { searchedStock } from "#backend/search/prepare-search.ts";
import type { Orm } from "#backend/store/database.ts";

/** What kept lists are searched in: the stock as it is now, the catalogue, and the numbers of dealers by their codes. */
export type SearchSettings = Awaited<ReturnType<typeof searchSettings>>;

export const searchSettings = async (orm: Orm, now: Date) => {
  const stock = await searchedStock(orm, now);
  const dealers = new Map([...stock.dealers.values()].map(({ dealerCode, id }) => [dealerCode, id]));
  return { stock, dealers };
};
