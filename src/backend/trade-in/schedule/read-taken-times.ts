import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import type { TakenTime } from "#domain/appointment-slots.ts";
import { bookedTime, minutesOf } from "../appointment/booked-time.ts";

/** Appointments of a dealer that are not over: one that has begun takes its time to its end, one that nobody has confirmed holds it for a while. */
export const readTakenTimes = async (orm: Orm, dealerId: number, now: Date): Promise<TakenTime[]> => {
  const { startMinute, endMinute } = tradeInBookings;
  const isAhead = gt(endMinute, minutesOf({ start: now, end: now }).startMinute);
  const isHeld = or(isNull(tradeInBookings.confirmBefore), gt(tradeInBookings.confirmBefore, now));
  const rows = await orm
    .select({ startMinute, endMinute })
    .from(tradeInBookings)
    .where(and(eq(tradeInBookings.dealerId, dealerId), isAhead, isHeld));
  return rows.map(bookedTime);
};
