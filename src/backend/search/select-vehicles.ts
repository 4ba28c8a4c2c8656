import type { SearchQuery } from "#domain/search-query.ts";
import { rangeFilters } from "#domain/search-query-keys.ts";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { type FilterGroup, groupsOf } from "./filter-groups.ts";
import {
  bought,
  failuresByVersion,
  reserved,
  rowFailure,
  type Scope,
  type Stock,
  tooMany,
} from "./row-failure.ts";
import { add, newTally, type Tally } from "./tally.ts";

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

/** Whether a vehicle is in the list at all: a sold one leaves it and keeps its page (product decision 4). */
const listing = ({ index: { columns } }: Stock, { kind, dealers }: Scope): ((place: number) => boolean) => {
  const wantedKind = kind === undefined ? undefined : vehicleKinds.indexOf(kind);
  return (place) =>
    (wantedKind === undefined || columns.kind[place] === wantedKind) &&
    columns.status[place] !== bought &&
    (dealers === undefined || dealers.has(columns.dealer[place] ?? 0));
};
