import { eq } from "drizzle-orm";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import type { Locale } from "#platform/locale.ts";
import { bookedTime, hasBegun, isOver } from "./appointment/booked-time.ts";
import { lockDealer } from "./appointment/keep-booking.ts";
import type { StoredTradeIn } from "./appointment/own-trade-in.ts";
import { tellOfAppointment } from "./appointment/tell-of-appointment.ts";

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
  const [kept, given] = [await bookingOf(tx, stays.id), await bookingOf(tx, goes.id)];
  if (given === undefined || (kept && isOver(given, now))) return;
  if (kept && !isOver(kept, now)) {
    const dealer = dealers.get(given.dealerId);
    if (!dealer || hasBegun(given, now)) return;
    const { id, bookingSequence } = stays;
    const tradeIn = { ...goes, id, bookingSequence, customerId };
    const { start } = bookedTime(given);
    await tellOfAppointment(tx, { kind: "cancelled", tradeIn, dealer, start, locale });
    return;
  }
  await lockDealer(tx, given.dealerId);
  await tx.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, stays.id));
  await tx.update(tradeInBookings).set({ tradeInId: stays.id }).where(eq(tradeInBookings.tradeInId, goes.id));
  await tx.update(tradeIns).set({ dealerId: given.dealerId }).where(eq(tradeIns.id, stays.id));
};

const bookingOf = async (tx: Orm, tradeInId: string) => {
  const [found] = await tx.select().from(tradeInBookings).where(eq(tradeInBookings.tradeInId, tradeInId));
  return found;
};
