import { and, eq, gt, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { alertTables } from "#backend/alert/alert-ref.ts";

/** The alerts that tell somebody: they are wanted, confirmed, not paused and not over. */
export const notifiesNow = (
  table: (typeof alertTables)[keyof typeof alertTables],
  now: Date,
): SQL | undefined =>
  and(
    eq(table.active, true),
    isNull(table.removedAt),
    isNotNull(table.confirmedAt),
    or(isNull(table.expiresAt), gt(table.expiresAt, now)),
  );
