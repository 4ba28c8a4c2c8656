import { and, eq, gte, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { FlagFilter, RangeFilter, SearchQuery } from "#domain/search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";

/** A filter that a count can leave out; brand and model are one, since they are chosen together. */
export type FilterGroup = "make" | "segment" | "fuel" | "transmission" | "seats" | RangeFilter | FlagFilter;

export const flagColumns = {
  lowCost: vehicles.lowCost,
  highlighted: vehicles.highlighted,
  traction4x4: vehicles.traction4x4,
  deductibleVAT: vehicles.deductibleVat,
  discount: sql<boolean>`(${vehicles.previousPriceCents} is not null)`,
  financing: vehicles.financing,
} as const satisfies Record<FlagFilter, unknown>;

export const rangeColumns = {
  year: vehicles.year,
  kms: vehicles.kilometers,
  price: vehicles.priceCents,
} as const satisfies Record<RangeFilter, unknown>;

/** A sold vehicle stays in the lists for 30 days (product decision 4). */
export function isListed(kind: VehicleKind | undefined, now: Date): SQL {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  const listed = or(ne(vehicles.status, "bought"), gte(vehicles.statusSince, monthAgo));
  return and(listed, kind === undefined ? undefined : eq(vehicles.kind, kind)) ?? sql`true`;
}

/** Confines a list to dealers by their codes; codes that nobody has match nothing. */
export function standsAt(codes: readonly string[], dealers: ReadonlyMap<number, StoredDealer>): SQL {
  const ids = [...dealers.values()]
    .filter(({ dealerCode }) => codes.includes(dealerCode))
    .map(({ id }) => id);
  return ids.length === 0 ? sql`false` : inArray(vehicles.dealerId, ids);
}

/** The condition of each filter that is set: OR inside one, AND across them. */
export function conditionsOf(query: SearchQuery, makes: Makes): Map<FilterGroup, SQL> {
  const conditions = new Map<FilterGroup, SQL>();
  const add = (group: FilterGroup, condition: SQL | undefined) => {
    if (condition !== undefined) conditions.set(group, condition);
  };
  if (query.brand.length + query.model.length > 0)
    add("make", anyOf(vehicles.modelId, modelIds(query, makes)));
  if (query.segment.length > 0) add("segment", anyOf(vehicles.segment, query.segment));
  if (query.fuel.length > 0) add("fuel", anyOf(vehicles.fuel, query.fuel));
  if (query.transmission.length > 0) add("transmission", anyOf(vehicles.transmission, query.transmission));
  if (query.seats.length > 0)
    add(
      "seats",
      anyOf(
        vehicles.seats,
        query.seats.map(Number).filter((count) => count <= 9),
      ),
    );
  add("year", between(vehicles.year, query.yearFrom, query.yearTo));
  add("kms", between(vehicles.kilometers, query.kmsFrom, query.kmsTo));
  add("price", between(vehicles.priceCents, inCents(query.priceFrom), inCents(query.priceTo)));
  for (const [flag, column] of Object.entries(flagColumns) as [FlagFilter, SQL][])
    if (query[flag]) add(flag, sql`${column}`);
  return conditions;
}

/** Brands and models of a query that the catalogue does not know. */
export function unknownMakes(
  query: SearchQuery,
  makes: Makes,
): { filter: "brand" | "model"; value: string }[] {
  const unknown = (filter: "brand" | "model", known: ReadonlyMap<string, unknown>) =>
    query[filter].filter((value) => !known.has(value)).map((value) => ({ filter, value }));
  return [...unknown("brand", makes.brands), ...unknown("model", makes.models)];
}

/**
 * The models that the make filters let through: the chosen ones, and all of a chosen brand of which no model is chosen.
 */
export function modelIds(query: Pick<SearchQuery, "brand" | "model">, makes: Makes): number[] {
  const chosen = new Set(query.model);
  const narrowed = new Set(query.model.map((slug) => makes.models.get(slug)?.brandSlug));
  const whole = new Set(query.brand.filter((brand) => !narrowed.has(brand)));
  return [...makes.models.values()]
    .filter(({ slug, brandSlug }) => chosen.has(slug) || whole.has(brandSlug))
    .map(({ id }) => id);
}

type Column = Parameters<typeof gte>[0];

function anyOf(column: Column, values: readonly unknown[]): SQL {
  return values.length === 0
    ? sql`false`
    : inArray(column as typeof vehicles.modelId, [...values] as number[]);
}

function between(column: Column, from: number | undefined, to: number | undefined): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column as typeof vehicles.year, from),
    to === undefined ? undefined : lte(column as typeof vehicles.year, to),
  );
}

/** Addresses hold whole euros up to 9 999 999, so the cents fit the column's 32 bits. */
function inCents(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : euros * 100;
}
