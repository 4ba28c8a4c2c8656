import { paysMonthly, type SearchQuery } from "#domain/search-query.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { FilterGroup } from "../search-engine.ts";
import { distancesFrom } from "./bucketed-filters.ts";
import type { Tallied } from "./facet-counter.ts";
import { groupsOf } from "./filter-groups.ts";
import { type Candidates, findCandidates } from "./find-candidates.ts";
import { failuresOf } from "./mismatch-masks.ts";
import { reserved, type Scope, type SearchedStock } from "./stock.ts";
import type { Column } from "./stock-columns.ts";

export type Selection = {
  /** Places in the index of the reserved ones that pass all filters, ascending. */
  readonly reserved: Int32Array;
  /** Those that pass all filters and can be bought, and for each set filter those that fail only it. */
  readonly passing: Tallied;
  readonly failing: ReadonlyMap<FilterGroup, Tallied>;
  /** Kilometres to each dealer by its number; undefined without a known place. */
  readonly distances: Float64Array | undefined;
  /** Cents a month by place in the index; empty where the list does not need them. */
  readonly monthly: Int32Array;
  /** By place in the index: price in thousandths of the median of vehicles like it, 0 without a rating. */
  readonly ratios: Int32Array;
  /** By the numbers of dealers: 1 for one outside the list's market. */
  readonly abroad: Uint8Array;
};

/**
 * Looks at every vehicle once. Those that fail one filter at most are collected by that filter, since the counts of its values leave it
 * out; the others matter to no count. Reserved ones are listed and not counted. The result is valid until the next call: a caller that
 * awaits something first has to copy it.
 */
export const selectVehicles = (stock: SearchedStock, scope: Scope, query: SearchQuery): Selection => {
  const { bands, ratios } = stock.ratings();
  const seen = { ...seenBy(stock, scope, query), ratings: bands };
  const { groups, distances, monthly } = seen;
  const candidates = findCandidates(
    stock.index,
    failuresOf(stock, scope, query, { ...seen, isStrict: false }),
  );
  const { columns } = stock.index;
  const lists = apart(candidates, columns.status, groups.length);
  const tallied = (those: Int32Array): Tallied => {
    const { now, addedCents } = stock;
    return { places: those, columns, monthly, distances, ratings: bands, now, addedCents };
  };
  return {
    reserved: lists.reserved,
    passing: tallied(lists.passing),
    failing: new Map(groups.map((group, place) => [group, tallied(lists.failing[place] ?? none)])),
    distances,
    monthly,
    ratios,
    abroad: abroadOf(stock, scope.locale),
  };
};

const abroadOf = ({ dealers }: SearchedStock, locale: Locale): Uint8Array => {
  const abroad = new Uint8Array(Math.max(0, ...dealers.keys()) + 1);
  for (const [number, { country }] of dealers) abroad[number] = Number(country !== marketOf(locale).country);
  return abroad;
};

/** Places in the index of the vehicles that pass all filters, ascending: those that can be bought, or the reserved ones as well. */
export const findPlaces = (
  stock: SearchedStock,
  scope: Scope,
  query: SearchQuery,
  withReserved = false,
): Int32Array => {
  const { size, places } = passing(stock, scope, query);
  const { status } = stock.index.columns;
  const found = places.subarray(0, size);
  return withReserved ? found.slice() : found.filter((place) => status[place] !== reserved);
};

/** How many vehicles pass all filters and can be bought. */
export const countPassing = (stock: SearchedStock, scope: Scope, query: SearchQuery): number => {
  const { size, places } = passing(stock, scope, query);
  const { status } = stock.index.columns;
  let count = 0;
  for (let at = 0; at < size; at++) if (status[places[at] as number] !== reserved) count += 1;
  return count;
};

const passing = (stock: SearchedStock, scope: Scope, query: SearchQuery): Candidates =>
  findCandidates(
    stock.index,
    failuresOf(stock, scope, query, { ...seenBy(stock, scope, query), isStrict: true }),
  );

const seenBy = (stock: SearchedStock, scope: Scope, query: SearchQuery) => ({
  groups: groupsOf(query),
  distances: distancesFrom(query.place, stock.dealers),
  monthly: paysMonthly(query) ? stock.monthlyFees(scope.locale, query.deposit) : new Int32Array(0),
  ratings: query.rating.length > 0 ? stock.ratings().bands : new Uint8Array(0),
});

const none = new Int32Array(0);

/** A buffer shared by all selections. */
let room = none;

/** Splits candidates: reserved ones that pass, and those that can be bought by the filter that they fail: none, the first and so on. */
const apart = ({ size, places, fails }: Candidates, status: Column, filters: number) => {
  const ends = new Int32Array(filters + 2);
  if (filters === 0) ends[1] = size;
  else
    for (let at = 0; at < size; at++) {
      const next = (fails[at] as number) + 1;
      ends[next] = (ends[next] as number) + 1;
    }
  for (let list = 1; list <= filters; list++)
    ends[list] = (ends[list] as number) + (ends[list - 1] as number);
  const starts = ends.slice();
  if (room.length < size) room = new Int32Array(places.length);
  const lists = room;
  const held: number[] = [];
  for (let at = 0; at < size; at++) {
    const failed = fails[at] as number;
    const place = places[at] as number;
    if (status[place] === reserved) {
      if (failed === 0) held.push(place);
      continue;
    }
    const end = ends[failed] as number;
    lists[end] = place;
    ends[failed] = end + 1;
  }
  const list = (failed: number) => lists.subarray(starts[failed], ends[failed]);
  const failing = Array.from({ length: filters }, (_, filter) => list(filter + 1));
  return { reserved: Int32Array.from(held), passing: list(0), failing };
};
