import { and, asc, gt } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { carAlerts } from "#backend/store/schema/kept-lists.ts";
import { moveCursor, readCursor, startCursor } from "./alert-cursor.ts";
import type { AlertEvent } from "./alert-event.ts";
import { matchCarAlert } from "./match-car-alert.ts";
import { matchPriceDrops } from "./match-price-drops.ts";
import { notifiesNow } from "./notifies-now.ts";
import { type Changes, readChanges } from "./read-changes.ts";
import { recordEvents } from "./record-events.ts";

/** Alerts that are read and matched between two looks at whether to stop, and events that are kept at once. */
const alertsAtOnce = 500;
const eventsAtOnce = 500;

export type MatchOptions = { readonly now: Date; readonly stop?: AbortSignal | undefined };

/**
 * Finds what the changes of the stock mean to the alerts, and keeps it. It may end anywhere, also by a kill, and run beside another:
 * the cursor moves when everything before it is kept, and what is found again changes nothing.
 */
export const matchChanges = async (orm: Orm, { now, stop }: MatchOptions): Promise<void> => {
  const cursor = await readCursor(orm);
  if (cursor === undefined) return startCursor(orm);
  const changes = await readChanges(orm, cursor, now);
  if (changes.vehicles.size > 0) {
    await keep(orm, await matchPriceDrops(orm, changes, now), now);
    for (let last = ""; ; ) {
      if (stop?.aborted) return;
      const [end, events] = await matchSome(orm, changes, { now, after: last });
      await keep(orm, events, now);
      if (end === undefined) break;
      last = end;
    }
  }
  await moveCursor(orm, cursor, changes.readUpTo);
};

/** Matches the next alerts by their ids; answers the last of them, undefined when there are no more. */
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
const keep = async (orm: Orm, events: readonly AlertEvent[], now: Date): Promise<void> => {
  for (let at = 0; at < events.length; at += eventsAtOnce)
    await recordEvents(orm, events.slice(at, at + eventsAtOnce), now);
};
