import type { PriceCut } from "#backend/alert/read-price-cuts.ts";
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
export const matchCarAlert = async (alert: MatchedAlert, changes: Changes): Promise<AlertEvent[]> => {
  const { known, cuts, readFrom } = changes;
  const { list } = readKeptList(alert, { ...known, locale: alert.locale });
  if (list === undefined) return [];
  const found = await changes.find(list);
  const [prices, arrivedAt] = [found.figures("price"), found.figures("arrivedAt")];
  const standsSince = Math.floor(alert.createdAt.getTime() / 1000);
  return Array.from(found.figures("id")).flatMap((vehicleId, at) => {
    const price = prices[at] ?? 0;
    const cut = newsOf(cuts.get(vehicleId), price, alert.createdAt);
    const isNew = vehicleId > readFrom.lastVehicleId || (arrivedAt[at] ?? 0) >= standsSince;
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
