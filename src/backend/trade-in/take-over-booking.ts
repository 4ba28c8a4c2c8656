import { eq } from "drizzle-orm";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import type { Locale } from "#platform/locale.ts";
import { bookedTime, hasStarted, isOver } from "./appointment/booked-time.ts";
import { countChange } from "./appointment/count-change.ts";
import { lockDealer } from "./appointment/keep-booking.ts";
import { notifyOfAppointment } from "./appointment/notify-of-appointment.ts";
import type { StoredTradeIn } from "./appointment/own-trade-in.ts";
import { readBooking } from "./appointment/read-booking.ts";

export type BookingTakeOver = {
  readonly customerId: string;
  readonly dealers: ReadonlyMap<number, StoredDealer>;
  /** The mail is written in it. */
  readonly locale: Locale;
  readonly now: Date;
};

/**
 * Gives the trade-in that stays the appointment of the one that goes, with its dealer. One that is still to come comes before one that is
 * over; where both are to come the one that goes is given back, and a mail says so.
 */
export const takeOverBooking = async (
  tx: Orm,
  stays: StoredTradeIn,
  goes: StoredTradeIn,
  { customerId, dealers, locale, now }: BookingTakeOver,
): Promise<void> => {
  const [kept, given] = [await readBooking(tx, stays.id, now), await readBooking(tx, goes.id, now)];
  if (given === undefined || (kept && isOver(given, now))) return;
  if (kept && !isOver(kept, now)) {
    const dealer = dealers.get(given.dealerId);
    if (!dealer || given.confirmBefore || hasStarted(given, now)) return;
    const { id, bookingSequence } = await countChange(tx, stays);
    const tradeIn = { ...goes, id, bookingSequence, customerId };
    const told = { tradeIn, dealer, slot: bookedTime(given), locale, now, calendarId: goes.id };
    await notifyOfAppointment(tx, "cancelled", told);
    return;
  }
  await lockDealer(tx, given.dealerId);
  await tx.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, stays.id));
  await tx.update(tradeInBookings).set({ tradeInId: stays.id }).where(eq(tradeInBookings.tradeInId, goes.id));
  await tx.update(tradeIns).set({ dealerId: given.dealerId }).where(eq(tradeIns.id, stays.id));
};
