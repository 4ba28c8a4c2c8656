import { type Catalogue, knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { Orm } from "#backend/store/database.ts";
import { forget } from "#backend/store/remember.ts";
import { withoutValues } from "#domain/search-query.ts";
import { unknownMakes } from "./filter-groups.ts";
import type { SearchRequest } from "./run-search.ts";
import { selectVehicles } from "./select-vehicles.ts";
import type { StockIndex } from "./stock-columns.ts";
import { stockIndex } from "./stock-index.ts";

export const selectFor = async ({ kind, dealers, query: asked }: Omit<SearchRequest, "size">, orm: Orm) => {
  const { stock, places } = await currentStock(orm);
  const ignored = unknownMakes(asked, stock.catalogue);
  const query = withoutValues(asked, ignored);
  const scope = { kind, dealers: dealers && numbersOf(dealers, places) };
  return { stock, scope, ignored, query, selection: selectVehicles(stock, scope, query) };
};

/** The stock as it is now with what the catalogue says of it, and the dealers by their numbers. */
export const currentStock = async (orm: Orm) => {
  const [index, places] = await Promise.all([stockIndex(orm), knownDealers(orm)]);
  return { stock: { index, catalogue: await catalogueOf(index, orm) }, places };
};

/** The catalogue, read again when the stock holds versions that are newer than what is remembered of it. */
export const catalogueOf = async (index: StockIndex, orm: Orm): Promise<Catalogue> => {
  const catalogue = await knownCatalogue(orm);
  const isKnown = index.versions.every((version) => catalogue.versions.has(version));
  if (isKnown) return catalogue;
  forget(orm);
  return await knownCatalogue(orm);
};

/** The numbers of dealers by their codes; codes that nobody has stand for nobody. */
const numbersOf = (
  codes: readonly string[],
  dealers: ReadonlyMap<number, StoredDealer>,
): ReadonlySet<number> =>
  new Set([...dealers.values()].filter(({ dealerCode }) => codes.includes(dealerCode)).map(({ id }) => id));
