import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { alertTables } from "#backend/alert/alert-ref.ts";
import { type PriceCut, readPriceCuts } from "#backend/alert/read-price-cuts.ts";
import { knownForLists } from "#backend/saved-list/find-matches.ts";
import type { StoredList } from "#backend/saved-list/normalise-list.ts";
import { readSavedList } from "#backend/saved-list/read-saved-list.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import type { StockChanges } from "#backend/search/search-engine.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { Locale } from "#platform/locale.ts";
import { type Cursor, moveCursor, readCursor, startCursor } from "./alert-cursor.ts";
import type { AlertEvent, RecordedEvent } from "./alert-event.ts";
import { notifyCustomers } from "./notify-customers.ts";

/**
 * Stores the events of alerts, once for each alert, vehicle and event, and notifies customers of them on the site. A vehicle that arrived
 * at a price is not reported as cheaper at that price.
 */
const recordEvents = (orm: Orm, events: readonly AlertEvent[], now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    const arrivals = events.filter(({ event }) => event === "arrived");
    const cuts = events.filter(({ event }) => event !== "arrived");
    const arrived = await insert(tx, { events: arrivals, now });
    const cheaper = await insert(tx, { events: cuts, now, condition: isUnnotified });
    const recorded = [...arrived, ...cheaper];
    await publishMatches(tx, recorded, now);
    await notifyCustomers(tx, recorded, now);
  });

/** Publishes them in one statement: a feed may match thousands. */
const publishMatches = async (tx: Orm, recorded: readonly RecordedEvent[], now: Date): Promise<void> => {
  if (recorded.length === 0) return;
  await tx.execute(sql`
    insert into events (type, subject, data, at)
    select 'alert.matched', 'alert:' || alert, jsonb_build_object(
      'alertId', alert, 'kind', alert_kind, 'vin', trim(vehicles.vin), 'change', split_part(event, ':', 1)), ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(recorded)}::json) as found(
        "carAlertId" text, "priceDropAlertId" text, "vehicleId" int, event text)
      cross join lateral (select coalesce("carAlertId", "priceDropAlertId") as alert,
        case when "carAlertId" is null then 'price-drop' else 'car-alert' end as alert_kind) as named
      join vehicles on vehicles.id = "vehicleId"`);
};

/** The arrival of the vehicle at this price was not reported. */
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

/** Changed vehicles that can be bought, and the data that alerts are matched with. */
type Changes = StockChanges & {
  readonly known: Awaited<ReturnType<typeof knownForLists>>;
  /** By vehicle number. */
  readonly cuts: ReadonlyMap<number, PriceCut>;
  readonly readFrom: Cursor;
};

/** Longest that a lower price counts as news, in days: for example of a vehicle that comes back from a reservation. */
const newsDays = 90;

/** The changes since the cursor. */
export const readChanges = async (orm: Orm, readFrom: Cursor, now: Date): Promise<Changes> => {
  const changes = await searchEngine(orm).changes(readFrom, now);
  const since = new Date(now.getTime() - newsDays * 86_400_000);
  const ids = Array.from(changes.vehicles.figures("id"));
  const cuts = ids.length === 0 ? new Map() : await readPriceCuts(orm, { since, now, ids });
  return { ...changes, known: await knownForLists(orm), cuts, readFrom };
};

/** Active alerts: wanted, confirmed, not paused and not over. */
const notifiesNow = (table: (typeof alertTables)[keyof typeof alertTables], now: Date): SQL | undefined =>
  and(
    eq(table.active, true),
    isNull(table.removedAt),
    isNotNull(table.confirmedAt),
    or(isNull(table.expiresAt), gt(table.expiresAt, now)),
  );

/** Beyond so many changed vehicles all alerts are read: a statement cannot name a million. */
const mostNamed = 1_000;

/** The changed vehicles that cost less than an alert on them last reported, or than when it was created. */
const matchPriceDrops = async (
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
    const base = { carAlertId: null, priceDropAlertId: id, vehicleId, price, previous: known };
    return price < known ? [{ ...base, event: `cheaper:${price}` }] : [];
  });
};

