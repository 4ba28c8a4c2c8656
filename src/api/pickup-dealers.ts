import "server-only";
import type { DeliveryOptions } from "#contract/delivery.ts";
import { type Coordinates, distanceKm } from "#domain/distance.ts";
import { marketOf } from "#market/markets.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import type { Locale } from "#platform/locale.ts";
import { call } from "./call.ts";
import type { Caller } from "./call-headers.ts";
import { knownShop } from "./known-shop.ts";
import type { Dealer } from "./models/dealer.ts";
import type { Vehicle } from "./models/vehicle.ts";

export type PickupDealer = Dealer & {
  /** Days on which the vehicle may be collected there; undefined where the service does not say. */
  readonly dates: Pick<DeliveryOptions["dealers"][number], "earliest" | "latest"> | undefined;
};

type Pickup = {
  readonly locale: Locale;
  readonly vehicle: Pick<Vehicle, "dealer"> & { readonly vehicle: Pick<Vehicle["vehicle"], "dealer"> };
  /** Where the service says that this vehicle can be collected; undefined where it does not say. */
  readonly offered: DeliveryOptions["dealers"] | undefined;
  /** The visitor's postal code, as far as it is known. */
  readonly zip: string | undefined;
};

type Located = Partial<Coordinates> & { readonly zipCode?: string | undefined };

const placeOf = ({ latitude, longitude, zipCode = "" }: Located): Coordinates | undefined =>
  latitude === undefined || longitude === undefined ? postalAreaOf(zipCode) : { latitude, longitude };

/**
 * Dealers of the market that hand this vehicle over: those of group CP that the service offers. The nearest to the visitor stands first, or
 * to the vehicle while no place is known; its own dealer before all others of no known place. Pure.
 */
export const sortPickupDealers = (
  dealers: readonly Dealer[],
  group: readonly string[],
  { locale, vehicle, offered, zip = "" }: Pickup,
): readonly PickupDealer[] => {
  const { country } = marketOf(locale);
  const { dealer } = vehicle;
  const own = dealers.find((each) => isOwn(each, dealer));
  const from = postalAreaOf(zip) ?? placeOf({ ...vehicle.vehicle.dealer, ...own, ...dealer });
  const byId = offered && new Map(offered.map((each) => [each.dealerId, each]));
  const kmTo = (each: Dealer): number => {
    const there = placeOf(each);
    if (from && there) return distanceKm(from, there);
    return each === own ? 0 : Number.POSITIVE_INFINITY;
  };
  return dealers
    .filter((each) => (each.country ?? country) === country && group.includes(each.dealerService))
    .filter(({ id }) => !byId || byId.has(id))
    .map((each) => ({ each, km: kmTo(each) }))
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ each }) => ({ ...each, dates: byId?.get(each.id) }));
};

const isOwn = ({ id, dealerCode }: Dealer, own: Vehicle["dealer"]): boolean =>
  own.id === undefined ? own.dealerCode === dealerCode : own.id === id;

/** The same, of the dealers that the service has; none while it does not answer. */
export const loadPickupDealers = async (pickup: Pickup, caller: Caller): Promise<readonly PickupDealer[]> => {
  const dealers = await call("dealers", {}, caller);
  return dealers.ok ? sortPickupDealers(dealers.value, knownShop().dealerGroups.CP, pickup) : [];
};

/**
 * The dealer that a page names as the place to collect a vehicle free of charge: the first that step 3 of a reservation offers, where it is
 * known to be the nearest. Undefined where it is not.
 */
export const nearestPickup = (
  dealers: readonly PickupDealer[],
  { dealer }: Pick<Vehicle, "dealer">,
): PickupDealer | undefined => {
  const [first] = dealers;
  return first && (placeOf(first) || isOwn(first, dealer)) ? first : undefined;
};
