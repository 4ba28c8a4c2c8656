import { eq } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { bookedTime, hasStarted } from "./booked-time.ts";
import { countChange } from "./count-change.ts";
import { notifyOfAppointment } from "./notify-of-appointment.ts";
import { ownTradeIn } from "./own-trade-in.ts";
import type { LoadTradeIn } from "./set-appointment.ts";

/**
 * `DELETE retake/{retakeId}/phase2/book`: cancels an appointment; idempotent. Sends no mail about one that was never confirmed. Throws
 * `conflict` for an appointment that has started, and for another slot than the booked one, since it was moved.
 */
export const cancelSlot: Handler<typeof tradeInEndpoints.cancelSlot> = async ({ params, body }, call) => {
  await cancelAppointment(call, (tx) => ownTradeIn(tx, params.retakeId, call), Date.parse(body.dateTime));
  return { id: params.retakeId };
};

/** Cancels the appointment of a trade-in that the caller may change. @param at its beginning, if the caller names it */
export const cancelAppointment = async (
  { orm, now, locale }: Pick<Call, "orm" | "now" | "locale">,
  load: LoadTradeIn,
  at?: number,
): Promise<void> => {
  const dealers = await knownDealers(orm);
  await orm.transaction(async (tx) => {
    const { tradeIn, booking } = await load(tx);
    if (booking === undefined) return;
    const slot = bookedTime(booking);
    if (at !== undefined && slot.start.getTime() !== at)
      throw new BackendError("conflict", "The appointment is at another time");
    if (hasStarted(booking, now)) throw new BackendError("conflict", "The appointment has started");
    await tx.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, tradeIn.id));
    const changed = await countChange(tx, tradeIn);
    const dealer = dealers.get(booking.dealerId);
    if (dealer && booking.confirmBefore === null)
      await notifyOfAppointment(tx, "cancelled", { tradeIn: changed, dealer, slot, locale, now });
  });
  nudgeDeliveries();
};
