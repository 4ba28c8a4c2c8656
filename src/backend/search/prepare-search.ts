import { type Catalogue, knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import type { Orm } from "#backend/store/database.ts";
import { forget } from "#backend/store/remember.ts";
import { type SearchQuery, withoutValues } from "#domain/search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { unknownMakes } from "./filter-groups.ts";
import { monthlyFees } from "./monthly-fees.ts";
import type { Scope, SearchedStock } from "./stock.ts";
import type { StockIndex } from "./stock-columns.ts";
import { stockIndex } from "./stock-index.ts";

export type SearchRequest = {
  readonly query: SearchQuery;
  readonly kind: VehicleKind | undefined;
  /** Codes of the dealers whose vehicles are meant; all when absent. */
  readonly dealers?: readonly string[];
  readonly size: number;
  /** What the page is about by itself; asks for an example. */
  readonly about?: SearchQuery;
  /** Other queries, which are only counted. */
  readonly counts?: readonly SearchQuery[];
};

/** What a search is made in and asks for, once everything is there that it needs. */
export const prepareSearch = async (
  { kind, dealers, query: asked }: Omit<SearchRequest, "size">,
  { orm, locale, now }: Pick<Call, "orm" | "locale" | "now">,
) => {
  const stock = await searchedStock(orm, now);
  const ignored = unknownMakes(asked, stock.catalogue);
  const query = withoutValues(asked, ignored);
  const scope: Scope = { kind, locale, dealers: dealers && numbersOf(dealers, stock.dealers) };
  return { stock, scope, ignored, query };
};

/** The stock as it is now with what the catalogue says of it, and the dealers by their numbers. */
export const currentStock = async (orm: Orm) => {
  const [index, places] = await Promise.all([stockIndex(orm), knownDealers(orm)]);
  return { stock: { index, catalogue: await catalogueOf(index, orm) }, places };
};

/** The same for searching in it at a moment. */
export const searchedStock = async (orm: Orm, now: Date): Promise<SearchedStock> => {
  const [{ stock, places }, finance] = await Promise.all([currentStock(orm), financeSettings(orm)]);
  return {
    ...stock,
    dealers: places,
    now,
    monthlyFees: (locale, deposit) => monthlyFees(orm, stock.index, { finance, locale, now, deposit }),
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
