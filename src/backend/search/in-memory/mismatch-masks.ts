import { priceRatings } from "#domain/price-bands.ts";
import { rangeOf, type SearchQuery } from "#domain/search-query.ts";
import { choices, flagFilters } from "#domain/search-query-keys.ts";
import { badges } from "#domain/vehicle-types.ts";
import type { FilterGroup } from "../search-engine.ts";
import { arrivedWithin } from "./bucketed-filters.ts";
import { rangeColumn, rowRanges } from "./facet-counter.ts";
import { failedBy } from "./filter-groups.ts";
import { badgeOf, hasFlag, ownersBandOf, traitValues } from "./packed-traits.ts";
import type { Scope, SearchedStock } from "./stock.ts";
import type { Column } from "./stock-columns.ts";

/** A vehicle that is not listed, or fails more than one filter. */
export const out = 255;

/** The failure of each figure: 0, the number from 1 on of the one filter that it fails, or `out`. */
type Table = Uint8Array;
type RangeFailure = {
  readonly column: Column;
  /** Both ends inclusive. */
  readonly from: number;
  readonly to: number;
  readonly fails: number;
};

export type Failures = {
  readonly byVersion: Table;
  readonly byTraits: Table;
  /** Undefined where price ratings are not filtered. */
  readonly byRating: { readonly column: Column; readonly table: Table } | undefined;
  /** Undefined where no dealer fails a filter. */
  readonly byDealer: Table | undefined;
  readonly ranges: readonly RangeFailure[];
};

/** What figures of the query are compared with besides the index. */
export type Seen = {
  readonly groups: readonly FilterGroup[];
  readonly distances: Float64Array | undefined;
  readonly monthly: Int32Array;
  /** By place in the index; not needed where they are not filtered. */
  readonly ratings: Uint8Array;
  /** Whether a vehicle that fails a single filter is `out` already. */
  readonly isStrict: boolean;
};

/** For a query, the filters that each figure of a vehicle fails. */
export const failuresOf = (
  stock: SearchedStock,
  scope: Scope,
  query: SearchQuery,
  { groups, distances, monthly, ratings, isStrict }: Seen,
): Failures => {
  const { columns } = stock.index;
  const place = (group: FilterGroup) => (isStrict ? out : groups.indexOf(group) + 1);
  const ranges: RangeFailure[] = rowRanges
    .filter((filter) => groups.includes(filter))
    .map((filter) => {
      const { from, to } = rangeOf(query, filter);
      const unit = filter === "price" || filter === "monthly" ? 100 : 1;
      const { column, added } = rangeColumn({ columns, monthly, addedCents: stock.addedCents }, filter);
      return {
        column,
        fails: place(filter),
        // A fee of 0 means that the vehicle cannot be financed.
        from: Math.max((from ?? 0) * unit - added, filter === "monthly" ? 1 : 0),
        to: (to ?? Number.POSITIVE_INFINITY) * unit - added,
      };
    });
  if (query.newSince !== undefined)
    ranges.push({
      column: columns.arrivedAt,
      fails: place("newSince"),
      from: arrivedWithin(query.newSince, stock.now),
      to: Number.POSITIVE_INFINITY,
    });
  return {
    byVersion: versionTable(stock, scope, query, place),
    byTraits: traitTable(query, place),
    byRating:
      query.rating.length === 0
        ? undefined
        : {
            column: ratings,
            table: Uint8Array.from(priceRatings, (id) => (query.rating.includes(id) ? 0 : place("rating"))),
          },
    byDealer: dealerTable(stock, scope, query, { distances, fails: place("place") }),
    ranges,
  };
};

type Place = (group: FilterGroup) => number;

/** More than one failure is `out`. */
const both = (one: number, other: number): number => (one === 0 ? other : other === 0 ? one : out);

const versionTable = (
  { catalogue, index }: SearchedStock,
  { kind, versions }: Scope,
  query: SearchQuery,
  place: Place,
) => {
  const failed = failedBy(query, catalogue);
  const table = new Uint8Array(Math.max(0, ...catalogue.versions.keys(), ...index.versions) + 1).fill(out);
  for (const [number, known] of catalogue.versions)
    if ((kind === undefined || known.model.kind === kind) && versions?.has(number) !== false)
      table[number] = failed(known).map(place).reduce(both, 0);
  return table;
};

const nothingFails: Table = new Uint8Array(traitValues);

const traitTable = (query: SearchQuery, place: Place): Table => {
  const wanted = flagFilters.flatMap((flag, bit) => (query[flag] ? [{ bit, fails: place(flag) }] : []));
  const { owners: limit } = query;
  const asksBadge = query.badge.length > 0;
  if (wanted.length === 0 && !asksBadge && limit === undefined) return nothingFails;
  const isBadge = [...badges.map((id) => query.badge.includes(id)), false];
  const isBand = [...choices.owners.map((owners) => limit === undefined || owners <= limit), false];
  const [ofBadge, ofOwners] = [place("badge"), place("owners")];
  const table = new Uint8Array(traitValues);
  for (let traits = 0; traits < traitValues; traits++) {
    let fails = 0;
    for (const flag of wanted) if (!hasFlag(traits, flag.bit)) fails = both(fails, flag.fails);
    if (asksBadge && !isBadge[badgeOf(traits)]) fails = both(fails, ofBadge);
    if (limit !== undefined && !isBand[ownersBandOf(traits)]) fails = both(fails, ofOwners);
    table[traits] = fails;
  }
  return table;
};

const dealerTable = (
  { dealers }: SearchedStock,
  scope: Scope,
  { radius }: SearchQuery,
  { distances, fails }: { readonly distances: Float64Array | undefined; readonly fails: number },
): Table | undefined => {
  const isNear = radius === undefined || distances === undefined;
  if (scope.dealers === undefined && isNear) return undefined;
  const table = new Uint8Array(Math.max(0, ...dealers.keys(), ...(scope.dealers ?? [])) + 1).fill(out);
  for (const number of scope.dealers ?? dealers.keys())
    table[number] = isNear || (distances[number] ?? Number.POSITIVE_INFINITY) <= radius ? 0 : fails;
  return table;
};
