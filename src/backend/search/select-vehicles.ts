import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import { flagFilters, type RangeFilter, rangeFilters, type SearchQuery } from "#domain/search-query.ts";
import { type VehicleKind, vehicleKinds, vehicleStatuses } from "#domain/vehicle-types.ts";
import { type FilterGroup, failedBy, groupsOf } from "./filter-groups.ts";
import type { StockIndex } from "./stock-index.ts";

const reserved = vehicleStatuses.indexOf("reserved");
const bought = vehicleStatuses.indexOf("bought");
const tooMany = -1;

/** What is searched in: the stock, and what the catalogue says of its versions. */
export type Stock = { readonly index: StockIndex; readonly catalogue: Catalogue };

/** The list that is meant: a kind, and the numbers of dealers; all where they are absent. */
export type Scope = {
  readonly kind?: VehicleKind | undefined;
  readonly dealers?: ReadonlySet<number> | undefined;
};

/** Vehicles that can be bought and fail the same filter, or none. */
export type Tally = {
  vehicles: number;
  /** By the version's number. */
  readonly versions: Uint32Array;
  /** By the bits of their flags. */
  readonly flags: Uint32Array;
  /** Lowest and highest of each range, in the column's unit; infinite without vehicles. */
  readonly lowest: Record<RangeFilter, number>;
  readonly highest: Record<RangeFilter, number>;
};

export type Selection = {
  /** Places in the index of those that pass all filters, reserved ones among them. */
  readonly places: Int32Array;
  /** How many of those are reserved. */
  readonly reserved: number;
  readonly passing: Tally;
  /** Of each filter that is set: those that fail it and no other. */
  readonly failing: ReadonlyMap<FilterGroup, Tally>;
};

/**
 * Looks at every vehicle once. Those that fail one filter at most are tallied by it, since the counts of a filter's
 * values leave that filter out; the others are of no interest to any count. Reserved ones are listed and not tallied.
 */
export const selectVehicles = (stock: Stock, scope: Scope, query: SearchQuery): Selection => {
  const groups = groupsOf(query);
  const { size, columns } = stock.index;
  const failedVersions = failuresByVersion(stock, query, groups);
  const failedRow = rowFailure(stock, query, groups);
  const isListed = listing(stock, scope);
  const tallies = [undefined, ...groups].map(() => newTally(failedVersions.length));
  const places = new Int32Array(size);
  let passing = 0;
  let reservedPassing = 0;
  for (let place = 0; place < size; place++) {
    const version = columns.version[place] ?? 0;
    const byVersion = failedVersions[version] ?? tooMany;
    if (byVersion === tooMany || !isListed(place)) continue;
    const fails = failedRow(place, byVersion);
    if (fails === tooMany) continue;
    if (fails === 0) places[passing++] = place;
    if (columns.status[place] === reserved) {
      if (fails === 0) reservedPassing += 1;
      continue;
    }
    const tally = tallies[fails] as Tally;
    tally.vehicles += 1;
    add(tally.versions, version);
    add(tally.flags, columns.flags[place] ?? 0);
    for (const filter of rangeFilters) {
      const value = columns[filter][place] ?? 0;
      if (value < tally.lowest[filter]) tally.lowest[filter] = value;
      if (value > tally.highest[filter]) tally.highest[filter] = value;
    }
  }
  const [all, ...rest] = tallies;
  return {
    places: places.subarray(0, passing),
    reserved: reservedPassing,
    passing: all as Tally,
    failing: new Map(groups.map((group, position) => [group, rest[position] as Tally])),
  };
};

/** By a version's number: 0, the place from 1 on of the one filter that it fails, or too many. */
const failuresByVersion = (
  { catalogue }: Stock,
  query: SearchQuery,
  groups: readonly FilterGroup[],
): Int8Array => {
  const failed = failedBy(query, catalogue);
  const numbers = [...catalogue.versions.keys()];
  const failures = new Int8Array(Math.max(0, ...numbers) + 1).fill(tooMany);
  for (const [number, known] of catalogue.versions) {
    const [first, second] = failed(known);
    failures[number] = second ? tooMany : first ? groups.indexOf(first) + 1 : 0;
  }
  return failures;
};

/** The same for a vehicle, given what its version fails. */
const rowFailure = (
  { index: { columns } }: Stock,
  query: SearchQuery,
  groups: readonly FilterGroup[],
): ((place: number, byVersion: number) => number) => {
  const ranges = rangeFilters
    .filter((filter) => groups.includes(filter))
    .map((filter) => {
      const unit = filter === "price" ? 100 : 1;
      return {
        column: columns[filter],
        group: groups.indexOf(filter) + 1,
        from: (query[`${filter}From`] ?? 0) * unit,
        to: (query[`${filter}To`] ?? Number.POSITIVE_INFINITY) * unit,
      };
    });
  const wanted = flagFilters.reduce((all, flag, bit) => all | (query[flag] ? 1 << bit : 0), 0);
  const flagGroups = flagFilters.map((flag) => groups.indexOf(flag) + 1);
  return (place, byVersion) => {
    let fails = byVersion;
    for (const { column, from, to, group } of ranges) {
      const value = column[place] ?? 0;
      if (value >= from && value <= to) continue;
      if (fails > 0) return tooMany;
      fails = group;
    }
    const missing = wanted & ~(columns.flags[place] ?? 0);
    if (missing === 0) return fails;
    const isOne = (missing & (missing - 1)) === 0;
    return fails > 0 || !isOne ? tooMany : (flagGroups[31 - Math.clz32(missing)] ?? tooMany);
  };
};

/** Whether a vehicle is in the list at all: a sold one leaves it and keeps its page (product decision 4). */
const listing = ({ index: { columns } }: Stock, { kind, dealers }: Scope): ((place: number) => boolean) => {
  const wantedKind = kind === undefined ? undefined : vehicleKinds.indexOf(kind);
  return (place) =>
    (wantedKind === undefined || columns.kind[place] === wantedKind) &&
    columns.status[place] !== bought &&
    (dealers === undefined || dealers.has(columns.dealer[place] ?? 0));
};

const add = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

const newTally = (versions: number): Tally => ({
  vehicles: 0,
  versions: new Uint32Array(versions),
  flags: new Uint32Array(2 ** flagFilters.length),
  lowest: {
    year: Number.POSITIVE_INFINITY,
    kms: Number.POSITIVE_INFINITY,
    price: Number.POSITIVE_INFINITY,
  },
  highest: { year: 0, kms: 0, price: 0 },
});
