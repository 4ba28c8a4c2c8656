import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import type { AttemptLimit } from "./attempt-limits.ts";

/** Upper bound of the counter, so that the column cannot overflow. */
const mostCounted = 1_000_000;

/**
 * Counts one attempt across all processes that share the database, and returns how many whole seconds to wait: 0 within the limit. The
 * window starts with the first attempt, and later ones do not extend it.
 */
export const countAttempt = async (
  orm: Orm,
  key: string,
  { times, seconds }: AttemptLimit,
  now: Date,
): Promise<number> => {
  const endsAt = new Date(now.getTime() + seconds * 1000);
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${attempts.endsAt} <= ${moment}`;
  const [counted] = await orm
    .insert(attempts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${attempts.count} + 1, ${mostCounted}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.endsAt });
  if (counted === undefined || counted.count <= times) return 0;
  return Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000));
};

/** Takes one attempt back. */
export const uncountAttempt = async (orm: Orm, key: string): Promise<void> => {
  await orm
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(sql`${attempts.key} = ${key}`);
};
