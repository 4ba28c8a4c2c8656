import { lt, or, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { footprints } from "#backend/store/schema/activity.ts";

const dayInMs = 86_400_000;

/** How long and how many footprints are kept: days, and rows (some 200 bytes each). */
export const footprintBounds = { days: 90, rows: 1_000_000 } as const;

/**
 * Deletes what is older than its time and, of the rest, the oldest beyond the bound. A job does so every five minutes: the rows
 * written meanwhile, which the rate limit bounds, are the most that is kept too long.
 */
export const forgetFootprints = async (
  orm: Orm,
  now: Date,
  bounds: { readonly days: number; readonly rows: number } = footprintBounds,
): Promise<void> => {
  const oldest = new Date(now.getTime() - bounds.days * dayInMs);
  // Ids go up with time: the newest `rows` of them are kept.
  const first = sql`(select max(${footprints.id}) - ${bounds.rows} + 1 from ${footprints})`;
  await orm.delete(footprints).where(or(lt(footprints.at, oldest), lt(footprints.id, first)));
};
