import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type Catalogue, knownCatalogue, unknownMakes } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { type FinanceSettings, financeSettings } from "#backend/finance/finance-settings.ts";
import { fullPriceBy } from "#backend/finance/price-in-words.ts";
import type { Orm } from "#backend/store/database.ts";
import { forget } from "#backend/store/remember.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { Cents } from "#domain/money.ts";
import { priceBands, priceRatings } from "#domain/price-bands.ts";
import { emptySearchQuery, withoutValues } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { oncePerRendering } from "#platform/once-per-rendering.ts";
import { interpretText } from "../interpret/interpret-text.ts";
import { knownPlaces, type Places } from "../interpret/known-places.ts";
import type { Known } from "../interpret/reading.ts";
import {
  type ChangeCursor,
  type FindRequest,
  type FoundPage,
  type FoundVehicles,
  type HasValue,
  type PageRequest,
  type PriceBandsById,
  type SearchEngine,
  type StockChanges,
  type VersionGroup,
  versionGroups,
} from "../search-engine.ts";
import { countValues, countWider } from "./count-values.ts";
import { type ExampleRequest, exampleText } from "./example-text.ts";
import { versionValues } from "./filter-groups.ts";
import { placeOf, versionsIn } from "./merge-stock.ts";
import { monthlyFees } from "./monthly-fees.ts";
import { nearestMisses } from "./nearest-misses.ts";
import { pageOf } from "./order.ts";
import { priceRatingsOf } from "./price-ratings.ts";
import { readColumns } from "./read-columns.ts";
import { countPassing, findPlaces, selectVehicles } from "./select-vehicles.ts";
import type { Scope, SearchedStock } from "./stock.ts";
import type { StockColumns, StockIndex } from "./stock-columns.ts";
import { stockIndex } from "./stock-index.ts";
import { suggestNames } from "./suggest-names.ts";

/** The scope and query of a list for the index. */
const prepareSearch = (
  stock: SearchedStock,
  { kind, dealers, versions, locale, query: requested }: Omit<FindRequest, "withReserved">,
) => {
  const ignored = unknownMakes(requested, stock.catalogue);
  const query = withoutValues(requested, ignored);
  const scope: Scope = { kind, locale, versions, dealers: dealers && numbersOf(dealers, stock.dealers) };
  return { scope, ignored, query };
};

/** What contract expenses add to a price. */
const addedBy = ({ config }: FinanceSettings): Cents => fullPriceBy(0, config);

/** The present stock with its catalogue, for searching in it at a moment. */
const searchedStock = async (orm: Orm, now: Date): Promise<SearchedStock> => {
  const [index, dealers, finance] = await Promise.all([
    oncePerRendering("stock", () => stockIndex(orm)),
    knownDealers(orm),
    financeSettings(orm),
  ]);
  const catalogue = await catalogueOf(index, orm);
  return {
    index,
    catalogue,
    dealers,
    now,
    addedCents: addedBy(finance),
    ratings: () => priceRatingsOf(orm, { index, catalogue, dealers, now }),
    monthlyFees: (locale, deposit) => monthlyFees(orm, index, { finance, locale, now, deposit }),
  };
};

/** The catalogue, loaded again when the stock has versions that are newer than the cached one. */
const catalogueOf = async (index: StockIndex, orm: Orm): Promise<Catalogue> => {
  const catalogue = await knownCatalogue(orm);
  const isKnown = index.versions.every((version) => catalogue.versions.has(version));
  if (isKnown) return catalogue;
  forget(orm);
  return await knownCatalogue(orm);
};

/** The numbers of dealers by their codes; unknown codes match no dealer. */
const numbersOf = (
  codes: readonly string[],
  dealers: ReadonlyMap<number, StoredDealer>,
): ReadonlySet<number> =>
  new Set([...dealers.values()].filter(({ dealerCode }) => codes.includes(dealerCode)).map(({ id }) => id));

type Memory = Pick<Known, "places"> & {
  readonly columns: StockColumns;
  readonly texts: LRUCache<string, { readonly text: string | undefined }>;
};

/** More than there are pages with lists; clients may request others. */
const mostRemembered = 1_000;

/** By the catalogue: an example is as old as that at most. */
const memories = new WeakMap<object, Memory>();

const memoryOf = ({ index: { columns } }: SearchedStock, { catalogue, places }: Known): Memory => {
  const known = memories.get(catalogue);
  if (known?.columns === columns && known.places === places) return known;
  const memory = {
    columns,
    places,
    texts: new LRUCache<string, { text: string | undefined }>({ max: mostRemembered }),
  };
  memories.set(catalogue, memory);
  return memory;
};

/**
 * The example of a page, cached as long as stock, catalogue and places are the same: it does not depend on the visitor's filters, and
 * finding it costs more than the search.
 */
export const knownExample = (
  stock: SearchedStock,
  scope: Scope,
  request: ExampleRequest,
): string | undefined => {
  const { kind, about, locale, known } = request;
  const { texts } = memoryOf(stock, known);
  const key = JSON.stringify([locale, kind, serialiseSearchQuery(about), [...(scope.dealers ?? [])]]);
  const found = texts.get(key) ?? { text: exampleText(stock, scope, request) };
  texts.set(key, found);
  return found.text;
};

/**
 * A list of some dealers offers the values that they have. One of all dealers offers the whole catalogue, since a value may come back any
 * day. Selects again: an earlier selection is not valid any more.
 */
