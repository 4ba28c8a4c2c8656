import { paysMonthly, type SearchQuery } from "#domain/search-query.ts";
import { distancesFrom } from "./bands.ts";
import { failuresOf } from "./failures.ts";
import { type FilterGroup, groupsOf } from "./filter-groups.ts";
import { type Candidates, findCandidates } from "./find-candidates.ts";
import { reserved, type Scope, type SearchedStock } from "./stock.ts";
import type { Tallied } from "./tally.ts";

export type Selection = {
  /** Places in the index of those that pass all filters, reserved ones among them, ascending. */
  readonly places: Int32Array;
  /** Those of them that can be bought, and of each filter that is set those that fail it and no other. */
  readonly passing: Tallied;
  readonly failing: ReadonlyMap<FilterGroup, Tallied>;
  /** Kilometres to each dealer by its number; undefined without a place that somebody knows. */
  readonly distances: Float64Array | undefined;
  /** Cents a month by place in the index; empty where the list is not looked at by them. */
  readonly monthly: Int32Array;
};

/**
 * Looks at every vehicle once. Those that fail one filter at most are kept apart by it, since the counts of a filter's
 * values leave that filter out; the others are of no interest to any count. Reserved ones are listed and not counted.
 */
export const selectVehicles = (stock: SearchedStock, scope: Scope, query: SearchQuery): Selection => {
  const seen = seenBy(stock, scope, query);
  const { groups, distances, monthly } = seen;
  const candidates = findCandidates(
    stock.index,
    failuresOf(stock, scope, query, { ...seen, isStrict: false }),
  );
  const { columns } = stock.index;
  const [passing, ...failing] = apart(candidates, columns.status, groups.length);
  const tallied = (places: Int32Array | undefined): Tallied => {
    return { places: places ?? new Int32Array(0), columns, monthly, distances, now: stock.now };
  };
  return {
    places: passingOf(candidates),
    passing: tallied(passing),
    failing: new Map(groups.map((group, place) => [group, tallied(failing[place])])),
    distances,
    monthly,
  };
};

/** How many vehicles pass all filters and can be bought. */
export const countPassing = (stock: SearchedStock, scope: Scope, query: SearchQuery): number => {
  const failures = failuresOf(stock, scope, query, { ...seenBy(stock, scope, query), isStrict: true });
  const { size, places } = findCandidates(stock.index, failures);
  const { status } = stock.index.columns;
  let count = 0;
  for (let at = 0; at < size; at++) if (status[places[at] as number] !== reserved) count += 1;
  return count;
};

const seenBy = (stock: SearchedStock, scope: Scope, query: SearchQuery) => ({
  groups: groupsOf(query),
  distances: distancesFrom(query.place, stock.dealers),
  monthly: paysMonthly(query) ? stock.monthlyFees(scope.locale, query.deposit) : new Int32Array(0),
});

const passingOf = ({ size, places, fails }: Candidates): Int32Array => {
  let count = 0;
  for (let at = 0; at < size; at++) if (fails[at] === 0) count += 1;
  if (count === size) return places.slice(0, size);
  const passing = new Int32Array(count);
  let found = 0;
  for (let at = 0; at < size; at++) if (fails[at] === 0) passing[found++] = places[at] as number;
  return passing;
};

/** Those that can be bought by what they fail: nothing, the first of the filters, the second and so on. */
const apart = (
  { size, places, fails }: Candidates,
  status: ArrayLike<number>,
  filters: number,
): Int32Array[] => {
  const counts = new Int32Array(filters + 1);
  for (let at = 0; at < size; at++) {
    const failed = fails[at] as number;
    counts[failed] = (counts[failed] as number) + 1;
  }
  const lists = [...counts].map((count) => new Int32Array(count));
  const ends = new Int32Array(filters + 1);
  for (let at = 0; at < size; at++) {
    const place = places[at] as number;
    if (status[place] === reserved) continue;
    const failed = fails[at] as number;
    const list = lists[failed] as Int32Array;
    const end = ends[failed] as number;
    list[end] = place;
    ends[failed] = end + 1;
  }
  return lists.map((list, failed) => list.subarray(0, ends[failed]));
};
