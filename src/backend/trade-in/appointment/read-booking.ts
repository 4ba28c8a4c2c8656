import { eq, lte, or, type SQL } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";

export type StoredBooking = typeof tradeInBookings.$inferSelect;

/** Appointments that were not confirmed in time. They count as absent; a job deletes them. */
export const lapsedAt = (now: Date): SQL => lte(tradeInBookings.confirmBefore, now);

export const hasLapsed = ({ confirmBefore }: Pick<StoredBooking, "confirmBefore">, now: Date): boolean =>
  confirmBefore !== null && confirmBefore <= now;

/** The appointment of a trade-in, or of a test drive's lead, confirmed or still waiting for its confirmation. */
export const readBooking = async (orm: Orm, id: string, now: Date): Promise<StoredBooking | undefined> => {
  const ofThis = or(eq(tradeInBookings.tradeInId, id), eq(tradeInBookings.leadId, id));
  const [booking] = await orm.select().from(tradeInBookings).where(ofThis);
  return booking && !hasLapsed(booking, now) ? booking : undefined;
};

/** Deletes appointments that were not confirmed in time. */
export const forgetLapsed = async (orm: Orm, now: Date): Promise<void> => {
  await orm.delete(tradeInBookings).where(lapsedAt(now));
};
