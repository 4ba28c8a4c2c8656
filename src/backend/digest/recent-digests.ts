import { and, gt, isNotNull, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { digestKeyStart, nameInKey } from "./digest-key.ts";

const hourMs = 3_600_000;

const isRecent = (now: Date) =>
  and(gt(alertEvents.settledAt, new Date(now.getTime() - hourMs)), isNotNull(alertEvents.mailKey));

/** What stands for the addresses that had a mail about alerts within the hour. */
export const readRecentNames = async (orm: Orm, now: Date): Promise<ReadonlySet<string>> => {
  const rows = await orm.selectDistinct({ key: alertEvents.mailKey }).from(alertEvents).where(isRecent(now));
  return new Set(rows.map(({ key }) => nameInKey(key ?? "")));
};

/** Whether one of them had. */
export const hadOneLately = async (orm: Orm, name: string, now: Date): Promise<boolean> => {
  const isTo = sql`starts_with(${alertEvents.mailKey}, ${digestKeyStart(name)})`;
  const [found] = await orm
    .select({ id: alertEvents.id })
    .from(alertEvents)
    .where(and(isRecent(now), isTo))
    .limit(1);
  return found !== undefined;
};
