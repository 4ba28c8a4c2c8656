import { type SQL, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import type { AlertEvent, RecordedEvent } from "./alert-event.ts";
import { notifyCustomers } from "./notify-customers.ts";

/**
 * Keeps what alerts are to tell, once for each alert, vehicle and event, and tells customers of it on the site. What has come at
 * a price is not told to have become cheaper by it.
 */
export const recordEvents = (orm: Orm, events: readonly AlertEvent[], now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    const arrivals = events.filter(({ event }) => event === "arrived");
    const cuts = events.filter(({ event }) => event !== "arrived");
    const arrived = await insert(tx, { events: arrivals, now });
    const cheaper = await insert(tx, { events: cuts, now, condition: isUnnotified });
    await notifyCustomers(tx, [...arrived, ...cheaper], now);
  });

/** Nobody was told that the vehicle has come at this price. */
const isUnnotified = sql`and not exists (
  select from alert_events as earlier
  where earlier.car_alert_id = "carAlertId" and earlier.vin = found.vin
    and earlier.event = 'arrived' and earlier.price_cents = price)`;

type Added = { readonly events: readonly AlertEvent[]; readonly now: Date; readonly condition?: SQL };

const insert = async (tx: Orm, { events, now, condition = sql`` }: Added): Promise<RecordedEvent[]> => {
  if (events.length === 0) return [];
  const result = await tx.execute(sql`
    with found as (
      select found.*, vehicles.vin from json_to_recordset(${JSON.stringify(events)}::json) as found(
        "carAlertId" char(26), "priceDropAlertId" char(26), "vehicleId" int, event text, price int, previous int)
      join vehicles on vehicles.id = "vehicleId"
    ), added as (
      insert into alert_events
        (car_alert_id, price_drop_alert_id, vin, event, price_cents, previous_price_cents, created_at)
      select "carAlertId", "priceDropAlertId", vin, event, price, previous, ${now.toISOString()} from found
      where ("carAlertId" is null or exists (select from car_alerts where id = "carAlertId"))
        and ("priceDropAlertId" is null or exists (select from price_drop_alerts where id = "priceDropAlertId"))
        ${condition}
      on conflict do nothing
      returning car_alert_id, price_drop_alert_id, vin, event
    )
    select found.* from found join added on added.vin = found.vin and added.event = found.event
      and added.car_alert_id is not distinct from "carAlertId"
      and added.price_drop_alert_id is not distinct from "priceDropAlertId"`);
  return rowsOf<RecordedEvent>(result);
};
