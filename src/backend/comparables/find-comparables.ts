import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { FoundVehicles } from "#backend/search/search-engine.ts";
import { agesOn } from "./age-in-years.ts";
import type { Comparable } from "./comparable.ts";
import { depreciationRules } from "./depreciation-rules.ts";

/** Vehicles of one kind that can be bought, with the catalogue's data of their versions. */
export type ComparedStock = {
  readonly vehicles: FoundVehicles;
  readonly versions: ReadonlyMap<number, KnownVersion>;
};

export type Comparables = {
  readonly vehicles: readonly Comparable[];
  /**
   * Vehicles that the depreciation is fitted on: of the same group where they are enough, else of a wider one. The excepted vehicle is
   * among them, so that the depreciation is that of the group for all its vehicles.
   */
  readonly forDepreciation: readonly Comparable[];
};

type Group = (own: KnownVersion, other: KnownVersion) => boolean;

const isSimilar: Group = (own, other) =>
  own.version.segment === other.version.segment &&
  own.version.fuel === other.version.fuel &&
  isPricedAlike(own.version.priceNewCents, other.version.priceNewCents);

/**
 * Groups of comparable vehicles, narrowest first. Age and kilometres do not count: a value could rise with them where the group changes.
 */
const groups: readonly Group[] = [
  (own, other) => own.version.id === other.version.id,
  (own, other) => own.model.id === other.model.id && own.version.fuel === other.version.fuel,
  isSimilar,
  (own, other) => own.version.segment === other.version.segment,
];

/** Vehicles that cost much more or less when new lose value in another way. */
const isPricedAlike = (own: number | null, other: number | null): boolean =>
  own !== null && other !== null && Math.max(own, other) <= 1.4 * Math.min(own, other);

/** Widest group that is compared: `model` means its model and fuel, `similar` its segment, fuel and about its price when new. */
const widths = { version: 1, model: 2, similar: 3, segment: 4 } as const;

type Wanted = {
  readonly widest: keyof typeof widths;
  /** Minimum size of a group; where no group has the first number, the next one counts. */
  readonly enough: readonly number[];
  /** The number of the vehicle that others are compared with, which never counts itself. */
  readonly except?: number;
};

/** Whether a vehicle of the other version belongs to any group of the given one. */
export const isAlike = (own: KnownVersion, other: KnownVersion): boolean =>
  groups.some((group) => group(own, other));

/** Whether some group is large enough for a depreciation; else it is fitted on the whole stock. */
export const hasDepreciation = ({ vehicles, versions }: ComparedStock, own: KnownVersion): boolean => {
  const version = vehicles.figures("version");
  const counts = new Map<number, number>();
  for (let at = 0; at < vehicles.size; at++)
    counts.set(version[at] ?? 0, (counts.get(version[at] ?? 0) ?? 0) + 1);
  const priced = [...counts].flatMap(([number, count]) => {
    const other = versions.get(number);
    return other?.version.priceNewCents ? [{ other, count }] : [];
  });
  return groups.some((group) => {
    const alike = priced.filter(({ other }) => group(own, other));
    return alike.reduce((sum, { count }) => sum + count, 0) >= depreciationRules.vehicles;
  });
};

/**
 * The vehicles in stock that are comparable with a version: of its version, else of its model and fuel, else of its segment, the first of
 * these groups that is large enough. Undefined where none is.
 */
export const findComparables = (
  stock: ComparedStock,
  own: KnownVersion,
  { widest, enough, except }: Wanted,
  now: Date,
): Comparables | undefined => {
  const vehiclesIn = comparablesIn(stock, own, except, now);
  const allIn = except === undefined ? vehiclesIn : comparablesIn(stock, own, undefined, now);
  const compared = groups.slice(0, widths[widest]);
  const reaching = (among: readonly Group[], count: typeof vehiclesIn, least: number) =>
    among.find((group) => count(group).length >= least);
  const chosen = enough
    .map((least) => reaching(compared, vehiclesIn, least))
    .find((group) => group !== undefined);
  if (chosen === undefined) return undefined;
  // Beyond model and fuel the whole segment is one group, so that its vehicles share one depreciation.
  const wide = groups
    .slice(groups.indexOf(chosen))
    .filter((group) => group === chosen || group !== isSimilar);
  const wider = reaching(wide, allIn, depreciationRules.vehicles);
  return { vehicles: vehiclesIn(chosen), forDepreciation: allIn(wider ?? (() => true)) };
};

/** The vehicles of a group whose price as new is known; each group is read once. */
const comparablesIn = (
  { vehicles, versions }: ComparedStock,
  own: KnownVersion,
  except: number | undefined,
  now: Date,
): ((group: Group) => readonly Comparable[]) => {
  const [id, version] = [vehicles.figures("id"), vehicles.figures("version")];
  const [price, year, kms] = [vehicles.figures("price"), vehicles.figures("year"), vehicles.figures("kms")];
  const ageOf = agesOn(now);
  const numbers = Math.max(0, ...versions.keys()) + 1;
  const read = new Map<Group, readonly Comparable[]>();
  return (group) => {
    const known = read.get(group);
    if (known) return known;
    const listPrices = new Float64Array(numbers);
    for (const [number, other] of versions)
      if (group(own, other)) listPrices[number] = other.version.priceNewCents ?? 0;
    const found: Comparable[] = [];
    for (let at = 0; at < vehicles.size; at++) {
      const listPriceCents = listPrices[version[at] ?? 0] ?? 0;
      if (listPriceCents === 0 || id[at] === except) continue;
      found.push({
        priceCents: price[at] ?? 0,
        listPriceCents,
        ageYears: ageOf(year[at] ?? 0),
        kilometers: kms[at] ?? 0,
      });
    }
    read.set(group, found);
    return found;
  };
};
