import { reserved, type SearchedStock } from "#backend/search/row-failure.ts";
import { selectVehicles } from "#backend/search/select-vehicles.ts";
import type { ReadList } from "./read-kept-list.ts";

/** Places in the index of the vehicles of a kept list that can be bought. */
export const findMatches = (stock: SearchedStock, { scope, query }: ReadList): number[] => {
  if (query === undefined) return [];
  const { status } = stock.index.columns;
  return [...selectVehicles(stock, scope, query).places].filter((place) => status[place] !== reserved);
};