type MatchedAlert = Omit<StoredList, "digest"> & {
  readonly id: string;
  readonly createdAt: Date;
  readonly locale: Locale;
};

/** The changes that an alert reports: vehicles that came after it was created, and those that became cheaper since. */
const matchCarAlert = async (alert: MatchedAlert, changes: Changes): Promise<AlertEvent[]> => {
  const { known, cuts, readFrom } = changes;
  const { list } = readSavedList(alert, { ...known, locale: alert.locale });
  if (list === undefined) return [];
  const found = await changes.find(list);
  const [prices, arrivedAt] = [found.figures("price"), found.figures("arrivedAt")];
  const standsSince = Math.floor(alert.createdAt.getTime() / 1000);
  return Array.from(found.figures("id")).flatMap((vehicleId, at) => {
    const price = prices[at] ?? 0;
    const cut = newsOf(cuts.get(vehicleId), price, alert.createdAt);
    const isNew = vehicleId > readFrom.lastVehicleId || (arrivedAt[at] ?? 0) >= standsSince;
    const base = { carAlertId: alert.id, priceDropAlertId: null, vehicleId, price, previous: cut ?? null };
    return [
      ...(isNew ? [{ ...base, event: "arrived" }] : []),
      ...(cut === undefined ? [] : [{ ...base, event: `cheaper:${price}` }]),
    ];
  });
};

/** The price before a cut that the alert has not seen, where the vehicle still costs less. */
const newsOf = (cut: PriceCut | undefined, price: number, since: Date): number | undefined =>
  cut !== undefined && cut.at >= since && price < cut.previousCents ? cut.previousCents : undefined;

/** Alerts that are read and matched between two checks of `stop`, and events that are stored at once. */
const alertsAtOnce = 500;
const eventsAtOnce = 500;

export type MatchOptions = { readonly now: Date; readonly stop?: AbortSignal | undefined };

/**
 * Matches the changes of the stock with the alerts, and stores the events. It may stop anywhere, also by a kill, and run in parallel: the
 * cursor moves when everything before it is stored, and what is found again changes nothing.
 */
export const matchChanges = async (orm: Orm, { now, stop }: MatchOptions): Promise<void> => {
  const cursor = await readCursor(orm);
  if (cursor === undefined) return startCursor(orm);
  const changes = await readChanges(orm, cursor, now);
  if (changes.vehicles.size > 0) {
    await storeEvents(orm, await matchPriceDrops(orm, changes, now), now);
    for (let last = ""; ; ) {
      if (stop?.aborted) return;
      const [end, events] = await matchSome(orm, changes, { now, after: last });
      await storeEvents(orm, events, now);
      if (end === undefined) break;
      last = end;
    }
  }
  await moveCursor(orm, cursor, changes.readUpTo);
};

/** Matches the next alerts by their ids; returns the last of them, undefined when there are no more. */
const matchSome = async (
  orm: Orm,
  changes: Changes,
  { now, after }: { readonly now: Date; readonly after: string },
): Promise<readonly [end: string | undefined, events: AlertEvent[]]> => {
  const { id, kind, dealers, filters, createdAt, locale } = carAlerts;
  const alerts = await orm
    .select({ id, kind, dealers, filters, createdAt, locale })
    .from(carAlerts)
    .where(and(gt(id, after), notifiesNow(carAlerts, now)))
    .orderBy(asc(id))
    .limit(alertsAtOnce);
  const events = await Promise.all(alerts.map((alert) => matchCarAlert(alert, changes)));
  return [alerts.length < alertsAtOnce ? undefined : alerts.at(-1)?.id, events.flat()];
};

/** In parts, so that the embedded database, which has one connection, is free for visitors in between. */
const storeEvents = async (orm: Orm, events: readonly AlertEvent[], now: Date): Promise<void> => {
  for (let at = 0; at < events.length; at += eventsAtOnce)
    await recordEvents(orm, events.slice(at, at + eventsAtOnce), now);
};
