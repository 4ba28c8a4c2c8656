import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { Stock } from "#backend/search/stock.ts";
import { type VehicleKind, vehicleKinds, vehicleStatuses } from "#domain/vehicle-types.ts";
import { agesOn } from "./age-in-years.ts";
import type { Comparable } from "./comparable.ts";

/** Which vehicles in stock are compared at all. */
export type Scope = {
  readonly kind: VehicleKind;
  /** Numbers of the dealers whose vehicles count; all where it is absent. */
  readonly dealers?: ReadonlySet<number>;
  /** The number of the vehicle that others are compared with, which never counts itself. */
  readonly except?: number;
};

const inStock = vehicleStatuses.indexOf("in-stock");

/** The vehicles in stock, neither reserved nor sold, of the versions that are meant and of which it is known what they cost new. */
export const vehiclesOf = (
  { index, catalogue }: Stock,
  isMeant: (version: KnownVersion) => boolean,
  { kind: wantedKind, dealers, except }: Scope,
  now: Date,
): readonly Comparable[] => {
  const { id, version, kind, status, price, year, kms, dealer } = index.columns;
  const listPrices = new Float64Array(Math.max(0, ...catalogue.versions.keys()) + 1);
  for (const [number, known] of catalogue.versions)
    if (isMeant(known)) listPrices[number] = known.version.priceNewCents ?? 0;
  const meant = vehicleKinds.indexOf(wantedKind);
  const ageOf = agesOn(now);
  const vehicles: Comparable[] = [];
  for (let place = 0; place < index.size; place++) {
    const listPriceCents = listPrices[version[place] ?? 0] ?? 0;
    if (listPriceCents === 0 || kind[place] !== meant || status[place] !== inStock) continue;
    if (id[place] === except || dealers?.has(dealer[place] ?? 0) === false) continue;
    vehicles.push({
      priceCents: price[place] ?? 0,
      listPriceCents,
      ageYears: ageOf(year[place] ?? 0),
      kilometers: kms[place] ?? 0,
    });
  }
  return vehicles;
};
