import { and, eq, gt } from "drizzle-orm";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import type { Locale } from "#platform/locale.ts";
import { bookedTime } from "./booked-time.ts";
import { notifyOfAppointment } from "./notify-of-appointment.ts";
import type { StoredTradeIn } from "./own-trade-in.ts";

type Confirming = {
  readonly dealers: ReadonlyMap<number, StoredDealer>;
  readonly locale: Locale;
  readonly now: Date;
};

/**
 * Confirms the appointment of a trade-in while it holds its slot, and queues the mail about it. Does nothing for a
 * confirmed one, and without an appointment. @param tradeIn locked
 */
export const confirmSlot = async (
  tx: Orm,
  tradeIn: StoredTradeIn,
  { dealers, locale, now }: Confirming,
): Promise<void> => {
  const isHeld = and(eq(tradeInBookings.tradeInId, tradeIn.id), gt(tradeInBookings.confirmBefore, now));
  const [booking] = await tx.update(tradeInBookings).set({ confirmBefore: null }).where(isHeld).returning();
  const dealer = booking && dealers.get(booking.dealerId);
  if (dealer)
    await notifyOfAppointment(tx, "booked", { tradeIn, dealer, slot: bookedTime(booking), locale, now });
};
