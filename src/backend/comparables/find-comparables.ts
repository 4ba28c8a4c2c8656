import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { Stock } from "#backend/search/stock.ts";
import type { Comparable } from "./comparable.ts";
import { type Scope, vehiclesOf } from "./comparable-vehicles.ts";
import { depreciationRules } from "./depreciation-rules.ts";

export type Comparables = {
  readonly vehicles: readonly Comparable[];
  /** What depreciation is read from: the same ones where they are enough, else a wider group. */
  readonly forDepreciation: readonly Comparable[];
};

type Group = (own: KnownVersion, other: KnownVersion) => boolean;

/** Which vehicles are like one, narrowest first. Age and kilometres do not count: a value could rise with them where the group changes. */
const groups: readonly Group[] = [
  (own, other) => own.version.id === other.version.id,
  (own, other) => own.model.id === other.model.id && own.version.fuel === other.version.fuel,
  (own, other) => own.version.segment === other.version.segment,
];

/** Up to which group is compared: `model` means its model and fuel. */
const widths = { version: 1, model: 2, segment: 3 } as const;

type Wanted = Scope & {
  readonly widest: keyof typeof widths;
  /** How many vehicles make a group large enough; where no group has the first number, the next one counts. */
  readonly enough: readonly number[];
};

/**
 * The vehicles in stock that one of a version is compared with: of its version, else of its model and fuel, else of its segment, the
 * first of these groups that is large enough. Undefined where none is.
 */
export const findComparables = (
  stock: Stock,
  own: KnownVersion,
  { widest, enough, ...scope }: Wanted,
  now: Date,
): Comparables | undefined => {
  const read = new Map<Group, readonly Comparable[]>();
  const vehiclesIn = (group: Group): readonly Comparable[] => {
    const vehicles = read.get(group) ?? vehiclesOf(stock, (other) => group(own, other), scope, now);
    read.set(group, vehicles);
    return vehicles;
  };
  const compared = groups.slice(0, widths[widest]);
  const reaching = (among: readonly Group[], least: number) =>
    among.find((group) => vehiclesIn(group).length >= least);
  const chosen = enough.map((least) => reaching(compared, least)).find((group) => group !== undefined);
  if (chosen === undefined) return undefined;
  const wider = reaching(groups.slice(groups.indexOf(chosen)), depreciationRules.vehicles);
  const forDepreciation = wider ? vehiclesIn(wider) : vehiclesOf(stock, () => true, scope, now);
  return { vehicles: vehiclesIn(chosen), forDepreciation };
};
