import { paysMonthly, type SearchQuery } from "#domain/search-query.ts";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { bandFilters, bandsOf, distancesFrom } from "./bands.ts";
import { type FilterGroup, groupsOf } from "./filter-groups.ts";
import {
  bought,
  failuresByVersion,
  reserved,
  rowFailure,
  type Scope,
  type SearchedStock,
  type Stock,
  tooMany,
} from "./row-failure.ts";
import { add, newTally, rowRanges, type Tally } from "./tally.ts";

export type Selection = {
  /** Places in the index of those that pass all filters, reserved ones among them. */
  readonly places: Int32Array;
  /** How many of those are reserved. */
  readonly reserved: number;
  readonly passing: Tally;
  /** Of each filter that is set: those that fail it and no other. */
  readonly failing: ReadonlyMap<FilterGroup, Tally>;
  /** Kilometres to each dealer by its number; undefined without a place that somebody knows. */
  readonly distances: Float64Array | undefined;
  /** Cents a month by place in the index; empty where the list is not looked at by them. */
  readonly monthly: Float64Array;
};

/**
 * Looks at every vehicle once. Those that fail one filter at most are tallied by it, since the counts of a filter's
 * values leave that filter out; the others are of no interest to any count. Reserved ones are listed and not tallied.
 */
export const selectVehicles = (stock: SearchedStock, scope: Scope, query: SearchQuery): Selection => {
  const groups = groupsOf(query);
  const { size, columns } = stock.index;
  const failedVersions = failuresByVersion(stock, query, groups);
  const distances = distancesFrom(query.place, stock.dealers);
  const bands = bandsOf(stock.index, { distances, now: stock.now });
  const monthly = paysMonthly(query) ? stock.monthlyFees(scope.locale, query.deposit) : new Float64Array();
  const failedRow = rowFailure(stock, query, groups, {
    bands,
    isPlaceKnown: distances !== undefined,
    monthly,
  });
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
    for (const filter of bandFilters) add(tally.bands[filter], bands[filter](place));
    for (const filter of rowRanges) {
      const value = (filter === "monthly" ? monthly : columns[filter])[place] ?? 0;
      if (filter === "monthly" && value === 0) continue;
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
    distances,
    monthly,
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
