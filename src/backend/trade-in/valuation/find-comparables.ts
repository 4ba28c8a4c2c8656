import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { Stock } from "#backend/search/row-failure.ts";
import { vehicleKinds, vehicleStatuses } from "#domain/vehicle-types.ts";
import { agesOn } from "./age-in-years.ts";
import type { Comparable } from "./comparable.ts";
import { valuationRules } from "./valuation-rules.ts";

export type Comparables = {
  readonly vehicles: readonly Comparable[];
  /** What depreciation is read from: the same ones where they are enough, else a wider group. */
  readonly forDepreciation: readonly Comparable[];
};

type Group = (own: KnownVersion, other: KnownVersion) => boolean;

/** Which cars are like one, narrowest first. Age and kilometres do not count: a value could rise with them where the group changes. */
const groups: readonly Group[] = [
  (own, other) => own.version.id === other.version.id,
  (own, other) => own.model.id === other.model.id && own.version.fuel === other.version.fuel,
  (own, other) => own.version.segment === other.version.segment,
];

const inStock = vehicleStatuses.indexOf("in-stock");
const car = vehicleKinds.indexOf("car");

/**
 * The vehicles in stock that a car is compared with: of its version, else of its model and fuel, else of its segment, the first of
 * these groups that is large enough for a firm value, else for an indication. Undefined where none is.
 */
export const findComparables = (stock: Stock, own: KnownVersion, now: Date): Comparables | undefined => {
  const { firmComparables, fewestComparables, depreciationVehicles } = valuationRules;
  const found = groups.map((group) => carsOf(stock, (other) => group(own, other), now));
  const reaching = (least: number) => found.find((vehicles) => vehicles.length >= least);
  const vehicles = reaching(firmComparables) ?? reaching(fewestComparables);
  if (vehicles === undefined) return undefined;
  const forDepreciation =
    found.slice(found.indexOf(vehicles)).find(({ length }) => length >= depreciationVehicles) ??
    carsOf(stock, () => true, now);
  return { vehicles, forDepreciation };
};

const carsOf = (
  { index, catalogue }: Stock,
  isMeant: (other: KnownVersion) => boolean,
  now: Date,
): readonly Comparable[] => {
  const { version, kind, status, price, year, kms } = index.columns;
  const listPrices = new Map<number, number>();
  for (const known of catalogue.versions.values())
    if (isMeant(known)) listPrices.set(known.version.id, known.version.priceNewCents);
  const ageOf = agesOn(now);
  const vehicles: Comparable[] = [];
  for (let place = 0; place < index.size; place++) {
    const listPriceCents = listPrices.get(version[place] ?? 0);
    if (listPriceCents === undefined || kind[place] !== car || status[place] !== inStock) continue;
    vehicles.push({
      priceCents: price[place] ?? 0,
      listPriceCents,
      ageYears: ageOf(year[place] ?? 0),
      kilometers: kms[place] ?? 0,
    });
  }
  return vehicles;
};
