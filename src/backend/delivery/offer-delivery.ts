import { publicHolidays } from "#backend/dealer/dealer-holidays.ts";
import type { FinanceConfig } from "#backend/finance/finance-settings.ts";
import { distanceKm } from "#domain/distance.ts";
import { daysAfter, localClock, weekdayOf } from "#domain/local-clock.ts";
import type { Cents } from "#domain/money.ts";
import { landMassAt, timeZoneAt } from "#market/address-region.ts";
import type { Country } from "#market/countries.ts";
import { postalAreaOf } from "#market/postal-areas.ts";

const saturday = 6;

/**
 * Adds working days to `from`, skipping weekends and holidays. Days as `2026-12-01`.
 * @param isHoliday whether a day is a public holiday at the destination
 */
export const afterWorkingDays = (
  from: string,
  count: number,
  isHoliday: (day: string) => boolean,
): string => {
  let day = from;
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1);
    if (weekdayOf(day) < saturday && !isHoliday(day)) left--;
  }
  return day;
};

/** Duration in working days of the destination, and the surcharge of a sea crossing, in cents. */
const deliveryRules = {
  /** Working days by distance: to the same area, within a country, into the other one, across the sea. */
  days: { near: [3, 5], country: [5, 8], abroad: [8, 12], sea: [12, 18] },
  /** Kilometres up to which a destination is near. */
  nearKilometres: 120,
  seaCents: 45_000,
  /** Working days until a vehicle is ready at its own dealer. */
  readyDays: [2, 4],
  /** Working days until the contract is signed: the dealer calls, and all of the above begins with the signature. */
  contractDays: [1, 3],
  /** Working days until a credit is approved, before that. */
  creditDays: [2, 3],
} as const satisfies {
  readonly days: Record<DeliveryWay, Days>;
  readonly nearKilometres: number;
  readonly seaCents: number;
  readonly readyDays: Days;
  readonly contractDays: Days;
  readonly creditDays: Days;
};

/** The least and the most. */
type Days = readonly [number, number];

/** How a vehicle gets from one place to another. */
type DeliveryWay = "near" | "country" | "abroad" | "sea";

type Place = { readonly country: Country; readonly zipCode: string };

/** How a vehicle gets from one place to another; undefined without a delivery: past customs, and to no postal code. */
const deliveryWay = (from: Place, to: Place): DeliveryWay | undefined => {
  const [start, end] = [postalAreaOf(from.zipCode), postalAreaOf(to.zipCode)];
  if (start === undefined || end === undefined) return undefined;
  const [here, there] = [landMassAt(from), landMassAt(to)];
  if (here.name !== there.name) return here.ownTaxes || there.ownTaxes ? undefined : "sea";
  if (distanceKm(start, end) <= deliveryRules.nearKilometres) return "near";
  return from.country === to.country ? "country" : "abroad";
};

/** Days as `2026-12-01`. */
export type DeliveryDates = { readonly earliest: string; readonly latest: string };

export type DeliveryTo = DeliveryDates & { readonly homeCents: Cents; readonly customCents: Cents };

export type Route = {
  readonly from: Place;
  readonly to: Place;
  readonly now: Date;
  /** Whether a credit has to be approved first. */
  readonly isFinanced: boolean;
};

/** Price and date of a delivery to an address; undefined without a delivery. */
export const deliverTo = (
  route: Route,
  {
    homeDeliveryCents,
    customDeliveryCents,
  }: Pick<FinanceConfig, "homeDeliveryCents" | "customDeliveryCents">,
): DeliveryTo | undefined => {
  const way = deliveryWay(route.from, route.to);
  if (way === undefined) return undefined;
  const addedCents = way === "sea" ? deliveryRules.seaCents : 0;
  return {
    homeCents: homeDeliveryCents + addedCents,
    customCents: customDeliveryCents + addedCents,
    ...datesFor(route, deliveryRules.days[way]),
  };
};

/** When a vehicle can be collected from a dealer; undefined without a delivery. */
export const fetchAt = (route: Route): DeliveryDates | undefined => {
  if (route.from.zipCode === route.to.zipCode) return datesFor(route, deliveryRules.readyDays);
  const way = deliveryWay(route.from, route.to);
  return way && datesFor(route, deliveryRules.days[way]);
};

const datesFor = ({ to, now, isFinanced }: Route, days: Days): DeliveryDates => {
  const isHoliday = publicHolidays(to);
  const { date } = localClock(now, timeZoneAt(to));
  const { contractDays, creditDays } = deliveryRules;
  const steps: readonly Days[] = [days, contractDays, ...(isFinanced ? [creditDays] : [])];
  const after = (which: 0 | 1) =>
    afterWorkingDays(
      date,
      steps.reduce((sum, each) => sum + each[which], 0),
      isHoliday,
    );
  return { earliest: after(0), latest: after(1) };
};
