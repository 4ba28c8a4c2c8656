import { selectVehicles } from "#backend/search/select-vehicles.ts";
import type { SearchedStock } from "#backend/search/stock.ts";
import type { ReadList } from "./read-kept-list.ts";

/** Places in the index of the vehicles of a kept list that can be bought. */
export const findMatches = (stock: SearchedStock, { scope, query }: ReadList): Int32Array =>
  query === undefined ? new Int32Array(0) : selectVehicles(stock, scope, query).passing.places.slice();