export const stockedValues = (stock: SearchedStock, scope: Scope): HasValue => {
  if (scope.dealers === undefined) return () => true;
  const { places } = selectVehicles(stock, scope, emptySearchQuery).passing;
  const { version } = stock.index.columns;
  const numbers = new Set(Array.from(places, (place) => version[place] as number));
  const known = [...numbers].flatMap((number) => stock.catalogue.versions.get(number) ?? []);
  const values = new Map<VersionGroup, ReadonlySet<string>>(
    versionGroups.map((group) => [group, new Set(known.flatMap(versionValues[group]))]),
  );
  return (filter, value) => values.get(filter)?.has(value) === true;
};

/** Searches an index of the stock that each process has in its memory (docs/decisions/0048). */
export const inMemoryEngine = (orm: Orm): SearchEngine => ({
  search: async (request, now) => {
    const [stock, places] = await Promise.all([searchedStock(orm, now), request.about && knownPlaces(orm)]);
    return searchPage(stock, request, places);
  },
  find: async (lists, now) => {
    const stock = await searchedStock(orm, now);
    return lists.map((list) => {
      const { scope, query } = prepareSearch(stock, list);
      return foundAt(stock, findPlaces(stock, scope, query, list.withReserved));
    });
  },
  bands: async (ids, now) => bandsOf(await searchedStock(orm, now), ids),
  interpret: async (text, kind) => {
    const [catalogue, places] = await Promise.all([knownCatalogue(orm), knownPlaces(orm)]);
    return interpretText(text, { catalogue, places }, kind);
  },
  suggest: async (text, list, now) => suggestNames(text, await searchedStock(orm, now), list),
  changes: (since, now) => readChanges(orm, since, now),
});

/** Nothing is awaited here: searches share their buffers. */
const searchPage = (stock: SearchedStock, request: PageRequest, places: Places | undefined): FoundPage => {
  const { kind, size, about, locale } = request;
  const { index, catalogue } = stock;
  const { scope, ignored, query } = prepareSearch(stock, request);
  const selection = selectVehicles(stock, scope, query);
  const facets = countValues(selection, catalogue.versions);
  const { sort, page } = query;
  const found = pageOf(index, selection, { sort, offset: (page - 1) * size, size });
  const wider = facets.total > 0 ? [] : request.wider.map((range) => countWider(selection, catalogue, range));
  const misses = facets.total > 1 ? [] : nearestMisses(selection, query, catalogue);
  const known = places && { catalogue, places };
  return {
    vehicles: found,
    reserved: selection.reserved.length,
    facets,
    ignored,
    wider,
    misses,
    bands: bandsOf(stock, [...found, ...misses.map(({ id }) => id)]),
    counts: (request.counts ?? []).map((other) => countPassing(stock, scope, other)),
    example: about && known && knownExample(stock, scope, { known, kind, about, locale }),
    has: stockedValues(stock, scope),
  };
};

const bandsOf = ({ index, ratings }: SearchedStock, ids: readonly number[]): PriceBandsById => {
  const { bands } = ratings();
  return new Map(
    ids.flatMap((id) => {
      const place = placeOf(index, id);
      const band = place === undefined ? undefined : priceBands[bands[place] as number];
      return band ? [[id, band] as const] : [];
    }),
  );
};

const foundAt = (
  { index: { columns } }: Pick<SearchedStock, "index">,
  places: Int32Array,
): FoundVehicles => ({
  size: places.length,
  figures: (figure) => {
    const column = columns[figure];
    return column.constructor === Uint32Array
      ? Uint32Array.from(places, (place) => column[place] as number)
      : Int32Array.from(places, (place) => column[place] as number);
  },
});

/** Reads the changes into a small index of its own: a process that matches alerts needs no other. */
const readChanges = async (orm: Orm, since: ChangeCursor, now: Date): Promise<StockChanges> => {
  const result = await orm.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
      (select coalesce(max(id), 0) from ${vehicles}) as "lastVehicleId"`);
  const [readUpTo] = rowsOf<ChangeCursor>(result);
  if (readUpTo === undefined) throw new Error("The database answered no row to a query that always has one");
  // A database that was restored elsewhere may have numbers that this server has yet to reach.
  const read = await readColumns(
    orm,
    `status = 'in-stock' and changed_by >= least('${BigInt(since.readUpTo)}'::xid8, pg_snapshot_xmin(pg_current_snapshot()))
      and changed_by < pg_snapshot_xmax(pg_current_snapshot())`,
  );
  const index = { ...read, versions: versionsIn(read.columns) };
  const { versions, ...makes } = await catalogueOf(index, orm);
  const changed = new Map(
    index.versions.flatMap((id) => {
      const version = versions.get(id);
      return version ? [[id, version] as const] : [];
    }),
  );
  const [dealers, finance] = await Promise.all([knownDealers(orm), financeSettings(orm)]);
  const stock: SearchedStock = {
    index,
    catalogue: { ...makes, versions: changed },
    dealers,
    now,
    addedCents: addedBy(finance),
    ratings: () => {
      throw new Error("A few vehicles have no price ratings: the whole stock decides");
    },
    monthlyFees: (locale, deposit) => monthlyFees(index, index, { finance, locale, now, deposit }),
  };
  return {
    vehicles: foundAt(
      stock,
      Int32Array.from(index.columns.id, (_, place) => place),
    ),
    find: async (list) => {
      const { scope, query } = prepareSearch(stock, { ...list, query: { ...list.query, rating: [] } });
      const places = findPlaces(stock, scope, query);
      if (list.query.rating.length === 0) return foundAt(stock, places);
      const whole = await searchedStock(orm, now);
      const { bands } = whole.ratings();
      const rated = new Set(
        Array.from(whole.index.columns.id).filter((_, place) =>
          list.query.rating.includes(priceRatings[bands[place] as number] as string),
        ),
      );
      return foundAt(
        stock,
        places.filter((place) => rated.has(index.columns.id[place] as number)),
      );
    },
    readUpTo,
  };
};
