import { lt, or, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { footprints } from "#backend/store/schema/activity.ts";

const dayInMs = 86_400_000;
const checkEveryMs = 60_000;

/** How long and how many footprints are kept: days, and rows (some 200 bytes each). */
export const footprintBounds = { days: 90, rows: 1_000_000 } as const;

const checkedAt = new WeakMap<Orm, number>();

/**
 * Deletes what is older than its time and, of the rest, the oldest beyond the bound. Called with each write; looks once a
 * minute, so that the rows written meanwhile, which the rate limit bounds, are the most that is kept too long.
 * @returns whether it looked
 */
export const forgetFootprints = async (
  orm: Orm,
  now: Date,
  bounds: { readonly days: number; readonly rows: number } = footprintBounds,
): Promise<boolean> => {
  if (now.getTime() - (checkedAt.get(orm) ?? Number.NEGATIVE_INFINITY) < checkEveryMs) return false;
  checkedAt.set(orm, now.getTime());
  const oldest = new Date(now.getTime() - bounds.days * dayInMs);
  // Ids go up with time: the newest `rows` of them are kept.
  const first = sql`(select max(${footprints.id}) - ${bounds.rows} + 1 from ${footprints})`;
  await orm.delete(footprints).where(or(lt(footprints.at, oldest), lt(footprints.id, first)));
  return true;
};
