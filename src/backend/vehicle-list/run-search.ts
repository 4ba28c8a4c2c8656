import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import type { PageRequest } from "#backend/search/search-engine.ts";
import { buildCard, type CardSettings } from "#backend/vehicle/build-card.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import type { SearchResult } from "#contract/search.ts";
import { type SearchQuery, withoutValues } from "#domain/search-query.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import { describeFacets } from "./describe-facets.ts";
import { findRelaxations, widerRanges } from "./relaxations.ts";

/**
 * One page of the vehicles that match, with what each choice would show alone; empty beyond the last page. Brands and models that the
 * catalogue does not know are named in the result and otherwise left out of the search.
 */
export const runSearch = async (
  request: Omit<PageRequest, "locale" | "wider">,
  { orm, locale, now }: Call,
): Promise<SearchResult> => {
  const { kind, size } = request;
  const wider = widerRanges(request.query);
  const [found, finance] = await Promise.all([
    searchEngine(orm).search({ ...request, locale, wider }, now),
    financeSettings(orm),
  ]);
  const { reserved, facets, ignored, example, has, bands, misses } = found;
  const query = withoutValues(request.query, ignored);
  const makes = await knownCatalogue(orm);
  const area = query.place === undefined ? undefined : postalAreaOf(query.place);
  const rows = await readVehicles(orm, [...found.vehicles, ...misses.map(({ id }) => id)]);
  const cards = new Map(
    rows.map((row) => [row.vehicle.id, buildCard(row, { locale, finance, now, bands, ...seenFrom(query) })]),
  );
  return {
    vehicles: found.vehicles.flatMap((id) => cards.get(id) ?? []),
    total: facets.total,
    reserved,
    facets: describeFacets(facets, makes, { query, kind, locale, has }),
    relaxations: findRelaxations(query, makes, facets, found.wider),
    nearest: misses.flatMap(({ id, filter, by }) => {
      const card = cards.get(id);
      return card ? [{ ...card, missed: { filter, ...(by !== undefined && { by }) } }] : [];
    }),
    ignored,
    ...(example !== undefined && { example }),
    ...(request.counts && { counts: [...found.counts] }),
    ...(area && { from: area.name }),
    page: { number: query.page, size, count: Math.ceil((facets.total + reserved) / size) },
  };
};

/** The parts of a query that the cards depend on. */
const seenFrom = ({ place, deposit }: SearchQuery): Pick<CardSettings, "place" | "deposit"> => ({
  ...(place !== undefined && { place }),
  ...(deposit !== undefined && { deposit }),
});
