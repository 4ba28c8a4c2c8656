import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { priceDropAlerts } from "#backend/store/schema/kept-lists.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { AlertEvent } from "./alert-event.ts";
import { notifiesNow } from "./notifies-now.ts";
import type { Changes } from "./read-changes.ts";

/** Beyond so many changed vehicles all alerts are read: a statement cannot name a million. */
const mostNamed = 1_000;

/** Of the changed vehicles those that cost less than an alert on them has told last, or than when it was made. */
export const matchPriceDrops = async (
  orm: Orm,
  { vehicles: changed }: Changes,
  now: Date,
): Promise<AlertEvent[]> => {
  const [ids, prices] = [Array.from(changed.figures("id")), changed.figures("price")];
  if (ids.length === 0) return [];
  const lastNotified = orm
    .select({ cents: alertEvents.priceCents })
    .from(alertEvents)
    .where(eq(alertEvents.priceDropAlertId, priceDropAlerts.id))
    .orderBy(desc(alertEvents.id))
    .limit(1);
  const rows = await orm
    .select({
      id: priceDropAlerts.id,
      vehicleId: vehicles.id,
      known: sql<number>`coalesce((${lastNotified}), ${priceDropAlerts.initialPriceCents})`,
    })
    .from(priceDropAlerts)
    .innerJoin(vehicles, eq(vehicles.vin, priceDropAlerts.vin))
    .where(
      and(notifiesNow(priceDropAlerts, now), ids.length > mostNamed ? undefined : inArray(vehicles.id, ids)),
    );
  const priceOf = new Map(ids.map((id, place) => [id, prices[place] ?? 0]));
  return rows.flatMap(({ id, vehicleId, known }) => {
    const price = priceOf.get(vehicleId) ?? known;
    const told = { carAlertId: null, priceDropAlertId: id, vehicleId, price, previous: known };
    return price < known ? [{ ...told, event: `cheaper:${price}` }] : [];
  });
};
