import { publicHolidays } from "#backend/dealer/dealer-holidays.ts";
import type { FinanceConfig } from "#backend/finance/finance-settings.ts";
import { localClock } from "#domain/local-clock.ts";
import type { Cents } from "#domain/money.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { deliveryRules } from "./delivery-rules.ts";
import { deliveryWay, type Place } from "./delivery-way.ts";
import { afterWorkingDays } from "./working-days.ts";

/** Days as `2026-12-01`. */
export type DeliveryDates = { readonly earliest: string; readonly latest: string };

export type BroughtTo = DeliveryDates & { readonly homeCents: Cents; readonly customCents: Cents };

export type Route = { readonly from: Place; readonly to: Place; readonly now: Date };

/** What it costs to bring a vehicle to an address, and when it is there; undefined where none is brought. */
export const bringTo = (
  route: Route,
  {
    homeDeliveryCents,
    customDeliveryCents,
  }: Pick<FinanceConfig, "homeDeliveryCents" | "customDeliveryCents">,
): BroughtTo | undefined => {
  const way = deliveryWay(route.from, route.to);
  if (way === undefined) return undefined;
  const addedCents = way === "sea" ? deliveryRules.seaCents : 0;
  return {
    homeCents: homeDeliveryCents + addedCents,
    customCents: customDeliveryCents + addedCents,
    ...datesFor(route, deliveryRules.days[way]),
  };
};

/** When a vehicle can be fetched from a dealer; undefined where none is brought. */
export const fetchAt = (route: Route): DeliveryDates | undefined => {
  if (route.from.zipCode === route.to.zipCode) return datesFor(route, deliveryRules.readyDays);
  const way = deliveryWay(route.from, route.to);
  return way && datesFor(route, deliveryRules.days[way]);
};

const datesFor = ({ to, now }: Route, [least, most]: readonly [number, number]): DeliveryDates => {
  const isHoliday = publicHolidays(to);
  const { date } = localClock(now, timeZoneAt(to));
  return {
    earliest: afterWorkingDays(date, least, isHoliday),
    latest: afterWorkingDays(date, most, isHoliday),
  };
};
