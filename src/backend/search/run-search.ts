import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import { buildCard, type CardSettings } from "#backend/vehicle/build-card.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import type { SearchResult } from "#contract/search.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import { countValues } from "./count-values.ts";
import { countWider } from "./count-wider.ts";
import { describeFacets } from "./describe-facets.ts";
import { knownPlaces } from "./interpret/known-places.ts";
import { knownExample } from "./known-example.ts";
import { pageOf } from "./order.ts";
import { prepareSearch, type SearchRequest } from "./prepare-search.ts";
import { findRelaxations } from "./relaxations.ts";
import { countPassing, selectVehicles } from "./select-vehicles.ts";
import { stockedValues } from "./stocked-values.ts";

/** Vehicles on a page of a list unless the caller asks for another number. */
export const pageSize = 24;

/**
 * One page of the vehicles that match, with what each choice would show alone; empty beyond the last page. Brands and
 * models that the catalogue does not know are named in the answer and otherwise left out of the search.
 */
export const runSearch = async (request: SearchRequest, call: Call): Promise<SearchResult> => {
  const { orm, locale, now } = call;
  const { kind, size, about } = request;
  const [search, finance, places] = await Promise.all([
    prepareSearch(request, call),
    financeSettings(orm),
    about && knownPlaces(orm),
  ]);
  const { stock, scope, ignored, query } = search;
  const { index, catalogue } = stock;
  const selection = selectVehicles(stock, scope, query);
  const counts = countValues(selection, catalogue.versions);
  const offset = (query.page - 1) * size;
  const found = pageOf(index, selection, { sort: query.sort, offset, size });
  const relaxations = findRelaxations(query, catalogue, counts, (filter, ends) =>
    countWider(selection, catalogue, filter, ends),
  );
  const reserved = selection.reserved.length;
  const area = query.place === undefined ? undefined : postalAreaOf(query.place);
  const count = (other: SearchQuery) => countPassing(stock, scope, other);
  const known = places && { catalogue, places };
  const example = about && known && knownExample(stock, scope, { known, kind, about, locale });
  const rows = await readVehicles(orm, found);
  return {
    vehicles: rows.map((row) => buildCard(row, { locale, finance, now, ...seenFrom(query) })),
    total: counts.total,
    reserved,
    facets: describeFacets(counts, catalogue, { query, kind, locale, has: stockedValues(stock, scope) }),
    relaxations,
    ignored,
    ...(example !== undefined && { example }),
    ...(request.counts && { counts: request.counts.map(count) }),
    ...(area && { from: area.name }),
    page: { number: query.page, size, count: Math.ceil((counts.total + reserved) / size) },
  };
};

/** What of a search the cards depend on. */
const seenFrom = ({ place, deposit }: SearchQuery): Pick<CardSettings, "place" | "deposit"> => ({
  ...(place !== undefined && { place }),
  ...(deposit !== undefined && { deposit }),
});

/** Vehicles that a list would show, reserved ones among them. */
export const countListed = async (
  list: Omit<SearchRequest, "size">,
  call: Pick<Call, "orm" | "locale" | "now">,
): Promise<number> => {
  const { stock, scope, query } = await prepareSearch(list, call);
  const selection = selectVehicles(stock, scope, query);
  return selection.passing.places.length + selection.reserved.length;
};
