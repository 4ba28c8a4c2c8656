import { eq } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";

/**
 * Lets a car be valued again at a dealer. Its appointment there stays as it is. One at another dealer is nothing to lose by the way:
 * while it is still to come the call is refused with `conflict`, until it has been moved or given back; one that is over goes.
 */
export const checkAppointment = async (
  tx: Orm,
  { id, dealerId }: { readonly id: string; readonly dealerId: number },
  now: Date,
): Promise<void> => {
  const ofThis = eq(tradeInBookings.tradeInId, id);
  const [booking] = await tx.select().from(tradeInBookings).where(ofThis);
  if (booking === undefined || booking.dealerId === dealerId) return;
  if (booking.endMinute * 60_000 > now.getTime())
    throw new BackendError("conflict", "It has an appointment at another dealer", "dealerId");
  await tx.delete(tradeInBookings).where(ofThis);
};
