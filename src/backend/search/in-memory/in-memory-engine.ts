import { sql } from "drizzle-orm";
import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { paysMonthly } from "#domain/search-query.ts";
import { interpretText } from "../interpret/interpret-text.ts";
import { knownPlaces, type Places } from "../interpret/known-places.ts";
import type {
  ChangeCursor,
  FoundPage,
  FoundVehicles,
  PageRequest,
  SearchEngine,
  StockChanges,
} from "../search-engine.ts";
import { countValues, countWider } from "./count-values.ts";
import { knownExample } from "./known-example.ts";
import { versionsIn } from "./merge-stock.ts";
import { monthlyFees } from "./monthly-fees.ts";
import { pageOf } from "./order.ts";
import { catalogueOf, prepareSearch, searchedStock } from "./prepare-search.ts";
import { readColumns } from "./read-columns.ts";
import { countPassing, findPlaces, selectVehicles } from "./select-vehicles.ts";
import type { SearchedStock } from "./stock.ts";
import { stockedValues } from "./stocked-values.ts";

/** Searches an index of the stock that each process has in its memory (docs/decisions/0048). */
export const inMemoryEngine = (orm: Orm): SearchEngine => ({
  search: async (request, now) => {
    const [stock, places] = await Promise.all([
      searchedStock(orm, now, true),
      request.about && knownPlaces(orm),
    ]);
    return searchPage(stock, request, places);
  },
  find: async (lists, now) => {
    const needsFees = lists.some(({ query }) => paysMonthly(query));
    const stock = await searchedStock(orm, now, needsFees);
    return lists.map((list) => {
      const { scope, query } = prepareSearch(stock, list);
      return foundAt(stock, findPlaces(stock, scope, query, list.withReserved));
    });
  },
  interpret: async (text, kind) => {
    const [catalogue, places] = await Promise.all([knownCatalogue(orm), knownPlaces(orm)]);
    return interpretText(text, { catalogue, places }, kind);
  },
  changes: (since, now) => readChanges(orm, since, now),
});

/** Nothing is awaited here: searches share their room. */
const searchPage = (stock: SearchedStock, request: PageRequest, places: Places | undefined): FoundPage => {
  const { kind, size, about, locale } = request;
  const { index, catalogue } = stock;
  const { scope, ignored, query } = prepareSearch(stock, request);
  const selection = selectVehicles(stock, scope, query);
  const facets = countValues(selection, catalogue.versions);
  const { sort, page } = query;
  const found = pageOf(index, selection, { sort, offset: (page - 1) * size, size });
  const wider = facets.total > 0 ? [] : request.wider.map((range) => countWider(selection, catalogue, range));
  const known = places && { catalogue, places };
  return {
    vehicles: found,
    reserved: selection.reserved.length,
    facets,
    ignored,
    wider,
    counts: (request.counts ?? []).map((other) => countPassing(stock, scope, other)),
    example: about && known && knownExample(stock, scope, { known, kind, about, locale }),
    has: stockedValues(stock, scope),
  };
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

/** Reads what has changed into a small stock of its own: a process that matches alerts needs no other. */
const readChanges = async (orm: Orm, since: ChangeCursor, now: Date): Promise<StockChanges> => {
  const result = await orm.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
      (select coalesce(max(id), 0) from ${vehicles}) as "lastVehicleId"`);
  const [readUpTo] = rowsOf<ChangeCursor>(result);
  if (readUpTo === undefined) throw new Error("The database answered no row to a query that always has one");
  // A database that was restored elsewhere may bear numbers that this server has yet to reach.
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
    monthlyFees: (locale, deposit) => monthlyFees(index, index, { finance, locale, now, deposit }),
  };
  return {
    vehicles: foundAt(
      stock,
      Int32Array.from(index.columns.id, (_, place) => place),
    ),
    find: async (list) => {
      const { scope, query } = prepareSearch(stock, list);
      return foundAt(stock, findPlaces(stock, scope, query));
    },
    readUpTo,
  };
};
