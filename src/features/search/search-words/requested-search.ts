import type { Facets } from "#api/models/search.ts";
import { type PriceRatingId, priceRatings } from "#domain/price-bands.ts";
import { rangeOf, type SearchQuery } from "#domain/search-query.ts";
import type { FlagFilter, RangeFilter } from "#domain/search-query-keys.ts";
import { flagFilters, rangeFilters } from "#domain/search-query-keys.ts";
import {
  type BadgeId,
  badges,
  type EngineSize,
  engineSizes,
  type FuelId,
  fuels,
  type LicenceId,
  licences,
  type SegmentId,
  segments,
  type TransmissionId,
  transmissions,
  type VehicleKind,
} from "#domain/vehicle-types.ts";

/** A requested make, and its models where only some of them are. */
export type RequestedMake = { readonly name: string; readonly models: readonly string[] };

/** Both ends inclusive; an end that bounds nothing is left out. Years, kilometres, horsepower, whole euros. */
export type RequestedRange = { readonly from?: number; readonly to?: number };

/** A search as words need it: names instead of ids, the page's own filters and the visitor's together. */
export type RequestedSearch = {
  readonly kind: VehicleKind | undefined;
  readonly makes: readonly RequestedMake[];
  readonly segments: readonly SegmentId[];
  readonly fuels: readonly FuelId[];
  readonly transmissions: readonly TransmissionId[];
  readonly seats: readonly number[];
  readonly ranges: Readonly<Record<RangeFilter, RequestedRange>>;
  readonly flags: readonly FlagFilter[];
  readonly badges: readonly BadgeId[];
  readonly engineSizes: readonly EngineSize[];
  readonly licences: readonly LicenceId[];
  readonly ratings: readonly PriceRatingId[];
  /** How many have owned it at most. */
  readonly owners: number | undefined;
  /** In how many days it has come. */
  readonly newSince: number | undefined;
  /** Kilometres around a town, or a postal code. */
  readonly near: { readonly radius: number; readonly place: string } | undefined;
  /** Where the vehicles stand, as the page words it: "en Madrid", "no Porto". */
  readonly where: string | undefined;
};

type Scope = Pick<RequestedSearch, "kind" | "where"> & {
  /** The town of the postal code, where it is known. */
  readonly town?: string | undefined;
};

/** The search of a query that holds all filters in force; names are those of the answer's facets, else the ids. */
export const requestedSearch = (
  query: SearchQuery,
  facets: Facets,
  { kind, where, town }: Scope,
): RequestedSearch => {
  const known = <Id extends string>(ids: readonly Id[], chosen: readonly string[]) =>
    ids.filter((id) => chosen.includes(id));
  const range = (filter: RangeFilter): RequestedRange => {
    const { from, to } = rangeOf(query, filter);
    return { ...(from !== undefined && from > 0 && { from }), ...(to !== undefined && { to }) };
  };
  const { place, radius } = query;
  return {
    kind,
    where,
    makes: askedMakes(query, facets),
    segments: known(segments, query.segment),
    fuels: known(fuels, query.fuel),
    transmissions: known(transmissions, query.transmission),
    seats: query.seats.map(Number),
    ranges: Object.fromEntries(rangeFilters.map((filter) => [filter, range(filter)])) as Record<
      RangeFilter,
      RequestedRange
    >,
    flags: flagFilters.filter((flag) => query[flag]),
    badges: known(badges, query.badge),
    engineSizes: known(engineSizes, query.cc),
    licences: known(licences, query.licence),
    ratings: known(priceRatings, query.rating),
    owners: query.owners,
    newSince: query.newSince,
    near: place === undefined || radius === undefined ? undefined : { radius, place: town ?? place },
  };
};

/** Models narrow their own make only; a make without chosen models is requested as a whole. */
const askedMakes = (
  { brand, model }: Pick<SearchQuery, "brand" | "model">,
  { values }: Facets,
): RequestedMake[] => {
  const models = new Map<string, string[]>();
  for (const id of model) {
    const found = values.model?.find((value) => value.id === id);
    const parent = found?.parent ?? brand.find((make) => id.startsWith(`${make}-`)) ?? "";
    models.set(parent, [...(models.get(parent) ?? []), found?.value ?? id]);
  }
  return [...new Set([...brand, ...models.keys()])].map((id) => ({
    name: values.brand?.find((value) => value.id === id)?.value ?? id,
    models: models.get(id) ?? [],
  }));
};
