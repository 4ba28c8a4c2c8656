import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { events } from "#backend/store/schema/events.ts";

/** Retention of an event, whatever became of its deliveries. */
const eventDays = 30;

/** Deletes events older than their retention, with their deliveries. Those of a receiver that was removed may still be queued then. */
export const forgetEvents = async (orm: Orm): Promise<void> => {
  await orm.delete(events).where(sql`${events.at} < now() - make_interval(days => ${eventDays})`);
};
