import { lt, or, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { footprints } from "#backend/store/schema/activity.ts";

const dayInMs = 86_400_000;

/** Retention of footprints: days, and rows (some 200 bytes each). */
export const footprintBounds = { days: 90, rows: 1_000_000 } as const;

/**
 * Deletes footprints older than the retention and, of the rest, the oldest beyond the bound. A job runs it every five minutes: only the
 * rows written in between, which the rate limit bounds, exceed the bound.
 */
export const forgetFootprints = async (
  orm: Orm,
  now: Date,
  bounds: { readonly days: number; readonly rows: number } = footprintBounds,
): Promise<void> => {
  const oldest = new Date(now.getTime() - bounds.days * dayInMs);
  // Ids increase with time: the newest `rows` are retained.
  const first = sql`(select max(${footprints.id}) - ${bounds.rows} + 1 from ${footprints})`;
  await orm.delete(footprints).where(or(lt(footprints.at, oldest), lt(footprints.id, first)));
};
