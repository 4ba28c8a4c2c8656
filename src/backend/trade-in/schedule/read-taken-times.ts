import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import type { TakenTime } from "#domain/appointment-slots.ts";
import { bookedTime, minutesOf } from "../appointment/booked-time.ts";

/** Times of a dealer's current and future appointments: a started one blocks its time to the end, an unconfirmed one until it expires. */
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
