import { inArray } from "drizzle-orm";
import type { VehicleNews } from "#backend/notification/describe-notification.ts";
import type { Orm } from "#backend/store/database.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import { addressOf, fullName } from "#backend/vehicle/vehicle-names.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import type { RecordedEvent } from "./alert-event.ts";

/** Per alert and run, so that a stock that grows by thousands does not flood a customer. The mail has their number. */
const mostAtOnce = 20;

/** Notifies customers on the site of what their alerts have found, of each vehicle once, however many alerts found it. */
export const notifyCustomers = async (
  tx: Orm,
  events: readonly RecordedEvent[],
  now: Date,
): Promise<void> => {
  const owners = await ownersOf(tx, events);
  const byAlert = Map.groupBy(events, ({ carAlertId, priceDropAlertId }) => carAlertId ?? priceDropAlertId);
  const reported = [...byAlert].flatMap(([id, found]) => {
    const owner = owners.get(id ?? "");
    return owner ? found.slice(0, mostAtOnce).map((event) => ({ owner, event })) : [];
  });
  if (reported.length === 0) return;
  const rows = await readVehicles(tx, [...new Set(reported.map(({ event }) => event.vehicleId))]);
  const byId = new Map(rows.map((row) => [row.vehicle.id, row]));
  const values = reported.flatMap(({ owner, event }) => {
    const row = byId.get(event.vehicleId);
    if (row === undefined) return [];
    const { vin } = row.vehicle;
    const isCheaper = event.event !== "arrived" && event.previous !== null;
    const news: VehicleNews = {
      vehicle: fullName(owner.locale, row),
      price: event.price,
      ...(isCheaper && { previous: event.previous }),
      ...(owner.name !== null && { alert: owner.name }),
    };
    const kind = event.carAlertId === null ? ("price-drop" as const) : ("car-alert" as const);
    const notification = {
      kind,
      key: `${event.event}:${vin}`,
      vin,
      values: news,
      path: addressOf(owner.locale, row),
    };
    return [{ id: newReferenceId(), customerId: owner.customerId, createdAt: now, ...notification }];
  });
  if (values.length > 0) await tx.insert(notifications).values(values).onConflictDoNothing();
};

const ownersOf = async (tx: Orm, events: readonly RecordedEvent[]) => {
  const carIds = [...new Set(events.flatMap(({ carAlertId }) => carAlertId ?? []))];
  const dropIds = [...new Set(events.flatMap(({ priceDropAlertId }) => priceDropAlertId ?? []))];
  const cars = await tx.select().from(carAlerts).where(inArray(carAlerts.id, carIds));
  const drops = await tx.select().from(priceDropAlerts).where(inArray(priceDropAlerts.id, dropIds));
  const all = [...cars, ...drops.map((drop) => ({ ...drop, name: null }))];
  return new Map(
    all.flatMap(({ id, customerId, locale, name }) =>
      customerId === null ? [] : [[id, { customerId, locale, name }] as const],
    ),
  );
};
