import { type Catalogue, knownCatalogue, unknownMakes } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Orm } from "#backend/store/database.ts";
import { forget } from "#backend/store/remember.ts";
import { withoutValues } from "#domain/search-query.ts";
import type { FindRequest } from "../search-engine.ts";
import { monthlyFees } from "./monthly-fees.ts";
import type { Scope, SearchedStock } from "./stock.ts";
import type { StockIndex } from "./stock-columns.ts";
import { stockIndex } from "./stock-index.ts";

/** A list as the index is searched for it. */
export const prepareSearch = (
  stock: SearchedStock,
  { kind, dealers, versions, locale, query: asked }: Omit<FindRequest, "withReserved">,
) => {
  const ignored = unknownMakes(asked, stock.catalogue);
  const query = withoutValues(asked, ignored);
  const scope: Scope = { kind, locale, versions, dealers: dealers && numbersOf(dealers, stock.dealers) };
  return { scope, ignored, query };
};

/**
 * The stock as it is now with what the catalogue says of it, for searching in it at a moment. Monthly fees need the terms of
 * credits.
 */
export const searchedStock = async (orm: Orm, now: Date, needsFees: boolean): Promise<SearchedStock> => {
  const [index, dealers, finance] = await Promise.all([
    stockIndex(orm),
    knownDealers(orm),
    needsFees ? financeSettings(orm) : undefined,
  ]);
  return {
    index,
    catalogue: await catalogueOf(index, orm),
    dealers,
    now,
    monthlyFees: (locale, deposit) => {
      if (finance === undefined) throw new Error("No query of this search was about monthly prices");
      return monthlyFees(orm, index, { finance, locale, now, deposit });
    },
  };
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
