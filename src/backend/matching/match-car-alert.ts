import type { PriceCut } from "#backend/alert/read-price-cuts.ts";
import { findMatches } from "#backend/kept-list/find-matches.ts";
import type { StoredList } from "#backend/kept-list/normalise-list.ts";
import { readKeptList } from "#backend/kept-list/read-kept-list.ts";
import type { Locale } from "#platform/locale.ts";
import type { AlertEvent } from "./alert-event.ts";
import type { Changes } from "./read-changes.ts";

export type MatchedAlert = Omit<StoredList, "digest"> & {
  readonly id: string;
  readonly createdAt: Date;
  readonly locale: Locale;
};

/** What of the changes an alert is to tell: vehicles that have come since it stands, and those that became cheaper since. */
export const matchCarAlert = (alert: MatchedAlert, changes: Changes): AlertEvent[] => {
  const { stock, dealers, cuts, readFrom } = changes;
  const { id: ids, price: prices, arrivedAt } = stock.index.columns;
  const places = findMatches(
    stock,
    readKeptList(alert, { makes: stock.catalogue, dealers, locale: alert.locale }),
  );
  const standsSince = Math.floor(alert.createdAt.getTime() / 1000);
  return [...places].flatMap((place) => {
    const vehicleId = ids[place] ?? 0;
    const price = prices[place] ?? 0;
    const cut = newsOf(cuts.get(vehicleId), price, alert.createdAt);
    const isNew = vehicleId > readFrom.lastVehicleId || (arrivedAt[place] ?? 0) >= standsSince;
    const told = { carAlertId: alert.id, priceDropAlertId: null, vehicleId, price, previous: cut ?? null };
    return [
      ...(isNew ? [{ ...told, event: "arrived" }] : []),
      ...(cut === undefined ? [] : [{ ...told, event: `cheaper:${price}` }]),
    ];
  });
};

/** The price before, where the vehicle costs less since then. */
const newsOf = (cut: PriceCut | undefined, price: number, since: Date): number | undefined =>
  cut !== undefined && cut.at >= since && price < cut.previousCents ? cut.previousCents : undefined;
