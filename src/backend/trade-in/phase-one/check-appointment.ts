import { eq } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import { isOver } from "../appointment/booked-time.ts";
import { readBooking } from "../appointment/read-booking.ts";

/**
 * Lets a car be valued again at a dealer. Its appointment there stays as it is. One at another dealer is nothing to lose by the way:
 * while it is still to come the call is refused with `conflict`, until it has been moved or given back; one that is over, or that nobody
 * has confirmed yet, goes.
 */
export const checkAppointment = async (
  tx: Orm,
  { id, dealerId }: { readonly id: string; readonly dealerId: number },
  now: Date,
): Promise<void> => {
  const booking = await readBooking(tx, id, now);
  if (booking?.dealerId === dealerId) return;
  if (booking?.confirmBefore === null && !isOver(booking, now))
    throw new BackendError("conflict", "It has an appointment at another dealer", "dealerId");
  await tx.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, id));
};
