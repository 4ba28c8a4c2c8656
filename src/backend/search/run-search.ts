import { and } from "drizzle-orm";
import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { buildCard } from "#backend/vehicle/build-card.ts";
import { withDetails } from "#backend/vehicle/read-vehicles.ts";
import type { SearchResult } from "#contract/search.ts";
import { type SearchQuery, withoutValues } from "#domain/search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { conditionsOf, isListed, standsAt, unknownMakes } from "./conditions.ts";
import { countValues } from "./count-values.ts";
import { describeFacets } from "./describe-facets.ts";
import { orderOf } from "./order.ts";
import { findRelaxations } from "./relaxations.ts";

/** Vehicles on a page of a list unless the caller asks for another number. */
export const pageSize = 24;

export type SearchRequest = {
  readonly query: SearchQuery;
  readonly kind: VehicleKind | undefined;
  /** Codes of the dealers whose vehicles are meant; all when absent. */
  readonly dealers?: readonly string[];
  readonly size: number;
};

/**
 * One page of the vehicles that match, with what each further choice would show; empty beyond the last page. Brands and
 * models that the catalogue does not know are named in the answer and otherwise left out of the search.
 */
export async function runSearch(request: SearchRequest, call: Call): Promise<SearchResult> {
  const { orm, locale, now } = call;
  const { kind, dealers, size } = request;
  const [catalogue, places] = await Promise.all([knownCatalogue(orm), knownDealers(orm)]);
  const listed = and(isListed(kind, now), dealers && standsAt(dealers, places)) ?? isListed(kind, now);
  const ignored = unknownMakes(request.query, catalogue);
  const query = withoutValues(request.query, ignored);
  const conditions = conditionsOf(query, catalogue);
  const offset = (query.page - 1) * size;
  const [counts, found, finance] = await Promise.all([
    countValues(orm, listed, conditions, catalogue.versions),
    orm
      .select()
      .from(vehicles)
      .where(and(listed, ...conditions.values()))
      .orderBy(...orderOf(query.sort))
      .limit(size)
      .offset(offset),
    financeSettings(orm),
  ]);
  const [rows, relaxations] = await Promise.all([
    withDetails(orm, found),
    findRelaxations(orm, listed, conditions, { query, makes: catalogue, counts }),
  ]);
  return {
    vehicles: rows.map((row) => buildCard(row, { locale, finance, now })),
    total: counts.total,
    facets: describeFacets(counts, catalogue, { query, kind, locale }),
    relaxations,
    ignored,
    page: { number: query.page, size, count: Math.ceil(counts.total / size) },
  };
}
