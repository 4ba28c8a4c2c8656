import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { alertCursor } from "#backend/store/schema/notifications.ts";

export type Cursor = Pick<typeof alertCursor.$inferSelect, "readUpTo" | "lastVehicleId">;

/**
 * Starts the alerts at the present state of the stock, also where their cursor stood elsewhere: a stock that was loaded at once is no news.
 */
export const startCursor = async (orm: Orm): Promise<void> => {
  await orm.execute(sql`
    insert into ${alertCursor} (read_up_to, last_vehicle_id)
    select pg_snapshot_xmin(pg_current_snapshot()), coalesce(max(id), 0) from vehicles
    on conflict (id) do update set read_up_to = excluded.read_up_to, last_vehicle_id = excluded.last_vehicle_id`);
};

export const readCursor = async (orm: Orm): Promise<Cursor | undefined> => {
  const { readUpTo, lastVehicleId } = alertCursor;
  const [found] = await orm.select({ readUpTo, lastVehicleId }).from(alertCursor);
  return found;
};

/** Moves the cursor unless another run has done so meanwhile: it has read the same. */
export const moveCursor = async (orm: Orm, from: Cursor, to: Cursor): Promise<void> => {
  const isUnmoved = and(
    eq(alertCursor.readUpTo, from.readUpTo),
    eq(alertCursor.lastVehicleId, from.lastVehicleId),
  );
  await orm.update(alertCursor).set(to).where(isUnmoved);
};
