import type { Sort } from "#domain/search-query-keys.ts";
import type { Selection } from "./select-vehicles.ts";
import type { Column, StockColumns, StockIndex } from "./stock-columns.ts";

/** From so many numbers on a sample is used to find the candidates of a first page. */
const manyNumbers = 20_000;
const sampled = 1_024;

/**
 * The sorted numbers from one place to before another, as if all were sorted; reorders `numbers`, which must be distinct. It looks at each
 * number a few times (Hoare's selection), where sorting does so many times.
 */
export const selectSmallest = (numbers: Float64Array, from: number, to: number): Float64Array => {
  const end = Math.min(to, numbers.length);
  if (from >= end) return new Float64Array(0);
  if (numbers.length >= manyNumbers && end < numbers.length / 32) {
    const few = smallOnes(numbers, end);
    if (few.length >= end) return selectSmallest(few, from, end);
  }
  partition(numbers, from, 0, numbers.length - 1);
  partition(numbers, end - 1, from, numbers.length - 1);
  return numbers.slice(from, end).sort();
};

/** All numbers up to a bound below which, by a sample, lie about four times as many as are wanted. */
const smallOnes = (numbers: Float64Array, wanted: number): Float64Array => {
  const step = numbers.length / sampled;
  const sample = Float64Array.from({ length: sampled }, (_, at) => numbers[Math.floor(at * step)] as number);
  const limit = sample.sort()[Math.ceil((wanted / numbers.length) * sampled * 4) + 4] as number;
  const few: number[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    if (number <= limit) few.push(number);
  }
  return Float64Array.from(few);
};

/** Moves the number to its place in the order, smaller ones before it and larger ones behind. */
const partition = (numbers: Float64Array, place: number, first: number, last: number): void => {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = median(numbers, low, high);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left += 1;
      while ((numbers[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const swapped = numbers[left] as number;
      numbers[left] = numbers[right] as number;
      numbers[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
};

/** The median of nine numbers spread over a range, so that sorted ranges are split well. */
const median = (numbers: Float64Array, low: number, high: number): number => {
  const step = (high - low) / 8;
  const some = Float64Array.from({ length: 9 }, (_, at) => numbers[Math.round(low + at * step)] as number);
  return some.sort()[4] as number;
};

/** Larger than any price in cents, distance or moment in seconds that a vehicle has. */
const beyond = 2 ** 32 - 1;
/** The most vehicles of an index: key and place share the 53 bits of an exact integer. */
export const mostVehicles = 2 ** 21;

type Ordered = Pick<Selection, "monthly" | "distances" | "ratios" | "abroad">;

/** The sort keys of vehicles at some places, smallest first: whole numbers from 0 to `beyond`, each with its place. */
type Keys = (places: Int32Array, keys: Float64Array, columns: StockColumns, ordered: Ordered) => void;

const byColumn =
  (start: number, sign: 1 | -1) =>
  (columnOf: (columns: StockColumns) => Column): Keys =>
  (places, keys, columns) => {
    const column = columnOf(columns);
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      keys[at] = (start + sign * (column[place] as number)) * mostVehicles + place;
    }
  };

const rising = byColumn(0, 1);
const falling = byColumn(beyond, -1);

/** The market's own vehicles first, and reserved ones last. */
const byRelevance: Keys = (places, keys, { status, dealer, relevance }, { abroad }) => {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const group = (status[place] as number) * 2 + (abroad[dealer[place] as number] ?? 0);
    const key = group * 2 ** 29 + (2 ** 28 - (relevance[place] as number));
    keys[at] = key * mostVehicles + place;
  }
};

/** In metres, always less than the earth's circumference. Without a place every distance is the same. */
const byDistance: Keys = (places, keys, columns, ordered) => {
  const { distances } = ordered;
  if (distances === undefined) return byRelevance(places, keys, columns, ordered);
  const metres = distances.map((kilometres) => Math.min(beyond, Math.round(kilometres * 1000)));
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    keys[at] = (metres[columns.dealer[place] as number] ?? beyond) * mostVehicles + place;
  }
};

/** Vehicles that cannot be financed come last in both directions. */
const byMonthly =
  (keyOf: (fee: number) => number): Keys =>
  (places, keys, _, { monthly }) => {
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      const fee = monthly[place] as number;
      keys[at] = (fee === 0 ? beyond : keyOf(fee)) * mostVehicles + place;
    }
  };

/** The lowest price for what it is first; vehicles without a rating come last. */
const byRating: Keys = (places, keys, _, { ratios }) => {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    keys[at] = ((ratios[place] as number) || beyond) * mostVehicles + place;
  }
};

const keysOf = {
  relevance: byRelevance,
  "price-asc": rising(({ price }) => price),
  "price-desc": falling(({ price }) => price),
  "monthly-asc": byMonthly((fee) => fee),
  "monthly-desc": byMonthly((fee) => beyond - fee),
  newest: falling(({ arrivedAt }) => arrivedAt),
  "kms-asc": rising(({ kms }) => kms),
  "year-desc": falling(({ year }) => year),
  distance: byDistance,
  rating: byRating,
} as const satisfies Record<Sort, Keys>;

/** A buffer shared by all searches, which never await while they use it. */
let room = new Float64Array(0);

/**
 * A page of the selected vehicles, by their numbers. Ties are ordered by the place in the index, which never changes, so that each vehicle
 * is on exactly one page.
 */
export const pageOf = (
  { columns }: StockIndex,
  { passing: { places }, reserved, ...ordered }: Pick<Selection, "passing" | "reserved"> & Ordered,
  { sort, offset, size }: { sort: Sort; offset: number; size: number },
): number[] => {
  const listed = places.length + reserved.length;
  if (room.length < listed) room = new Float64Array(listed);
  const keys = room.subarray(0, listed);
  keysOf[sort](places, keys, columns, ordered);
  keysOf[sort](reserved, keys.subarray(places.length), columns, ordered);
  const page = selectSmallest(keys, offset, offset + size);
  return Array.from(page, (key) => columns.id[key % mostVehicles] as number);
};
