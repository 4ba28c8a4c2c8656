import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { agesOn } from "#backend/comparables/age-in-years.ts";
import type { Comparable } from "#backend/comparables/comparable.ts";
import { depreciationRules } from "#backend/comparables/depreciation-rules.ts";
import { fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import { priceBands, priceRatings } from "#domain/price-bands.ts";
import { bandOf, figuresOf } from "./price-rating-of.ts";
import { ratingRules } from "./rating-rules.ts";

/** What is rated: vehicles that can be bought, by their places in the index; `scope` separates those that are never compared. */
export type RateableStock = {
  readonly places: ArrayLike<number>;
  readonly scope: (place: number) => string;
  readonly version: ArrayLike<number>;
  readonly price: ArrayLike<number>;
  readonly year: ArrayLike<number>;
  readonly kms: ArrayLike<number>;
  readonly versions: ReadonlyMap<number, KnownVersion>;
};

export type StockRatings = {
  /** By place in the index: the place of its rating in `priceRatings`. */
  readonly bands: Uint8Array;
  /** By place in the index: its price in thousandths of the median; 0 without a rating. */
  readonly ratios: Int32Array;
};

type Rated = Comparable & { readonly place: number };

const unknown = priceRatings.indexOf("unknown");

/**
 * Rates all vehicles of the stock as `rateByStock` rates one. What vehicles of a group are worth differs by a factor alone, so each group
 * is sorted once, and the quartiles of a vehicle's others are read from it.
 * @param size how many places the index has
 */
export const rateStock = (stock: RateableStock, size: number, today: Date): StockRatings => {
  const ratings = { bands: new Uint8Array(size).fill(unknown), ratios: new Int32Array(size) };
  for (const vehicles of groupedBy(stock.places, stock.scope).values())
    rateScope(stock, vehicles, today, ratings);
  return ratings;
};

const groupedBy = <Key>(places: ArrayLike<number>, keyOf: (place: number) => Key): Map<Key, number[]> =>
  Map.groupBy(Array.from(places), keyOf);

const rateScope = (
  { version, price, year, kms, versions }: RateableStock,
  places: readonly number[],
  today: Date,
  { bands, ratios }: StockRatings,
): void => {
  const ageOf = agesOn(today);
  const all: Rated[] = [];
  const [ofVersion, ofModel, ofSegment] = [1, 2, 3].map(() => new Map<string | number, Rated[]>()) as [
    Map<string | number, Rated[]>,
    Map<string | number, Rated[]>,
    Map<string | number, Rated[]>,
  ];
  const add = (groups: Map<string | number, Rated[]>, key: string | number, vehicle: Rated) => {
    const group = groups.get(key);
    if (group) group.push(vehicle);
    else groups.set(key, [vehicle]);
  };
  const modelOf = ({ model, version: { fuel } }: KnownVersion) => `${model.id} ${fuel}`;
  for (const place of places) {
    const known = versions.get(version[place] as number);
    if (!known?.version.priceNewCents) continue;
    const vehicle = {
      place,
      priceCents: price[place] as number,
      listPriceCents: known.version.priceNewCents,
      ageYears: ageOf(year[place] as number),
      kilometers: kms[place] as number,
    };
    all.push(vehicle);
    add(ofVersion, known.version.id, vehicle);
    add(ofModel, modelOf(known), vehicle);
    add(ofSegment, known.version.segment, vehicle);
  }
  const isCompared = (group: readonly Rated[]) => group.length > ratingRules.fewestComparables;
  const isFitted = (group: readonly Rated[]) => group.length >= depreciationRules.vehicles;
  const depreciationOf = once((group: readonly Rated[]) => fitDepreciation(group));
  // Versions of one model may be of different segments, and so of different wider groups.
  const worthsBy = once((wider: readonly Rated[]) =>
    once((group: readonly Rated[]) => worths(group, depreciationOf(wider))),
  );
  for (const [number, own] of ofVersion) {
    const known = versions.get(number as number) as KnownVersion;
    const groups = [own, ofModel.get(modelOf(known)) ?? [], ofSegment.get(known.version.segment) ?? []];
    const chosen = groups.slice(0, 2).findIndex(isCompared);
    const group = groups[chosen];
    if (group === undefined) continue;
    const wider = groups.slice(chosen).find(isFitted) ?? all;
    const { worths: sorted, factorOf } = worthsBy(wider)(group);
    for (const vehicle of own) {
      const { place, priceCents } = vehicle;
      const factor = factorOf(vehicle);
      const at = placeIn(sorted, priceCents / factor);
      const others = sorted[at] === priceCents / factor ? sorted.length - 1 : sorted.length;
      if (others < ratingRules.fewestComparables || !(priceCents > 0)) continue;
      const figures = figuresOf((share) => factor * quantileWithout(sorted, at, share));
      bands[place] = priceBands.indexOf(bandOf(priceCents, figures));
      ratios[place] = Math.round((priceCents / figures.medianCents) * 1000);
    }
  }
};

/** Calculates once for each argument. */
const once = <Key, Result>(calculate: (key: Key) => Result): ((key: Key) => Result) => {
  const known = new Map<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? calculate(key);
    known.set(key, result);
    return result;
  };
};

/** The prices of a group as if all were of one age, use and list price, sorted; a vehicle's factor gives them its own. */
const worths = (group: readonly Rated[], { perYear, perKilometre }: ReturnType<typeof fitDepreciation>) => {
  const factorOf = ({ listPriceCents, ageYears, kilometers }: Comparable) =>
    listPriceCents * Math.exp(-perYear * ageYears - perKilometre * kilometers);
  const found = group.map((vehicle) => vehicle.priceCents / factorOf(vehicle));
  const possible = found.filter((worth) => Number.isFinite(worth) && worth > 0);
  return { worths: Float64Array.from(possible).sort(), factorOf };
};

/** The first place of a number in sorted ones that is not smaller. */
const placeIn = (sorted: Float64Array, number: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The quantile of sorted numbers without the one at a place, interpolated like `quantileOf`. */
const quantileWithout = (sorted: Float64Array, without: number, share: number): number => {
  const place = (sorted.length - 2) * share;
  const above = place - Math.floor(place);
  const at = (index: number) => sorted[index < without ? index : index + 1] as number;
  return at(Math.floor(place)) * (1 - above) + at(Math.ceil(place)) * above;
};
