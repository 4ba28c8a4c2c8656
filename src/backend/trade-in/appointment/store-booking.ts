import { and, eq } from "drizzle-orm";
import { causesOf } from "#backend/store/causes-of.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import type { AppointmentSlot } from "#domain/appointment-slots.ts";
import { minutesOf } from "./booked-time.ts";
import { lapsedAt } from "./read-booking.ts";

/** PostgreSQL's code for a row that an exclusion constraint refuses. */
const overlaps = "23P01";

/** Whether the database refused an appointment because another one of the dealer is at that time. */
export const isOverlap = (error: unknown): boolean => causesOf(error).some(({ code }) => code === overlaps);

/**
 * Bookings of a dealer come one after the other, to the end of the transaction: two that overlap would otherwise each wait for the
 * other's end, and the database would stop one as a deadlock.
 */
export const lockDealer = async (tx: Orm, dealerId: number): Promise<void> => {
  await tx.select({ id: dealers.id }).from(dealers).where(eq(dealers.id, dealerId)).for("no key update");
};

/**
 * Stores the appointment of a trade-in in place of any that it has, and deletes those of the dealer that nobody has confirmed in time.
 * That it overlaps no other is the database's constraint: see `isOverlap` for what is thrown.
 */
export const storeBooking = async (
  tx: Orm,
  tradeIn: { readonly id: string; readonly dealerId: number },
  slot: AppointmentSlot & { readonly confirmBefore: Date | null },
  now: Date,
): Promise<void> => {
  const { dealerId } = tradeIn;
  const { confirmBefore } = slot;
  await lockDealer(tx, dealerId);
  await tx.delete(tradeInBookings).where(and(eq(tradeInBookings.dealerId, dealerId), lapsedAt(now)));
  const booking = { dealerId, ...minutesOf(slot), bookedAt: now, confirmBefore };
  await tx
    .insert(tradeInBookings)
    .values({ tradeInId: tradeIn.id, ...booking })
    .onConflictDoUpdate({ target: tradeInBookings.tradeInId, set: booking });
};
